import { useMemo } from 'react';
import { data, type LoaderFunctionArgs, useParams } from 'react-router';
import type { FormDocument } from '../../../../shared/application-form/form-document.ts';
import { graphqlLanguage, type Language } from '../../../../shared/config/locales.ts';
import { ApplicationDocument } from '../../../../shared/graphql/generated/documents/application.ts';
import { FormReferenceDocument } from '../../../../shared/graphql/generated/documents/form-reference.ts';
import { QuestionReferenceContext } from '../../../components/questions/question-reference.ts';
import { Imported } from '../../../components/record-form/imported.tsx';
import { Screen } from '../../../components/screen/screen.tsx';
import { load } from '../../../graphql/client/load.ts';
import { useReread } from '../../../graphql/client/reread.ts';
import { useRead } from '../../../graphql/client/use-read.ts';
import { languageContext, useSite } from '../../../lib/site.ts';
import { ApplicationContext } from './application-context.ts';
import { ApplicationChecks, factsOf } from './application-checks.ts';
import { ApplicationForm } from './application-form.tsx';

const loadClosed = async () => (await import('./closed-application.tsx')).ClosedApplication;
const loadStanding = async () => (await import('./application-standing.tsx')).ApplicationStanding;
const loadPeople = async () => (await import('./application-people.tsx')).ApplicationPeople;
const referenceIn = (language: Language) => ({ language: graphqlLanguage(language) });

/** @throws Response 404, also for applications of others */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<null> {
  const { id = '' } = params;
  if (!/^[1-9]\d{0,9}$/.test(id)) throw data(null, { status: 404 });
  const [{ passerelleApplication: application }] = await Promise.all([
    load(context, ApplicationDocument, { id: Number(id) }),
    load(context, FormReferenceDocument, referenceIn(context.get(languageContext)), true),
  ]);
  if (!application) throw data(null, { status: 404 });
  return null;
}

/** An application: its form as long as it can be written, else what was sent or saved. */
export function Component() {
  const { id = '' } = useParams();
  const { language } = useSite();
  const { passerelleApplication: application } = useRead(ApplicationDocument, { id: Number(id) });
  const { passerelleReference: reference } = useRead(FormReferenceDocument, referenceIn(language));
  const reread = useReread();
  const written = application?.form ?? '{"sections":[]}';
  const document = useMemo(() => JSON.parse(written) as FormDocument, [written]);
  const profile = useSame(application?.profile ?? []);
  const letters = useSame(
    (application?.letters ?? []).map(({ questionId, state }) => ({ questionId, state })),
  );
  const origins = useSame(application?.origins ?? []);
  const parts = useMemo(
    () => ({
      document,
      checks: new ApplicationChecks(document, factsOf(reference, profile, letters)),
      origins: new Map(origins.map((each) => [each.id, each.origin])),
      profile: new Map(profile.map(({ name, value }) => [name, value])),
    }),
    [document, reference, profile, origins, letters],
  );
  const shared = useMemo(() => application && { ...parts, application }, [parts, application]);
  if (!application || !shared) return null;
  const isWritten = application.actions.includes('save');
  return (
    <Screen title={application.callTitle}>
      <QuestionReferenceContext value={reference}>
        <ApplicationContext value={shared}>
          {(application.trialUntil || application.stage > 1 || application.lateUntil) && (
            <Imported load={loadStanding} props={{ application, reference }} />
          )}
          {isWritten ? (
            // A form that was published anew is another one: what was typed comes back from the device.
            <ApplicationForm
              key={`${application.id} ${application.formNumber}`}
              reference={reference}
              onStep={reread}
            />
          ) : (
            <Imported load={loadClosed} props={{ reference, onStep: reread }} />
          )}
          {!application.trialUntil && <Imported load={loadPeople} props={{ application }} />}
        </ApplicationContext>
      </QuestionReferenceContext>
    </Screen>
  );
}

/** The same object as long as it says the same: each save answers a new one. */
function useSame<Value>(value: Value): Value {
  const written = JSON.stringify(value);
  return useMemo(() => JSON.parse(written) as Value, [written]);
}
