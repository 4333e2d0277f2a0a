import { useApolloClient } from '@apollo/client/react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { data, type LoaderFunctionArgs, useLocation, useNavigate, useNavigation } from 'react-router';
import { beginApplication } from '../../../../shared/config/calls/application-calls.ts';
import {
  type AskedApplication,
  askedApplication,
  newApplicationPath,
} from '../../../../shared/config/application-address.ts';
import { graphqlLanguage, type Language, languages } from '../../../../shared/config/locales.ts';
import { pathTo } from '../../../../shared/config/routes.ts';
import { ApplicationFieldsDocument } from '../../../../shared/graphql/generated/documents/application-fields.ts';
import { EligibilityDocument } from '../../../../shared/graphql/generated/documents/eligibility.ts';
import { FormReferenceDocument } from '../../../../shared/graphql/generated/documents/form-reference.ts';
import { OwnStructuresDocument } from '../../../../shared/graphql/generated/documents/own-structures.ts';
import form from '../../../components/form/form.module.css';
import { EmptyState } from '../../../components/screen/empty-state.tsx';
import { Screen } from '../../../components/screen/screen.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { RouteLink } from '../../../components/ui/route-link.tsx';
import { load } from '../../../graphql/client/load.ts';
import { useRead } from '../../../graphql/client/use-read.ts';
import { writeRecord } from '../../../graphql/client/write-record.ts';
import { send } from '../../../lib/api/send.ts';
import { samePlace } from '../../../lib/same-place.ts';
import { languageContext, useSite } from '../../../lib/site.ts';
import styles from './begin.module.css';
import { Eligibility } from './eligibility.tsx';

/** @throws Response 404 for a call that one cannot apply to here */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<null> {
  const asked = askedApplication(new URL(request.url).search);
  if (!asked) return null;
  const language = graphqlLanguage(context.get(languageContext));
  const [{ passerelleEligibility }] = await Promise.all([
    load(context, EligibilityDocument, asked),
    load(context, OwnStructuresDocument, { language }),
    load(context, FormReferenceDocument, { language }, true),
  ]);
  if (!passerelleEligibility) throw data(null, { status: 404 });
  return null;
}

/** May I apply? And for whom, in which language: then the application is begun. */
export function Component() {
  const { search } = useLocation();
  const asked = askedApplication(search);
  return asked ? <Begin key={asked.callId} asked={asked} /> : <NoCall />;
}

/** Reached without a call, as by the search. */
function NoCall() {
  const { t } = useTranslation('applications');
  return (
    <Screen title={t('begin.new')}>
      <EmptyState what={t('list.find')}>
        <RouteLink to="calls" suffix="?status=open">
          {t('list.calls')}
        </RouteLink>
      </EmptyState>
    </Screen>
  );
}

function Begin({ asked }: { asked: AskedApplication }) {
  const { t } = useTranslation('applications');
  const { language } = useSite();
  const { passerelleEligibility: eligibility } = useRead(EligibilityDocument, asked);
  if (!eligibility) return null;
  const { applicationId, applicationsBegun, applicationsEach, minutes, isBlocked, callTitle } = eligibility;
  return (
    <Screen
      title={t('begin.title', { title: callTitle })}
      lead={minutes === null ? undefined : t('lead', { count: minutes })}
    >
      <div className={styles['begin']}>
        <Applicant asked={asked} />
        <Eligibility eligibility={eligibility} />
        {applicationsEach > 1 && applicationsBegun > 0 && (
          <p>
            {t('begin.several', { begun: applicationsBegun, allowed: applicationsEach })}{' '}
            <RouteLink to="ownApplications">{t('begin.list')}</RouteLink>
          </p>
        )}
        {applicationId !== null && (
          <section className={styles['next']}>
            <p>{t('begin.begun')}</p>
            <Button href={pathTo('application', language, { id: String(applicationId) })}>
              {t('begin.open')}
            </Button>
          </section>
        )}
        {applicationId === null && !isBlocked && minutes === null && <output>{t('begin.noForm')}</output>}
        {applicationId === null && !isBlocked && minutes !== null && (
          <BeginForm asked={asked} offered={eligibility.languages} monthsKept={eligibility.monthsKept} />
        )}
      </div>
    </Screen>
  );
}

/** Who applies: oneself, or a structure that one belongs to. */
function Applicant({ asked }: { asked: AskedApplication }) {
  const { t } = useTranslation('applications');
  const { language } = useSite();
  const { passerelleOwnStructures: structures } = useRead(OwnStructuresDocument, {
    language: graphqlLanguage(language),
  });
  const navigate = useNavigate();
  const { location } = useNavigation();
  const { onBehalfOf } = (location && askedApplication(location.search)) ?? asked;
  if (structures.length === 0) return null;
  const options = [{ id: null, name: t('begin.myself') }, ...structures];

  function choose(id: number | null): void {
    void navigate(newApplicationPath(language, asked.callId, id, asked.lateLink), {
      replace: true,
      preventScrollReset: true,
      state: samePlace,
    });
  }

  return (
    <fieldset className={styles['choice']}>
      <legend>{t('begin.applicant')}</legend>
      {options.map(({ id, name }) => (
        <label key={id} className={form['check']}>
          <input type="radio" name="applicant" checked={onBehalfOf === id} onChange={() => choose(id)} />
          {name}
        </label>
      ))}
    </fieldset>
  );
}

const languageKeys = { fr: 'language.fr', en: 'language.en' } as const;

interface BeginFormProps {
  asked: AskedApplication;
  offered: readonly string[];
  /** How long what is sent is stored, in months after the closing. */
  monthsKept: number;
}

function BeginForm({ asked, offered, monthsKept }: BeginFormProps) {
  const { t } = useTranslation('applications');
  const { language } = useSite();
  const navigate = useNavigate();
  const { cache } = useApolloClient();
  const choices: readonly Language[] = languages.filter((each) => offered.includes(each));
  const [chosen, setChosen] = useState(choices.includes(language) ? language : choices[0]);
  const [isBusy, setIsBusy] = useState(false);
  // Another applicant was chosen, and the answer for them is on its way.
  const isLoading = useNavigation().state !== 'idle';
  const [problem, setProblem] = useState<string>();

  async function begin(event: FormEvent): Promise<void> {
    event.preventDefault();
    setIsBusy(true);
    setProblem(undefined);
    const { callId, onBehalfOf } = asked;
    const outcome = await send(beginApplication, {
      callId,
      ...(chosen && { answerLanguage: chosen }),
      ...(onBehalfOf !== null && { onBehalfOf }),
    });
    setIsBusy(false);
    if (outcome.kind !== 'done') {
      setProblem(outcome.kind === 'refused' ? outcome.refusal.message : t('unreachable'));
      return;
    }
    writeRecord(cache, ApplicationFieldsDocument, outcome.data);
    await navigate(pathTo('application', language, { id: String(outcome.data.id) }));
  }

  return (
    <form className={styles['next']} onSubmit={(event) => void begin(event)}>
      {choices.length > 1 && (
        <fieldset className={styles['choice']}>
          <legend>{t('begin.language')}</legend>
          <p className={form['hint']}>{t('begin.languageHint')}</p>
          {choices.map((each) => (
            <label key={each} className={form['check']}>
              <input
                type="radio"
                name="language"
                checked={chosen === each}
                onChange={() => setChosen(each)}
              />
              {t(languageKeys[each])}
            </label>
          ))}
        </fieldset>
      )}
      <Button busy={isBusy || isLoading}>{t('begin.action')}</Button>
      <p className={form['hint']}>{t('begin.after')}</p>
      <p className={form['hint']}>{t('begin.kept', { count: monthsKept })}</p>
      <p role="alert" className={form['error']}>
        {problem}
      </p>
    </form>
  );
}
