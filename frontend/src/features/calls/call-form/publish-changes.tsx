import { useTranslation } from 'react-i18next';
import { useRecordFormParts } from '../../../components/record-form/record-form-context.ts';
import { Button } from '../../../components/ui/button.tsx';
import styles from './call-form.module.css';

/** Sends what was typed into a public call, all at once: until then it is on this device only. */
export function PublishChanges({ onDone }: { onDone: () => Promise<void> }) {
  const { t } = useTranslation(['callForm', 'recordForm']);
  const { form, missing, pendingFiles, submission } = useRecordFormParts();
  const isUnchanged = form.state.save.status === 'saved';

  async function publish(): Promise<void> {
    const outcome = await submission.submit(async () => ({ kind: 'done', data: undefined }));
    if (outcome?.kind === 'done') await onDone();
  }

  return (
    <div className={styles['publication']}>
      <p>{t('panel.changes')}</p>
      <Button
        type="button"
        busy={submission.isBusy}
        disabled={isUnchanged || missing.length > 0 || pendingFiles > 0}
        onClick={() => void publish()}
      >
        {t('recordForm:publication.change')}
      </Button>
      {submission.message && (
        <p role="alert" className={styles['refusal']}>
          {submission.message}
        </p>
      )}
    </div>
  );
}
