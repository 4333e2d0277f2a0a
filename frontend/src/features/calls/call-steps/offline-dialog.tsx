import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import limits from '../../../../../wp-plugin/config/limits.json' with { type: 'json' };
import type { OwnCallFieldsFragment } from '../../../../shared/graphql/generated/operations.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import type { Outcome } from '../../../lib/api/sender.ts';
import styles from './call-steps.module.css';
import type { ClosingChange } from './closing-dialog.tsx';
import { FieldError } from '../../../components/form/field-error.tsx';
import { ReasonField } from './reason-field.tsx';
import { useProblemFocus } from '../../../components/form/use-problem-focus.ts';

interface OfflineDialogProps {
  call: Pick<OwnCallFieldsFragment, 'title' | 'role'>;
  /** Sends it; what is refused stays in the dialog. */
  run: (change: Pick<ClosingChange, 'reason'>) => Promise<Outcome | undefined>;
  onClose: () => void;
}

/** Whether a person takes a call of others offline, which needs a reason. */
export const takesOfflineForTeam = ({ role }: Pick<OwnCallFieldsFragment, 'role'>): boolean =>
  role === 'staff' || role === 'mentor';

/** Says what taking a call offline means. */
export function OfflineDialog({ call, run, onClose }: OfflineDialogProps) {
  const { t } = useTranslation('callSteps');
  const id = useId();
  const isByTeam = takesOfflineForTeam(call);
  const [reason, setReason] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const problems = useProblemFocus(outcome);
  const refusal = outcome?.kind === 'refused' ? outcome.refusal : undefined;
  const wrongReason = refusal?.fields.find(({ path }) => path === 'reason')?.message;

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setIsBusy(true);
    setOutcome(undefined);
    const text = reason.trim();
    setOutcome(await run(text === '' ? {} : { reason: text }));
    setIsBusy(false);
  }

  return (
    <Dialog title={t('offline.title', { title: call.title })} closeText={t('cancel')} onClose={onClose}>
      <form ref={problems} noValidate className={styles['form']} onSubmit={(event) => void submit(event)}>
        <p>{t(isByTeam ? 'offline.leadOfTeam' : 'offline.lead')}</p>
        <ReasonField
          id={`${id}-reason`}
          value={reason}
          onChange={setReason}
          isRequired={isByTeam}
          max={limits.text.summary}
          error={wrongReason}
        />
        <FieldError
          id={`${id}-failure`}
          text={
            outcome?.kind === 'unreachable' ? t('unreachable') : wrongReason ? undefined : refusal?.message
          }
          isAlert
        />
        <Button busy={isBusy}>{t('step.offline')}</Button>
      </form>
    </Dialog>
  );
}
