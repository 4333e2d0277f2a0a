import { useTranslation } from 'react-i18next';
import type { ModerationCountsQuery } from '../../../../shared/graphql/generated/operations.ts';
import { ChoiceLink, ChoiceLinks, Count } from '../../../components/list/choice-links.tsx';
import { type QueueType, queueTypes, typesKeys } from '../queue-types.ts';
import { type ListState, listSearch } from './list-state.ts';

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
    <ChoiceLinks label={t('tabs')}>
      <ul>
        {entries.map(({ type, label, count }) => {
          const search = listSearch({ ...state, type, page: 1 });
          return (
            <ChoiceLink key={type ?? 'all'} search={search} isCurrent={type === state.type}>
              {label} <Count>{count}</Count>
              <span className="visually-hidden"> {t('waitingCount', { count })}</span>
            </ChoiceLink>
          );
        })}
      </ul>
    </ChoiceLinks>
  );
}
