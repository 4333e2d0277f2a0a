import { useTranslation } from 'react-i18next';
import { data, type LoaderFunctionArgs, useParams } from 'react-router';
import { standingLabel } from '../../../../shared/applications/standing.ts';
import { graphqlLanguage, type Language } from '../../../../shared/config/locales.ts';
import { FormReferenceDocument } from '../../../../shared/graphql/generated/documents/form-reference.ts';
import { MentoredApplicationDocument } from '../../../../shared/graphql/generated/documents/mentored-application.ts';
import { useInstantText } from '../../../components/instants/instant-text.tsx';
import { Imported } from '../../../components/record-form/imported.tsx';
import { Screen } from '../../../components/screen/screen.tsx';
import { useStageName } from '../../../components/stages/stage-address.ts';
import { RouteLink } from '../../../components/ui/route-link.tsx';
import { load } from '../../../graphql/client/load.ts';
import { useRead } from '../../../graphql/client/use-read.ts';
import { languageContext, useSite } from '../../../lib/site.ts';
import styles from '../received/reading/reading.module.css';
import { SentAnswers } from '../received/reading/sent-answers.tsx';

const loadThread = async () => (await import('../application-thread/thread-panel.tsx')).ThreadPanel;
const referenceIn = (language: Language) => ({ language: graphqlLanguage(language) });

/** @throws Response 404, also for applications that one does not mentor */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<null> {
  const { id = '' } = params;
  if (!/^[1-9]\d{0,9}$/.test(id)) throw data(null, { status: 404 });
  const [{ passerelleMentoredApplication: application }] = await Promise.all([
    load(context, MentoredApplicationDocument, { id: Number(id) }),
    load(context, FormReferenceDocument, referenceIn(context.get(languageContext)), true),
  ]);
  if (!application) throw data(null, { status: 404 });
  return null;
}

/** An application for its mentor: what was sent, the draft where the applicant lets them read it, and the messages. */
export function Component() {
  const { id = '' } = useParams();
  const { t } = useTranslation('mentoring');
  const { language } = useSite();
  const instant = useInstantText();
  const nameOf = useStageName();
  const { passerelleMentoredApplication: application } = useRead(MentoredApplicationDocument, {
    id: Number(id),
  });
  const { passerelleReference: reference } = useRead(FormReferenceDocument, referenceIn(language));
  if (!application) return null;
  const { draft, stages, state, withdrawnAt } = application;
  const zone = application.zone ?? 'UTC';
  const standing = standingLabel(withdrawnAt === null ? state : 'withdrawn', language);
  return (
    <Screen
      title={application.name ?? t('former')}
      lead={t('reading.lead', { title: application.callTitle })}
    >
      <dl className={styles['facts']}>
        <div>
          <dt>{t('reading.standing')}</dt>
          <dd>{standing}</dd>
        </div>
        {application.number && (
          <div>
            <dt>{t('reading.number')}</dt>
            <dd>{application.number}</dd>
          </div>
        )}
      </dl>
      {stages.map(({ number, names, version }) => (
        <div key={number}>
          <SentAnswers
            id={`sent-${number}`}
            title={
              stages.length > 1
                ? t('reading.answersAt', { stage: nameOf({ number, names }) })
                : t('reading.answers')
            }
            shown={version}
            reference={reference}
          />
          <p className={styles['soft']}>
            {t('reading.sentAt', { number: version.number, instant: instant(version.sentAt, zone) })}
          </p>
        </div>
      ))}
      {draft && (
        <>
          <SentAnswers id="draft" title={t('reading.draft')} shown={draft} reference={reference} />
          <p className={styles['soft']}>
            {t('reading.draftAt', { instant: instant(draft.changedAt, zone) })}
          </p>
        </>
      )}
      <Imported key={`thread ${application.id}`} load={loadThread} props={{ id: application.id }} />
      <p>
        <RouteLink to="ownApplications">{t('reading.all')}</RouteLink>
      </p>
    </Screen>
  );
}
