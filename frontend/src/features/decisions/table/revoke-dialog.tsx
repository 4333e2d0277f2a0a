import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import limits from '../../../../../wp-plugin/config/limits.json' with { type: 'json' };
import { revokeOffer } from '../../../../shared/config/calls/decision-calls.ts';
import { FieldError } from '../../../components/form/field-error.tsx';
import { FieldFrame } from '../../../components/form/field-frame.tsx';
import form from '../../../components/form/form.module.css';
import { useProblemFocus } from '../../../components/form/use-problem-focus.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { useReread } from '../../../graphql/client/reread.ts';
import type { Outcome } from '../../../lib/api/sender.ts';
import { send } from '../../../lib/api/send.ts';
import type { DecidableRow } from '../decision-keys.ts';
import styles from '../decisions.module.css';

/** Why an offer is taken back, which its applicant reads. */
export function RevokeDialog({ row, onClose }: { row: DecidableRow; onClose: () => void }) {
  const { t } = useTranslation('decisions');
  const id = useId();
  const reread = useReread();
  const [reason, setReason] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const problems = useProblemFocus(outcome);
  const refusal = outcome?.kind === 'refused' ? outcome.refusal : undefined;

  async function revoke(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    const revoked = await send(revokeOffer, { id: row.id, version: row.version, reason });
    if (revoked.kind === 'done') {
      onClose();
      await reread();
      return;
    }
    setOutcome(revoked);
    setBusy(false);
  }

  return (
    <Dialog title={t('revoke.title')} closeText={t('publish.cancel')} onClose={onClose}>
      <form ref={problems} noValidate className={styles['form']} onSubmit={(event) => void revoke(event)}>
        <p>{t('revoke.lead', { name: row.name })}</p>
        <FieldFrame
          id={`${id}-reason`}
          label={t('revoke.reason')}
          error={refusal?.fields.find(({ path }) => path === 'reason')?.message}
        >
          {(described) => (
            <textarea
              {...described}
              id={`${id}-reason`}
              rows={5}
              maxLength={limits.decisions.reason}
              className={form['input']}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </FieldFrame>
        <FieldError id={`${id}-failure`} text={failure()} isAlert />
        <Button busy={isBusy}>{t('revoke.confirm')}</Button>
      </form>
    </Dialog>
  );

  function failure(): string | undefined {
    if (outcome === undefined || outcome.kind === 'done') return undefined;
    if (!refusal) return t('unreachable');
    return refusal.fields.length > 0 ? undefined : refusal.message;
  }
}
