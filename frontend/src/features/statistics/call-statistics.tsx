import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { type Standing, standingLabel } from '../../../shared/applications/standing.ts';
import { downloadCallStatistics } from '../../../shared/config/calls/call-statistics-calls.ts';
import type { Language } from '../../../shared/config/locales.ts';
import type {
  CallStatisticsQuery,
  PasserelleApplicantKind,
} from '../../../shared/graphql/generated/operations.ts';
import { useSite } from '../../lib/site.ts';
import { CountFigure } from './count-figure.tsx';
import { QuestionFigure } from './question-figure.tsx';
import styles from './statistics.module.css';
import { useDates } from './use-dates.ts';

const kindKeys = {
  person: 'call.kind.person',
  structure: 'call.kind.structure',
} as const satisfies Record<PasserelleApplicantKind, ParseKeys<'statistics'>>;
const languageKeys = { fr: 'call.language.fr', en: 'call.language.en' } as const satisfies Record<
  Language,
  ParseKeys<'statistics'>
>;

type Statistics = NonNullable<CallStatisticsQuery['passerelleCallStatistics']>;

/** What those who handle the applications to a call read besides: where they come from, their states, and statistical questions. */
export function CallStatistics({ statistics }: { statistics: Statistics }) {
  const { t } = useTranslation('statistics');
  const { language } = useSite();
  const { callId, countries, countedAt, hasQuestions, kinds, languages, questions, states } = statistics;
  const dates = useDates();
  const file = new URLSearchParams({ callId: String(callId), locale: language });
  return (
    <>
      {states.length > 0 && (
        <>
          <CountFigure
            id="states"
            title={t('call.states')}
            counts={states}
            nameOf={(key) => standingLabel(key as Standing, language)}
          />
          <CountFigure
            id="countries"
            title={t('call.countries')}
            counts={countries}
            nameOf={(key, name) => name || key}
          />
          <CountFigure
            id="kinds"
            title={t('call.kinds')}
            counts={kinds}
            nameOf={(key) => t(kindKeys[key as keyof typeof kindKeys])}
          />
          <CountFigure
            id="languages"
            title={t('call.languages')}
            counts={languages}
            nameOf={(key) => t(languageKeys[key as keyof typeof languageKeys])}
          />
        </>
      )}
      {hasQuestions && (
        <section className={styles['figure']} aria-labelledby="questions">
          <h2 id="questions">{t('call.questions')}</h2>
          <p className={styles['soft']}>{t('call.questionsMean')}</p>
          {countedAt && (
            <p className={styles['soft']}>
              {t('call.countedAt', { date: dates.date(countedAt.slice(0, 'YYYY-MM-DD'.length)) })}
            </p>
          )}
          {questions.length === 0 && <p>{t(countedAt ? 'call.noQuestions' : 'call.waiting')}</p>}
          {questions.map((each) => (
            <QuestionFigure key={each.id} answers={each} />
          ))}
        </section>
      )}
      <p>
        <a href={`${downloadCallStatistics.path}?${file}`} download className={styles['link']}>
          {t('call.download')}
        </a>
      </p>
    </>
  );
}
