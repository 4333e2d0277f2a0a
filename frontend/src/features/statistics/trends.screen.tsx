import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import limits from '../../../../wp-plugin/config/limits.json' with { type: 'json' };
import { TrendsDocument } from '../../../shared/graphql/generated/documents/trends.ts';
import { Screen } from '../../components/screen/screen.tsx';
import { load } from '../../graphql/client/load.ts';
import { useRead } from '../../graphql/client/use-read.ts';
import { languageContext } from '../../lib/site.ts';
import { Definitions } from './definitions.tsx';
import { MonthsFigure } from './months-figure.tsx';
import { TopicFigure } from './topic-figure.tsx';
import { TrendFilters } from './trend-filters.tsx';
import { TrendItems } from './trend-items.tsx';
import { readTrendsState, trendsVariables } from './trends-address.ts';

const { trendMonths } = limits.statistics;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const state = readTrendsState(new URL(request.url).searchParams, Date.now(), trendMonths);
  const variables = trendsVariables(state, context.get(languageContext));
  await load(context, TrendsDocument, variables);
  return { state, variables };
}

/** Screen of the most viewed and most marked content, by month, sector and country. */
export function Component() {
  const { t } = useTranslation('statistics');
  const { state, variables } = useLoaderData<typeof loader>();
  const { passerelleTrends: trends } = useRead(TrendsDocument, variables);
  return (
    <Screen isList title={t('trendsTitle')} lead={t('trendsLead')}>
      <TrendFilters state={state} trends={trends} />
      <TrendItems items={trends.items} />
      <TopicFigure kind="sector" topics={trends.sectors} state={state} />
      <TopicFigure kind="country" topics={trends.countries} state={state} />
      <MonthsFigure months={trends.months} />
      <Definitions of="trends" />
    </Screen>
  );
}
