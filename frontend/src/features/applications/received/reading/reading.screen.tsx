import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { data, type LoaderFunctionArgs, useLoaderData, useLocation, useParams } from 'react-router';
import type { FormDocument } from '../../../../../shared/application-form/form-document.ts';
import { standingLabel } from '../../../../../shared/applications/standing.ts';
import { graphqlLanguage, languageOfGraphql } from '../../../../../shared/config/locales.ts';
import { ApplicationHandlingDocument } from '../../../../../shared/graphql/generated/documents/application-handling.ts';
import { ApplicationNeighboursDocument } from '../../../../../shared/graphql/generated/documents/application-neighbours.ts';
import { ApplicationThreadDocument } from '../../../../../shared/graphql/generated/documents/application-thread.ts';
import { FormReferenceDocument } from '../../../../../shared/graphql/generated/documents/form-reference.ts';
import { ReceivedApplicationDocument } from '../../../../../shared/graphql/generated/documents/received-application.ts';
import { useInstantText } from '../../../../components/instants/instant-text.tsx';
import { Imported } from '../../../../components/record-form/imported.tsx';
import { Screen } from '../../../../components/screen/screen.tsx';
import { load } from '../../../../graphql/client/load.ts';
import { useRead } from '../../../../graphql/client/use-read.ts';
import { languageContext, useSite } from '../../../../lib/site.ts';
import { HandlingPanel } from '../../application-handling/handling-panel.tsx';
import { languageKeys } from '../list/list-state.ts';
import { Neighbours } from './neighbours.tsx';
import { Notes } from './notes.tsx';
import { neighboursVariables, readingVariables, readReadingState } from './reading-state.ts';
import styles from './reading.module.css';
import type { Received } from './received.ts';
import { ReceivedLetters } from './received-letters.tsx';
import { SentStages, StageAnswers } from './stages.tsx';
import { useReadingKeys } from './use-reading-keys.ts';
import { Versions } from './versions.tsx';

/**
 * @returns whether it was not sent, and its applicant has written: there is nothing to read but the messages
 * @throws Response 404, also for applications of others
 */
export async function loader({
  context,
  params,
  request,
}: LoaderFunctionArgs): Promise<{ isDraft: boolean }> {
  const { id = '' } = params;
  if (!/^[1-9]\d{0,9}$/.test(id)) throw data(null, { status: 404 });
  const state = readReadingState(new URL(request.url).searchParams);
  const language = graphqlLanguage(context.get(languageContext));
  try {
    const [{ passerelleReceivedApplication: application }] = await Promise.all([
      load(context, ReceivedApplicationDocument, readingVariables(state, Number(id))),
      load(context, ApplicationNeighboursDocument, neighboursVariables(state, Number(id))),
      load(context, FormReferenceDocument, { language }, true),
      load(context, ApplicationHandlingDocument, { id: Number(id) }),
    ]);
    if (!application) throw data(null, { status: 404 });
    return { isDraft: false };
  } catch (error) {
    if (await isDraft()) return { isDraft: true };
    throw error;
  }

  async function isDraft(): Promise<boolean> {
    const { passerelleApplicationThread: thread } = await load(context, ApplicationThreadDocument, {
      id: Number(id),
    }).catch(() => ({ passerelleApplicationThread: null }));
    return thread?.side === 'team' && !thread.isSent;
  }
}

const loadThread = async () => (await import('../../application-thread/thread-panel.tsx')).ThreadPanel;
const loadDuplicates = async () => (await import('../tagging/marks.tsx')).DuplicatesOf;
const loadTags = async () => (await import('../tagging/marks.tsx')).TagsOf;
const loadMentors = async () => (await import('../../mentoring/mentors-panel.tsx')).MentorsPanel;
const loadDraft = async () => (await import('../../application-thread/draft-thread.tsx')).DraftThread;

/** An application for those who handle it: as it was sent, its earlier versions, files and letters. */
export function Component() {
  const { id = '' } = useParams();
  const { isDraft } = useLoaderData<typeof loader>();
  return isDraft ? <Imported key={id} load={loadDraft} props={{ id: Number(id) }} /> : <Reading id={id} />;
}

function Reading({ id }: { id: string }) {
  const { t } = useTranslation('received');
  const { language } = useSite();
  const state = readReadingState(new URLSearchParams(useLocation().search));
  const { passerelleReceivedApplication: application } = useRead(
    ReceivedApplicationDocument,
    readingVariables(state, Number(id)),
  );
  const { passerelleApplicationNeighbours: neighbours } = useRead(
    ApplicationNeighboursDocument,
    neighboursVariables(state, Number(id)),
  );
  const { passerelleReference: reference } = useRead(FormReferenceDocument, {
    language: graphqlLanguage(language),
  });
  const keys = useReadingKeys(application?.callId ?? 0, neighbours, state.list);
  if (!application) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys beside links that do the same
    <div onKeyDown={keys}>
      <Screen title={application.name} lead={t('reading.lead', { title: application.callTitle })}>
        <Neighbours callId={application.callId} neighbours={neighbours} list={state.list} />
        <Facts application={application} countries={reference.countries} />
        <SentStages application={application} state={state} />
        {application.duplicates.length > 0 && <Imported load={loadDuplicates} props={{ application }} />}
        {isLatest(application) && <HandlingOf application={application} />}
        <Versions application={application} state={state} />
        <StageAnswers application={application} reference={reference} />
        <ReceivedLetters application={application} />
        <Imported key={`thread ${application.id}`} load={loadThread} props={{ id: application.id }} />
        <Imported key={`mentors ${application.id}`} load={loadMentors} props={{ id: application.id }} />
        <Imported key={`tags ${application.id}`} load={loadTags} props={{ application }} />
        <Notes key={application.id} application={application} />
      </Screen>
    </div>
  );
}

/** Whether the stage that is read is the one at which something can be done. */
const isLatest = ({ stage, stages }: Received): boolean => (stages.at(-1)?.number ?? stage) === stage;

/** What those who run the call do with it. */
function HandlingOf({ application }: { application: Received }) {
  const { passerelleApplicationHandling: handling } = useRead(ApplicationHandlingDocument, {
    id: application.id,
  });
  const { form: text } = application.shown;
  const form = useMemo(() => JSON.parse(text) as FormDocument, [text]);
  if (!handling) return null;
  return (
    <HandlingPanel handling={handling} name={application.name} form={form} zone={application.zone ?? 'UTC'} />
  );
}

interface FactsProps {
  application: Received;
  countries: readonly { readonly isoCode: string; readonly name: string }[];
}

function Facts({ application, countries }: FactsProps) {
  const { t } = useTranslation('received');
  const instant = useInstantText();
  const { language: shownIn } = useSite();
  const { person, number, state, withdrawnAt, country, language, askedUntil, shown } = application;
  const zone = application.zone ?? 'UTC';
  const facts: readonly (readonly [string, string | null])[] = [
    [t('standingLabel'), standingLabel(withdrawnAt === null ? state : 'withdrawn', shownIn)],
    [t('reading.withdrawn'), withdrawnAt && instant(withdrawnAt, zone)],
    [t('reading.number'), number],
    [t('reading.person'), person],
    [t('country'), countries.find(({ isoCode }) => isoCode === country)?.name ?? country],
    [t('language'), t(languageKeys[languageOfGraphql(language)])],
    [t('reading.sentAt'), instant(shown.sentAt, zone)],
    [t('reading.asked'), askedUntil && instant(askedUntil, zone)],
  ];
  return (
    <dl className={styles['facts']}>
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
