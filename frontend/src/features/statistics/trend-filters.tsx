import { useTranslation } from 'react-i18next';
import type { TrendsQuery } from '../../../shared/graphql/generated/operations.ts';
import { ChoiceLink, ChoiceLinks } from '../../components/list/choice-links.tsx';
import { type TrendsState, trendsSearch } from './trends-address.ts';
import { useDates } from './use-dates.ts';

interface TrendFiltersProps {
  state: TrendsState;
  trends: TrendsQuery['passerelleTrends'];
}

const nameOf = (topics: readonly { key: string; name: string }[], key: string): string =>
  topics.find((topic) => topic.key === key)?.name ?? key;

/** Choice of the month, the newest first, and links that remove filters. */
export function TrendFilters({ state, trends }: TrendFiltersProps) {
  const { t } = useTranslation('statistics');
  const dates = useDates();
  const [current] = trends.months.slice(-1);
  const filters = [
    ['sector', nameOf(trends.sectors, state.sector)],
    ['country', nameOf(trends.countries, state.country)],
  ] as const;
  const active = filters.filter(([name]) => state[name] !== '');
  return (
    <ChoiceLinks label={t('months')}>
      <ul>
        {trends.months.toReversed().map(({ month }) => (
          <ChoiceLink
            key={month}
            search={trendsSearch({ ...state, month: month === current?.month ? '' : month })}
            isCurrent={month === trends.month}
          >
            {dates.month(month)}
          </ChoiceLink>
        ))}
      </ul>
      {active.length > 0 && (
        <ul>
          {active.map(([name, words]) => (
            <ChoiceLink key={name} search={trendsSearch({ ...state, [name]: '' })} isCurrent={false}>
              {t('without', { name: words })}
            </ChoiceLink>
          ))}
        </ul>
      )}
    </ChoiceLinks>
  );
}
