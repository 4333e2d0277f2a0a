import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { familyIds, familyOfType } from '../../../shared/config/content-types.ts';
import { shortFamiliesKeys } from '../../../shared/i18n/family-keys.ts';
import { samePlace } from '../../lib/same-place.ts';
import type { FavouriteList } from './favourite.ts';
import styles from './favourites.module.css';
import { type ListState, listSearch } from './favourites-address.ts';

interface ListFiltersProps {
  state: ListState;
  counts: FavouriteList['counts'];
}

/** By type, by date and in which order: links, whose state is the address. */
export function ListFilters({ state, counts }: ListFiltersProps) {
  const { t } = useTranslation(['favourites', 'common']);
  const byFamily = new Map(counts.map(({ type, count }) => [familyOfType(type), count]));
  const all = counts.reduce((total, { count }) => total + count, 0);
  const first = { ...state, page: 1 };
  return (
    <nav aria-label={t('filters')} className={styles['filters']}>
      <ul>
        <Filter to={{ ...first, family: undefined }} isCurrent={state.family === undefined}>
          {t('all')} <span className={styles['count']}>{all}</span>
        </Filter>
        {familyIds
          .filter((family) => byFamily.has(family))
          .map((family) => (
            <Filter key={family} to={{ ...first, family }} isCurrent={state.family === family}>
              {t(shortFamiliesKeys[family], { ns: 'common' })}{' '}
              <span className={styles['count']}>{byFamily.get(family)}</span>
            </Filter>
          ))}
      </ul>
      <ul>
        <Filter to={{ ...first, isComing: !state.isComing }} isCurrent={state.isComing}>
          {t('coming')}
        </Filter>
        <Filter to={{ ...first, sort: 'recent' }} isCurrent={state.sort === 'recent'}>
          {t('sortRecent')}
        </Filter>
        <Filter to={{ ...first, sort: 'date' }} isCurrent={state.sort === 'date'}>
          {t('sortDate')}
        </Filter>
      </ul>
    </nav>
  );
}

function Filter({ to, isCurrent, children }: { to: ListState; isCurrent: boolean; children: ReactNode }) {
  return (
    <li>
      <Link
        to={{ search: listSearch(to) }}
        state={samePlace}
        preventScrollReset
        aria-current={isCurrent ? 'true' : undefined}
      >
        {children}
      </Link>
    </li>
  );
}
