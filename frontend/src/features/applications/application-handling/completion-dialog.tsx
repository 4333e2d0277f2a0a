import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import limits from '../../../../../wp-plugin/config/limits.json' with { type: 'json' };
import type { FormDocument } from '../../../../shared/application-form/form-document.ts';
import { requestCompletion } from '../../../../shared/config/calls/application-handling-calls.ts';
import { FieldError } from '../../../components/form/field-error.tsx';
import { FieldFrame } from '../../../components/form/field-frame.tsx';
import formStyles from '../../../components/form/form.module.css';
import { useProblemFocus } from '../../../components/form/use-problem-focus.ts';
import { DayAndTimeFields } from '../../../components/instants/day-and-time.tsx';
import { FormText } from '../../../components/questions/form-text.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { send } from '../../../lib/api/send.ts';
import { useSite } from '../../../lib/site.ts';
import type { Handling } from './handling.ts';
import styles from './handling.module.css';
import { useHandlingStep } from './use-handling-step.ts';

interface CompletionDialogProps {
  handling: Handling;
  /** Who applies, for the confirmation. */
  name: string;
  form: FormDocument;
  /** Time zone of the call. */
  zone: string;
  onClose: () => void;
}

/** What is asked of an application after it was sent: questions, an instant and a text. */
export function CompletionDialog({ handling, name, form, zone, onClose }: CompletionDialogProps) {
  const { t } = useTranslation('applicationHandling');
  const { language } = useSite();
  const id = useId();
  const step = useHandlingStep();
  const problems = useProblemFocus(step.outcome);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [until, setUntil] = useState<string | null>(null);
  const [text, setText] = useState('');
  const open = form.sections
    .flatMap(({ questions }) => questions)
    .filter((question) => handling.questions.includes(question.id));

  function choose(question: string, isChosen: boolean): void {
    const next = new Set(chosen);
    if (isChosen) next.add(question);
    else next.delete(question);
    setChosen(next);
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    event.stopPropagation();
    const { id: application, version } = handling;
    const body = { id: application, version, questions: [...chosen], until: until ?? '', text };
    if (await step.take(() => send(requestCompletion, body, { about: name }))) onClose();
  }

  return (
    <Dialog title={t('completion.title')} closeText={t('cancel')} onClose={onClose}>
      <form ref={problems} noValidate className={styles['form']} onSubmit={(event) => void submit(event)}>
        <p>{t('completion.lead')}</p>
        <fieldset
          className={formStyles['field']}
          aria-describedby={step.errors['questions'] && `${id}-questions-error`}
          data-invalid={step.errors['questions'] ? '' : undefined}
        >
          <legend>{t('completion.questions')}</legend>
          <FieldError id={`${id}-questions-error`} text={step.errors['questions']} />
          {open.map((question) => (
            <label key={question.id} className={styles['choice']}>
              <input
                type="checkbox"
                checked={chosen.has(question.id)}
                onChange={({ target }) => choose(question.id, target.checked)}
              />
              <FormText texts={question.label} language={language} />
            </label>
          ))}
        </fieldset>
        <fieldset className={formStyles['field']} data-invalid={step.errors['until'] ? '' : undefined}>
          <legend>{t('completion.until')}</legend>
          <FieldError id={`${id}-until-error`} text={step.errors['until']} />
          <DayAndTimeFields
            id={`${id}-until`}
            value={until}
            onChange={setUntil}
            zone={zone}
            isLast
            isInvalid={step.errors['until'] !== undefined}
            describedBy={`${id}-until-error`}
          />
        </fieldset>
        <FieldFrame
          id={`${id}-text`}
          label={t('completion.text')}
          hint={t('completion.hint')}
          error={step.errors['text']}
        >
          {(described) => (
            <textarea
              {...described}
              id={`${id}-text`}
              rows={5}
              maxLength={limits.completions.text}
              className={formStyles['input']}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </FieldFrame>
        <FieldError id={`${id}-failure`} text={step.failure} isAlert />
        <Button busy={step.isBusy}>{t('completion.send')}</Button>
      </form>
    </Dialog>
  );
}
