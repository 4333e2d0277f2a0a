import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import limits from '../../../../wp-plugin/config/limits.json' with { type: 'json' };
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { FieldError } from '../../content/call-steps/field-error.tsx';
import { ReasonField } from '../../content/call-steps/reason-field.tsx';
import type { Outcome } from '../../lib/api/sender.ts';
import styles from './call-form.module.css';

interface OfflineDialogProps {
  title: string;
  run: (reason: string) => Promise<Outcome>;
  onClose: () => void;
}

/** Why the team takes a call of others offline. */
export function OfflineDialog({ title, run, onClose }: OfflineDialogProps) {
  const { t } = useTranslation('callForm');
  const id = useId();
  const [reason, setReason] = useState('');
  const [outcome, setOutcome] = useState<Outcome>();
  const refusal = outcome?.kind === 'refused' ? outcome.refusal : undefined;
  const error = refusal?.fields.find(({ path }) => path === 'reason')?.message;

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    event.stopPropagation();
    setOutcome(await run(reason.trim()));
  }

  return (
    <Dialog title={t('offline.title', { title })} closeText={t('cancel')} onClose={onClose}>
      <form noValidate className={styles['steps']} onSubmit={(event) => void submit(event)}>
        <p>{t('offline.lead')}</p>
        <ReasonField
          id={id}
          value={reason}
          onChange={setReason}
          isRequired
          max={limits.text.summary}
          error={error}
        />
        <FieldError
          id={`${id}-failure`}
          isAlert
          text={outcome?.kind === 'unreachable' ? t('unreachable') : error ? undefined : refusal?.message}
        />
        <Button>{t('step.offline')}</Button>
      </form>
    </Dialog>
  );
}
