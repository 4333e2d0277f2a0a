import { useTranslation } from 'react-i18next';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { graphqlLanguage } from '../../../shared/config/locales.ts';
import { ApplicationFiguresDocument } from '../../../shared/graphql/generated/documents/application-figures.ts';
import { CallStatisticsDocument } from '../../../shared/graphql/generated/documents/call-statistics.ts';
import { Screen } from '../../components/screen/screen.tsx';
import { RouteLink } from '../../components/ui/route-link.tsx';
import { load } from '../../graphql/client/load.ts';
import { useRead } from '../../graphql/client/use-read.ts';
import { formatNumber } from '../../lib/format.ts';
import { languageContext, useSite } from '../../lib/site.ts';
import { stageSearch, stageVariables } from '../../components/stages/stage-address.ts';
import { loadStages } from '../../components/stages/load-stages.ts';
import { StageLinks } from '../../components/stages/stage-links.tsx';
import { CallStatistics } from './call-statistics.tsx';
import { BarChart } from './charts/bar-chart.tsx';
import { FiguresTable } from './figures-table.tsx';
import styles from './statistics.module.css';
import { useDates } from './use-dates.ts';

/** @throws Response 404, also for calls of others */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { id = '' } = params;
  if (!/^[1-9]\d{0,9}$/.test(id)) throw data(null, { status: 404 });
  const variables = { callId: Number(id) };
  const ofStage = stageVariables(variables.callId, new URL(request.url).searchParams);
  const language = graphqlLanguage(context.get(languageContext));
  const [{ passerelleApplicationFigures: figures }] = await Promise.all([
    load(context, ApplicationFiguresDocument, variables),
    load(context, CallStatisticsDocument, { ...ofStage, language }),
    loadStages(context, variables.callId),
  ]);
  if (!figures) throw data(null, { status: 404 });
  return { variables, ofStage };
}

/** How many applications to a call were begun and sent, for those who run it, and more figures for those who handle them. */
export function Component() {
  const { t } = useTranslation('statistics');
  const { language } = useSite();
  const dates = useDates();
  const { variables, ofStage } = useLoaderData<typeof loader>();
  const { passerelleApplicationFigures: figures } = useRead(ApplicationFiguresDocument, variables);
  const { passerelleCallStatistics: statistics } = useRead(CallStatisticsDocument, {
    ...ofStage,
    language: graphqlLanguage(language),
  });
  if (!figures) return null;
  // Those of a later stage are for those who handle the call.
  const { begun, days, sent, title, callId } = ofStage.stage && statistics ? statistics : figures;
  const facts = [
    [
      t('applications.begun'),
      begun === null ? t('few') : t('applications.atLeast', { minimum: formatNumber(begun, language) }),
    ],
    [t('applications.sent'), formatNumber(sent, language)],
  ] as const;
  return (
    <Screen title={t('applications.title', { title })} lead={t('applications.lead')}>
      <StageLinks callId={callId} stage={ofStage.stage ?? 1} searchOf={(number) => stageSearch(number)} />
      <dl className={styles['sums']}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {days.length === 0 ? (
        <p className={styles['soft']}>{t('applications.none')}</p>
      ) : (
        <section className={styles['figure']} aria-labelledby="days">
          <h2 id="days">{t('applications.days')}</h2>
          <BarChart rows={days.map(({ day, sent: count }) => ({ key: day, label: dates.day(day), count }))} />
          <details>
            <summary>{t('asTable', { name: t('applications.days') })}</summary>
            <FiguresTable
              caption={t('applications.days')}
              heading={t('units.day')}
              columns={[t('applications.begun'), t('applications.sent')]}
              rows={days.map((each) => ({
                key: each.day,
                name: <time dateTime={each.day}>{dates.date(each.day)}</time>,
                figures: [each.begun, each.sent],
              }))}
            />
          </details>
        </section>
      )}
      <p className={styles['soft']}>{t('applications.rounded')}</p>
      {statistics && <CallStatistics statistics={statistics} />}
      <p>
        <RouteLink to="editCall" parameters={{ id: String(callId) }}>
          {t('applications.call')}
        </RouteLink>
      </p>
    </Screen>
  );
}
