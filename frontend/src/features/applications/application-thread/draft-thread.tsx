import { useTranslation } from 'react-i18next';
import { ApplicationThreadDocument } from '../../../../shared/graphql/generated/documents/application-thread.ts';
import { Screen } from '../../../components/screen/screen.tsx';
import { useRead } from '../../../graphql/client/use-read.ts';
import { ThreadPanel } from './thread-panel.tsx';

/** The messages about an application that was not sent, for those who run its call: they read nothing else of it. */
export function DraftThread({ id }: { id: number }) {
  const { t } = useTranslation('applicationThread');
  const { passerelleApplicationThread: thread } = useRead(ApplicationThreadDocument, { id });
  if (!thread) return null;
  return (
    <Screen title={thread.name ?? t('former')} lead={t('draft', { title: thread.callTitle })}>
      <ThreadPanel key={id} id={id} />
    </Screen>
  );
}
