import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { downloadCallStatistics } from '../../../../shared/config/calls/received-application-calls.ts';
import { graphqlLanguage, type Language } from '../../../../shared/config/locales.ts';
import { formatInstantAt } from '../../../../shared/dates/zoned-dates.ts';
import { CallStatisticsDocument } from '../../../../shared/graphql/generated/documents/call-statistics.ts';
import { FormReferenceDocument } from '../../../../shared/graphql/generated/documents/form-reference.ts';
import type {
  PasserelleApplicantKind,
  PasserelleSubmissionState,
} from '../../../../shared/graphql/generated/operations.ts';
import { Screen } from '../../../components/screen/screen.tsx';
import { RouteLink } from '../../../components/ui/route-link.tsx';
import { load } from '../../../graphql/client/load.ts';
import { useRead } from '../../../graphql/client/use-read.ts';
import { formatNumber } from '../../../lib/format.ts';
import { languageContext, useSite } from '../../../lib/site.ts';
import styles from './call-statistics.module.css';
import { CountFigure } from './count-figure.tsx';
import { DaysFigure } from './days-figure.tsx';
import { QuestionFigure } from './question-figure.tsx';

const stateKeys = {
  draft: 'state.draft',
  sent: 'state.sent',
  eligible: 'state.eligible',
  ineligible: 'state.ineligible',
  withdrawn: 'state.withdrawn',
} as const satisfies Record<PasserelleSubmissionState | 'withdrawn', ParseKeys<'callStatistics'>>;
const kindKeys = { person: 'kind.person', structure: 'kind.structure' } as const satisfies Record<
  PasserelleApplicantKind,
  ParseKeys<'callStatistics'>
>;
const languageKeys = { fr: 'language.fr', en: 'language.en' } as const satisfies Record<
  Language,
  ParseKeys<'callStatistics'>
>;

/** @throws Response 404, also for calls of others */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { id = '' } = params;
  if (!/^[1-9]\d{0,9}$/.test(id)) throw data(null, { status: 404 });
  const variables = { callId: Number(id) };
  const language = graphqlLanguage(context.get(languageContext));
  const [{ passerelleCallStatistics: statistics }] = await Promise.all([
    load(context, CallStatisticsDocument, variables),
    load(context, FormReferenceDocument, { language }, true),
  ]);
  if (!statistics) throw data(null, { status: 404 });
  return variables;
}

/** Figures of the applications to a call, for those who handle them: each as a chart and a table. */
export function Component() {
  const { t } = useTranslation('callStatistics');
  const { language } = useSite();
  const variables = useLoaderData<typeof loader>();
  const { passerelleCallStatistics: statistics } = useRead(CallStatisticsDocument, variables);
  const { passerelleReference: reference } = useRead(FormReferenceDocument, {
    language: graphqlLanguage(language),
  });
  if (!statistics) return null;
  const { callId, begun, sent, days, title, zone, countedAt, questions } = statistics;
  const countryOf = (key: string) => reference.countries.find(({ isoCode }) => isoCode === key)?.name ?? key;
  const file = new URLSearchParams({ callId: String(callId), locale: language });
  return (
    <Screen
      title={t('title', { title })}
      lead={t('lead')}
      action={
        <RouteLink to="receivedApplications" parameters={{ id: String(callId) }} className={styles['link']}>
          {t('list')}
        </RouteLink>
      }
    >
      <dl className={styles['facts']}>
        <div>
          <dt>{t('sent')}</dt>
          <dd>{formatNumber(sent, language)}</dd>
        </div>
        <div>
          <dt>{t('begun')}</dt>
          <dd>{begun === null ? t('few') : t('atLeast', { minimum: formatNumber(begun, language) })}</dd>
        </div>
      </dl>
      {days.length === 0 ? (
        <p className={styles['soft']}>{t('none')}</p>
      ) : (
        <>
          <p>
            <a href={`${downloadCallStatistics.path}?${file}`} download className={styles['link']}>
              {t('download')}
            </a>
          </p>
          <DaysFigure days={days} />
          <CountFigure
            id="states"
            title={t('states')}
            counts={statistics.states}
            nameOf={(key) => t(stateKeys[key as keyof typeof stateKeys])}
          />
          <CountFigure
            id="countries"
            title={t('countries')}
            counts={statistics.countries}
            nameOf={countryOf}
          />
          <CountFigure
            id="kinds"
            title={t('kinds')}
            counts={statistics.kinds}
            nameOf={(key) => t(kindKeys[key as keyof typeof kindKeys])}
          />
          <CountFigure
            id="languages"
            title={t('languages')}
            counts={statistics.languages}
            nameOf={(key) => t(languageKeys[key as keyof typeof languageKeys])}
          />
        </>
      )}
      {statistics.hasQuestions && (
        <section className={styles['questions']} aria-labelledby="questions">
          <h2 id="questions">{t('questions')}</h2>
          <p className={styles['soft']}>{t('questionsMean')}</p>
          {countedAt && (
            <p className={styles['soft']}>
              {t('countedAt', { instant: formatInstantAt(countedAt, language, zone ?? 'UTC') })}
            </p>
          )}
          {questions.length === 0 && <p>{t(countedAt ? 'noQuestions' : 'waiting')}</p>}
          {questions.map((each) => (
            <QuestionFigure key={each.question} answers={each} reference={reference} />
          ))}
        </section>
      )}
    </Screen>
  );
}
