import { useTranslation } from 'react-i18next';
import { familyOfType } from '../../../shared/config/content-types.ts';
import { languageOfGraphql } from '../../../shared/config/locales.ts';
import type { TrendsQuery } from '../../../shared/graphql/generated/operations.ts';
import { familyKeys } from '../../../shared/i18n/family-keys.ts';
import { itemPath } from '../../../shared/links/item-path.ts';
import { useSite } from '../../lib/site.ts';
import { FiguresTable } from './figures-table.tsx';
import styles from './statistics.module.css';

type Item = TrendsQuery['passerelleTrends']['items'][number];

/** The most viewed items of the month. */
export function TrendItems({ items }: { items: readonly Item[] }) {
  const { t } = useTranslation('statistics');
  // A column that says “too few” in every row says nothing.
  const hasFavourites = items.some(({ favourites }) => favourites !== null);
  return (
    <section className={styles['figure']} aria-labelledby="trend-items">
      <h2 id="trend-items">{t('mostViewed')}</h2>
      {items.length === 0 ? (
        <p className={styles['empty']}>{t('trendsEmpty')}</p>
      ) : (
        <FiguresTable
          caption={t('mostViewed')}
          heading={t('item')}
          columns={hasFavourites ? [t('views'), t('favourites')] : [t('views')]}
          rows={items.map(({ card, views, favourites }) => ({
            key: String(card.groupId),
            name: <Name card={card} />,
            figures: hasFavourites ? [views, favourites] : [views],
          }))}
        />
      )}
    </section>
  );
}

function Name({ card }: { card: Item['card'] }) {
  const { t } = useTranslation('common');
  const { language } = useSite();
  const own = languageOfGraphql(card.language);
  return (
    <>
      <a href={itemPath(card.type, card.slug, own)} lang={own === language ? undefined : own}>
        {card.title}
      </a>{' '}
      <span className={styles['kind']}>{t(familyKeys[familyOfType(card.type)])}</span>
    </>
  );
}
