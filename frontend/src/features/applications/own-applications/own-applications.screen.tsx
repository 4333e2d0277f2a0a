import { useTranslation } from 'react-i18next';
import type { LoaderFunctionArgs } from 'react-router';
import { graphqlLanguage } from '../../../../shared/config/locales.ts';
import { ApplicationsDocument } from '../../../../shared/graphql/generated/documents/applications.ts';
import { CoWriterInvitationsDocument } from '../../../../shared/graphql/generated/documents/co-writer-invitations.ts';
import { MentoredApplicationsDocument } from '../../../../shared/graphql/generated/documents/mentored-applications.ts';
import { EmptyState } from '../../../components/screen/empty-state.tsx';
import { Screen } from '../../../components/screen/screen.tsx';
import { RouteLink } from '../../../components/ui/route-link.tsx';
import { load } from '../../../graphql/client/load.ts';
import { useRead } from '../../../graphql/client/use-read.ts';
import { languageContext, useSite } from '../../../lib/site.ts';
import { ReceivedInvitations } from '../co-writers/received-invitations.tsx';
import { MentoredList } from '../mentoring/mentored-list.tsx';
import { ApplicationRow } from './application-row.tsx';
import styles from './own-applications.module.css';

export async function loader({ context }: LoaderFunctionArgs): Promise<null> {
  const language = graphqlLanguage(context.get(languageContext));
  await Promise.all([
    load(context, ApplicationsDocument, { language }),
    load(context, CoWriterInvitationsDocument, { language }),
    load(context, MentoredApplicationsDocument, { language }),
  ]);
  return null;
}

/** One’s own applications, those of one’s structures and those that one co-writes, the last changed first; below them, those that one mentors. */
export function Component() {
  const { t } = useTranslation('applications');
  const { language } = useSite();
  const { passerelleApplications: applications } = useRead(ApplicationsDocument, {
    language: graphqlLanguage(language),
  });
  const { passerelleCoWriterInvitations: received } = useRead(CoWriterInvitationsDocument, {
    language: graphqlLanguage(language),
  });
  const { passerelleMentoredApplications: mentored } = useRead(MentoredApplicationsDocument, {
    language: graphqlLanguage(language),
  });
  return (
    <Screen isList title={t('list.title')} lead={applications.length > 0 ? t('list.lead') : undefined}>
      {received.length > 0 && <ReceivedInvitations invitations={received} />}
      {applications.length + mentored.length === 0 ? (
        <EmptyState what={t('list.empty')} steps={[t('list.find'), t('list.answer'), t('list.send')]}>
          <RouteLink to="calls" suffix="?status=open">
            {t('list.calls')}
          </RouteLink>
        </EmptyState>
      ) : (
        <ul className={styles['rows']}>
          {applications.map((application) => (
            <ApplicationRow key={application.id} application={application} />
          ))}
        </ul>
      )}
      {mentored.length > 0 && <MentoredList applications={mentored} />}
    </Screen>
  );
}
