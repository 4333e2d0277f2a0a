import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import limits from '../../../../../wp-plugin/config/limits.json' with { type: 'json' };
import { checkEligibility } from '../../../../shared/config/calls/application-handling-calls.ts';
import type { PasserelleIneligibilityReason } from '../../../../shared/graphql/generated/operations.ts';
import { FieldError } from '../../../components/form/field-error.tsx';
import { FieldFrame } from '../../../components/form/field-frame.tsx';
import formStyles from '../../../components/form/form.module.css';
import { useProblemFocus } from '../../../components/form/use-problem-focus.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { send } from '../../../lib/api/send.ts';
import { useSite } from '../../../lib/site.ts';
import { ineligibilityLabel, ineligibilityReasons } from '../form/ineligibility-label.ts';
import type { Handling } from './handling.ts';
import styles from './handling.module.css';
import { useHandlingStep } from './use-handling-step.ts';

interface IneligibleDialogProps {
  handling: Handling;
  /** Who applies, for the confirmation. */
  name: string;
  onClose: () => void;
}

interface Choice {
  readonly reason: PasserelleIneligibilityReason;
  /** Place among the criteria that the call lists. */
  readonly stated?: number;
  readonly label: string;
}

/** Why an application is ineligible: one criterion and a text, both of which the applicant gets. */
export function IneligibleDialog({ handling, name, onClose }: IneligibleDialogProps) {
  const { t } = useTranslation('applicationHandling');
  const { language } = useSite();
  const id = useId();
  const step = useHandlingStep();
  const problems = useProblemFocus(step.outcome);
  const [chosen, setChosen] = useState<Choice>();
  const [text, setText] = useState('');
  const choices: readonly Choice[] = [
    ...handling.criteria.map((label, stated): Choice => ({ reason: 'stated', stated, label })),
    ...ineligibilityReasons
      .filter((reason) => reason !== 'stated')
      .map((reason): Choice => ({ reason, label: ineligibilityLabel(reason, language) })),
  ];
  const noReason = step.errors['reason'] ?? step.errors['stated'];

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    event.stopPropagation();
    const { id: application, version } = handling;
    const why = chosen && {
      reason: chosen.reason,
      ...(chosen.stated !== undefined && { stated: chosen.stated }),
    };
    const body = { items: [{ id: application, version }], result: 'ineligible', text, ...why } as const;
    if (await step.take(() => send(checkEligibility, body, { about: name }))) onClose();
  }

  return (
    <Dialog title={t('ineligible.title')} closeText={t('cancel')} onClose={onClose}>
      <form ref={problems} noValidate className={styles['form']} onSubmit={(event) => void submit(event)}>
        <p>{t('ineligible.lead')}</p>
        <fieldset
          className={formStyles['field']}
          aria-describedby={noReason && `${id}-reason-error`}
          data-invalid={noReason ? '' : undefined}
        >
          <legend>{t('ineligible.reason')}</legend>
          <FieldError id={`${id}-reason-error`} text={noReason} />
          {choices.map((choice) => (
            <label key={`${choice.reason}-${choice.stated ?? ''}`} className={styles['choice']}>
              <input
                type="radio"
                name={`${id}-reason`}
                checked={chosen?.reason === choice.reason && chosen.stated === choice.stated}
                onChange={() => setChosen(choice)}
              />
              {choice.label}
            </label>
          ))}
        </fieldset>
        <FieldFrame
          id={`${id}-text`}
          label={t('ineligible.text')}
          hint={t('ineligible.hint')}
          error={step.errors['text']}
        >
          {(described) => (
            <textarea
              {...described}
              id={`${id}-text`}
              rows={5}
              maxLength={limits.applicationHandling.text}
              className={formStyles['input']}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </FieldFrame>
        <FieldError id={`${id}-failure`} text={step.failure} isAlert />
        <Button busy={step.isBusy}>{t('ineligible.send')}</Button>
      </form>
    </Dialog>
  );
}
