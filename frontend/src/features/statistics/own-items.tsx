import { useTranslation } from 'react-i18next';
import { familyOfType } from '../../../shared/config/content-types.ts';
import { languageOfGraphql } from '../../../shared/config/locales.ts';
import type { OwnStatisticsQuery } from '../../../shared/graphql/generated/operations.ts';
import { familyKeys } from '../../../shared/i18n/family-keys.ts';
import { useSite } from '../../lib/site.ts';
import { FiguresTable } from './figures-table.tsx';
import styles from './statistics.module.css';

type Item = OwnStatisticsQuery['passerelleOwnStatistics']['items'][number];

/** Each own item with its figures of the period, the most viewed first. */
export function OwnItems({ items, total }: { items: readonly Item[]; total: number }) {
  const { t } = useTranslation('statistics');
  return (
    <section className={styles['figure']} aria-labelledby="own-items">
      <h2 id="own-items">{t('items')}</h2>
      {items.length < total && (
        <p className={styles['soft']}>{t('someItems', { shown: items.length, total })}</p>
      )}
      <FiguresTable
        caption={t('items')}
        heading={t('item')}
        columns={[t('views'), t('favourites'), t('contacts')]}
        rows={items.map((item) => ({
          key: String(item.groupId),
          name: <Name item={item} />,
          figures: [item.views, item.favourites, item.contacts],
        }))}
      />
    </section>
  );
}

function Name({ item: { title, path, type, language: own } }: { item: Item }) {
  const { t } = useTranslation(['statistics', 'common']);
  const { language } = useSite();
  const spoken = languageOfGraphql(own);
  const words = <span lang={spoken === language ? undefined : spoken}>{title || t('untitled')}</span>;
  return (
    <>
      {path ? <a href={path}>{words}</a> : words}{' '}
      <span className={styles['kind']}>
        {t(familyKeys[familyOfType(type)], { ns: 'common' })}
        {path ? '' : ` · ${t('notPublic')}`}
      </span>
    </>
  );
}
