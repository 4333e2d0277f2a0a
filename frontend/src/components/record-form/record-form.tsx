import { type Requirements, withRequirements } from './requirements.ts';
import { type FormEvent, type KeyboardEvent, type ReactNode, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { requestSignIn } from '../../lib/api/session-over.ts';
import { fieldsOf } from '../../lib/record-form/record-values.ts';
import type { RecordFormState } from '../../lib/record-form/use-record-form.ts';
import { useSettledValues } from '../../lib/record-form/use-settled-values.ts';
import { isSame } from '../../lib/record-form/values.ts';
import { useSite } from '../../lib/site.ts';
import { Button } from '../ui/button.tsx';
import { Imported } from './imported.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { LockBanner } from './lock-banner.tsx';
import { MissingList } from './missing-list.tsx';
import type { ListedProblem } from './problem-list.tsx';
import { RecordErrorSummary } from './record-error-summary.tsx';
import { RecordField } from './record-field.tsx';
import styles from './record-form.module.css';
import type { FieldComponents } from './record-form-context.ts';
import { RecordFormProvider } from './record-form-provider.tsx';
import { RestoredNote } from './restored-note.tsx';
import { StatusLine } from './status-line.tsx';
import { StepAnchors } from './step-anchors.tsx';
import { Steps } from './steps.tsx';
import { submissionKeys } from './submission-keys.ts';
import { stepHeadingId, useCurrentStep } from './use-current-step.ts';
import { useStepChunks } from './use-step-chunks.ts';
import { type Submit, useSubmission } from './use-submission.ts';

interface RecordFormProps {
  form: RecordFormState;
  /** Fields of kinds that need more than their declaration: users. */
  components: FieldComponents;
  /** JSX by step that replaces the step's fields, which are otherwise one `<RecordField>` after the other. */
  layouts?: Readonly<Record<string, ReactNode>>;
  /** Submits the saved record; without it the form has no button for that. */
  submit?: Submit;
  /** Problems outside of the form that prevent submission; the function must stay the same while they do. */
  requirements?: Requirements;
  /** What the form is for: said with its first step only. */
  lead?: string;
  /** Above the steps, on each of them. */
  note?: ReactNode;
  /** Key of the field that the note is about. */
  markedField?: string | null;
  /** Content that replaces the list of missing fields and that button. */
  end?: ReactNode;
  /** The save status is shown only when something is wrong: nothing is saved before it is sent. */
  hasQuietStatus?: boolean;
}

/** The list of before, as long as this one says the same: what shows it is not rendered anew. */
function useUnchanged<T>(list: readonly T[]): readonly T[] {
  const [last, setLast] = useState(list);
  if (last === list) return list;
  if (isSame(last, list)) return last;
  setLast(list);
  return list;
}

const loadUploads = async () => (await import('./files/attach-uploads.tsx')).AttachUploads;

/** The form of a record, with everything that every form of the workspace does. */
export function RecordForm(props: RecordFormProps) {
  const {
    form,
    components,
    layouts,
    submit: send,
    requirements,
    lead,
    note,
    markedField = null,
    end,
    hasQuietStatus = false,
  } = props;
  const { t } = useTranslation('recordForm');
  const { language } = useSite();
  const { steps, checks, editor, fields, state } = form;
  const { step, index, isFirstView, isServerView, goToStep, goToField } = useCurrentStep(steps);
  const values = useSettledValues(fields);
  const missing = useUnchanged(
    useMemo(
      () => withRequirements(checks.problemsOf(values, 'submit'), requirements?.(values) ?? [], steps),
      [checks, values, requirements, steps],
    ),
  );
  const [attempt, setAttempt] = useState(0);
  const save = useCallback(async (): Promise<void> => {
    await fields.trigger();
    await (form.isOnRequest ? editor.request() : editor.flush());
    const isOver = editor.state().save.status === 'sessionOver';
    if (isOver && (await requestSignIn())) await editor.resume();
    const isRefused =
      checks.problemsOf(fields.getValues(), 'save').length > 0 || editor.state().save.problems.length > 0;
    setAttempt((count) => (isRefused ? count + 1 : 0));
  }, [fields, form.isOnRequest, editor, checks]);
  const submission = useSubmission(form, save);
  const [pendingFiles, setPendingFiles] = useState(0);
  const uploadProps = useMemo(() => ({ onPending: setPendingFiles }), []);
  useStepChunks(steps, components, layouts);
  const parts = useMemo(
    () => ({
      form,
      components,
      refused: [...state.save.problems, ...submission.problems],
      missing,
      pendingFiles,
      submission,
      markedField,
      goTo: goToField,
    }),
    [form, components, markedField, goToField, state.save.problems, missing, pendingFiles, submission],
  );

  const unsaved: ListedProblem[] =
    attempt > 0 ? [...checks.problemsOf(values, 'save'), ...state.save.problems] : [];
  const problems = unsaved.length > 0 ? unsaved : submission.problems;
  const isBusy = state.save.status === 'saving';
  const hasFiles = fieldsOf(form.definition).some(({ upload }) => upload !== undefined);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    saveDraft();
  }

  /** A proposal is sent by its own button only. */
  function saveDraft(): void {
    void (form.isOnRequest ? editor.keep() : save());
  }

  function saveByKey(event: KeyboardEvent<HTMLFormElement>): void {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
    event.preventDefault();
    saveDraft();
  }

  const previous = steps[index - 1];
  const next = steps[index + 1];
  return (
    <RecordFormProvider parts={parts}>
      <LeaveGuard />
      {hasFiles && <Imported load={loadUploads} props={uploadProps} />}
      <noscript>
        <p className={styles['banner']}>{t('noScript')}</p>
      </noscript>
      {isServerView && <StepAnchors steps={steps} />}
      <div className={styles['layout']}>
        <div className={styles['banners']}>
          <LockBanner />
          <RestoredNote />
          {note}
        </div>
        {steps.length > 1 && <Steps current={step.key} values={values} missing={missing} />}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a shortcut besides the button */}
        <form noValidate className={styles['form']} onSubmit={submit} onKeyDown={saveByKey}>
          <StatusLine isQuiet={hasQuietStatus} />
          {problems.length > 0 && (
            <RecordErrorSummary
              key={`${attempt} ${submission.attempt}`}
              title={unsaved.length > 0 && !form.isOnRequest ? t('summary.unsaved') : t('summary.refused')}
              problems={problems}
            />
          )}
          <section
            aria-labelledby={stepHeadingId}
            className={styles['fields']}
            data-first-view={isFirstView ? '' : undefined}
          >
            <h2 id={stepHeadingId} tabIndex={-1}>
              {steps.length > 1
                ? t('steps.current', { number: index + 1, total: steps.length, name: step.label[language] })
                : step.label[language]}
            </h2>
            {index === 0 && lead && <p className={styles['lead']}>{lead}</p>}
            {layouts?.[step.key] ?? step.fields.map((field) => <RecordField key={field.key} field={field} />)}
          </section>
          <div className={styles['buttons']}>
            {next && (
              <Button type="button" kind="primary" onClick={() => goToStep(next.key)}>
                {t('steps.next', { name: next.label[language] })}
              </Button>
            )}
            {previous && (
              <Button type="button" kind="secondary" onClick={() => goToStep(previous.key)}>
                {t('steps.previous', { name: previous.label[language] })}
              </Button>
            )}
            {/* What is typed is saved by itself. */}
            {!form.isReadOnly && !form.isOnRequest && (
              <Button busy={isBusy && attempt > 0} kind="quiet">
                {t('save')}
              </Button>
            )}
          </div>
        </form>
        {end ?? (
          <MissingList missing={missing}>
            {pendingFiles > 0 && <p>{t('files.pending', { count: pendingFiles })}</p>}
            {send && !form.isReadOnly && pendingFiles === 0 && (
              <Button
                type="button"
                busy={submission.isBusy}
                disabled={form.isOnRequest && state.save.status === 'saved'}
                onClick={() => void submission.submit(send)}
              >
                {t(submissionKeys(form).action)}
              </Button>
            )}
            {submission.message && (
              <p role="alert" className={styles['refusal']}>
                {submission.message}
              </p>
            )}
          </MissingList>
        )}
      </div>
    </RecordFormProvider>
  );
}
