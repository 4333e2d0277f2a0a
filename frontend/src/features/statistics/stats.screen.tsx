import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { graphqlLanguage } from '../../../shared/config/locales.ts';
import { OwnStatisticsDocument } from '../../../shared/graphql/generated/documents/own-statistics.ts';
import { ChoiceLink, ChoiceLinks } from '../../components/list/choice-links.tsx';
import { Screen } from '../../components/screen/screen.tsx';
import { RouteLink } from '../../components/ui/route-link.tsx';
import { load } from '../../graphql/client/load.ts';
import { useRead } from '../../graphql/client/use-read.ts';
import { languageContext } from '../../lib/site.ts';
import { Definitions } from './definitions.tsx';
import { OwnItems } from './own-items.tsx';
import { firstDay, periodIds, periodOf } from './period.ts';
import { SeriesFigure } from './series-figure.tsx';
import styles from './statistics.module.css';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const period = periodOf(new URL(request.url).searchParams);
  const language = graphqlLanguage(context.get(languageContext));
  const variables = { language, from: firstDay(period, Date.now()) };
  await load(context, OwnStatisticsDocument, variables);
  return { period, variables };
}

const periodKeys = { month: 'periods.month', quarter: 'periods.quarter', year: 'periods.year' } as const;

/** Views, favourites and contacts of what one owns or co-edits. */
export function Component() {
  const { t } = useTranslation('statistics');
  const { period, variables } = useLoaderData<typeof loader>();
  const { passerelleOwnStatistics: own } = useRead(OwnStatisticsDocument, variables);
  if (own.total === 0) return <Empty />;
  return (
    <Screen isList title={t('title')} lead={t('lead')}>
      <ChoiceLinks label={t('period')}>
        <ul>
          {periodIds.map((id) => (
            <ChoiceLink key={id} search={id === 'month' ? '' : `?period=${id}`} isCurrent={id === period}>
              {t(periodKeys[id])}
            </ChoiceLink>
          ))}
        </ul>
      </ChoiceLinks>
      {own.series.map(({ key, points }) => (
        <SeriesFigure key={key} kind={key} points={points} period={period} />
      ))}
      <OwnItems items={own.items} total={own.total} />
      <Definitions of="own" />
    </Screen>
  );
}

function Empty() {
  const { t } = useTranslation('statistics');
  return (
    <Screen title={t('title')}>
      <div className={styles['empty']}>
        <p>{t('empty')}</p>
        <ul>
          <li>
            <RouteLink to="newInitiative">{t('emptyInitiative')}</RouteLink>
          </li>
          <li>
            <RouteLink to="newEvent">{t('emptyEvent')}</RouteLink>
          </li>
          <li>
            <RouteLink to="profileForm">{t('emptyProfile')}</RouteLink>
          </li>
        </ul>
      </div>
    </Screen>
  );
}
