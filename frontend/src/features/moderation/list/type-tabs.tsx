import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ModerationCountsQuery } from '../../../../shared/graphql/generated/operations.ts';
import { samePlace } from '../../../lib/same-place.ts';
import { type QueueType, queueTypes, typesKeys } from '../queue-types.ts';
import { type ListState, type ListType, listSearch } from './list-state.ts';
import styles from './list.module.css';

interface TypeTabsProps {
  state: ListState;
  counts: ModerationCountsQuery['passerelleModerationCounts'];
}

/** The types, each with how much of it waits. */
export function TypeTabs({ state, counts }: TypeTabsProps) {
  const { t } = useTranslation('moderation');
  const countOf = (type: QueueType) => counts.find((each) => each.type === type)?.count ?? 0;
  const all = queueTypes.reduce((sum, type) => sum + countOf(type), 0);
  const entries = [
    { type: undefined, label: t('types.all'), count: all },
    ...queueTypes.map((type) => ({ type, label: t(typesKeys[type]), count: countOf(type) })),
  ];
  return (
    <nav aria-label={t('tabs')} className={styles['tabs']}>
      <ul>
        {entries.map(({ type, label, count }) => {
          const lower = type?.toLowerCase() as ListType | undefined;
          const search = listSearch({ ...state, type: lower, page: 1 });
          return (
            <li key={type ?? 'all'}>
              <Link
                to={{ search }}
                state={samePlace}
                preventScrollReset
                aria-current={lower === state.type ? 'page' : undefined}
              >
                {label} <span className={styles['count']}>{count}</span>
                <span className="visually-hidden"> {t('waitingCount', { count })}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
