import { useTranslation } from 'react-i18next';
import type { Card_CardFragment } from '../../../shared/graphql/generated/operations.ts';
import { Icon, isIconName } from '../../components/ui/icon.tsx';
import styles from './card.module.css';

/** How many a card names before it only counts. */
const namedCountries = 2;
const namedSectors = 2;

/** Countries and sectors of an item. */
export function Places({
  card: { countries, sectors },
}: {
  card: Pick<Card_CardFragment, 'countries' | 'sectors'>;
}) {
  const { t } = useTranslation();
  const others = countries.length - namedCountries;
  const icon = sectors.find(({ icon: name }) => isIconName(name))?.icon;
  return (
    <>
      {sectors.length > 0 && (
        <p className={styles['place']}>
          {isIconName(icon) && <Icon name={icon} />}
          <span className="visually-hidden">{t('cards.sectors')} </span>
          {sectors
            .slice(0, namedSectors)
            .map(({ name }) => name)
            .join(', ')}
        </p>
      )}
      {countries.length > 0 && (
        <p className={styles['place']}>
          <Icon name="pin" />
          <span className="visually-hidden">{t('cards.countries')} </span>
          {countries
            .slice(0, namedCountries)
            .map(({ name }) => name)
            .join(', ')}
          {others > 0 && ` ${t('cards.moreCountries', { count: others })}`}
        </p>
      )}
    </>
  );
}
