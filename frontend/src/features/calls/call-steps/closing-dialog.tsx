import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import limits from '../../../../../wp-plugin/config/limits.json' with { type: 'json' };
import { DayAndTimeFields } from '../../../components/instants/day-and-time.tsx';
import { InstantText } from '../../../components/instants/instant-text.tsx';
import form from '../../../components/form/form.module.css';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import type { Outcome } from '../../../lib/api/sender.ts';
import { type CallDates, zoneOf } from './call-dates.ts';
import styles from './call-steps.module.css';
import { FieldError } from '../../../components/form/field-error.tsx';
import { ReasonField } from './reason-field.tsx';
import { useProblemFocus } from '../../../components/form/use-problem-focus.ts';

/** Values that are sent with the action. */
export interface ClosingChange {
  readonly closesAt?: string;
  readonly reason?: string;
}

interface ClosingDialogProps {
  action: 'extend' | 'closeEarly';
  call: CallDates & { readonly title: string };
  /** Sends it; what is refused stays in the dialog. */
  run: (change: ClosingChange) => Promise<Outcome | undefined>;
  onClose: () => void;
}

/** Another closing date of a public call: later, or earlier with a reason. Both dates are shown before anything is sent. */
export function ClosingDialog({ action, call, run, onClose }: ClosingDialogProps) {
  const { t } = useTranslation('callSteps');
  const id = useId();
  const isEarly = action === 'closeEarly';
  const [isNow, setNow] = useState(isEarly);
  const [closesAt, setClosesAt] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const problems = useProblemFocus(outcome);
  const refusal = outcome?.kind === 'refused' ? outcome.refusal : undefined;
  const errorOf = (path: string) => refusal?.fields.find((field) => field.path === path)?.message;
  const zone = zoneOf(call);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    event.stopPropagation();
    setBusy(true);
    setOutcome(undefined);
    const isSent = !isNow && closesAt !== null;
    const trimmed = reason.trim();
    setOutcome(await run({ ...(isSent && { closesAt }), ...(trimmed !== '' && { reason: trimmed }) }));
    setBusy(false);
  }

  return (
    <Dialog
      title={t(isEarly ? 'closeEarly.title' : 'extend.title', { title: call.title })}
      closeText={t('cancel')}
      onClose={onClose}
    >
      <form ref={problems} noValidate className={styles['form']} onSubmit={(event) => void submit(event)}>
        <p>{t(isEarly ? 'closeEarly.lead' : 'extend.lead')}</p>
        {isEarly && (
          <fieldset className={form['field']}>
            <legend>{t('closeEarly.when')}</legend>
            {([true, false] as const).map((now) => (
              <label key={String(now)} className={styles['choice']}>
                <input
                  type="radio"
                  name={`${id}-when`}
                  checked={isNow === now}
                  onChange={() => setNow(now)}
                />
                {t(now ? 'closeEarly.now' : 'closeEarly.later')}
              </label>
            ))}
          </fieldset>
        )}
        {!isNow && (
          <fieldset className={form['field']} data-invalid={errorOf('closesAt') ? '' : undefined}>
            <legend>{t('newClosing')}</legend>
            <FieldError id={`${id}-error`} text={errorOf('closesAt')} />
            <DayAndTimeFields
              id={`${id}-closing`}
              value={closesAt}
              onChange={setClosesAt}
              zone={zone}
              isLast
              isInvalid={errorOf('closesAt') !== undefined}
              describedBy={`${id}-error`}
            />
          </fieldset>
        )}
        <dl className={styles['compared']}>
          <div>
            <dt>{t('oldClosing')}</dt>
            <dd>{call.closesAt ? <InstantText instant={call.closesAt} zone={zone} /> : t('undecided')}</dd>
          </div>
          <div>
            <dt>{t('newClosing')}</dt>
            <dd>
              <output>{newClosing()}</output>
            </dd>
          </div>
        </dl>
        <ReasonField
          id={`${id}-reason`}
          value={reason}
          onChange={setReason}
          isRequired={isEarly}
          max={limits.text.summary}
          error={errorOf('reason')}
        />
        <FieldError id={`${id}-failure`} text={failure()} isAlert />
        <Button busy={isBusy}>{t(isEarly ? 'closeEarly.confirm' : 'extend.confirm')}</Button>
      </form>
    </Dialog>
  );

  function newClosing() {
    if (isNow) return t('closeEarly.atOnce');
    return closesAt?.endsWith('Z') ? <InstantText instant={closesAt} zone={zone} /> : t('undecided');
  }

  /** Text of a failure that concerns no field of the dialog. */
  function failure(): string | undefined {
    if (outcome?.kind === 'unreachable') return t('unreachable');
    const isShown = refusal?.fields.some(({ path }) => path === 'closesAt' || path === 'reason');
    return isShown ? undefined : refusal?.message;
  }
}
