import { useTranslation } from 'react-i18next';
import { requestSignIn } from '../../lib/api/session-over.ts';
import styles from './record-form.module.css';
import { useEditing } from './record-form-context.ts';
import { useConflictDialog } from './use-conflict-dialog.tsx';

/** Actions of the person when saving has stopped. */
export function StatusAction() {
  const { t } = useTranslation('recordForm');
  const { editor, state } = useEditing();
  const conflict = useConflictDialog();

  async function signIn(): Promise<void> {
    if (await requestSignIn()) await editor.resume();
  }

  const actions = {
    sessionOver: { text: t('action.signIn'), run: () => void signIn() },
    conflict: { text: t('action.choose'), run: conflict.open },
    refused: { text: t('action.retry'), run: () => void editor.resume() },
    offline: { text: t('action.retry'), run: () => void editor.flush() },
  };
  const { status, isOver } = state.save;
  const action =
    status in actions && !(status === 'refused' && isOver)
      ? actions[status as keyof typeof actions]
      : undefined;
  return (
    <>
      {action && (
        <button type="button" className={styles['statusAction']} onClick={action.run}>
          {action.text}
        </button>
      )}
      {conflict.dialog}
    </>
  );
}
