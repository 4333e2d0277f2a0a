import { useCallback, useMemo } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FormQuestion } from '../../../../shared/application-form/form-document.ts';
import { QuestionField } from '../../../components/questions/question-field.tsx';
import { useRecordFormParts } from '../../../components/record-form/record-form-context.ts';
import { useProblemText } from '../../../lib/record-form/use-problem-text.ts';
import type { FieldValues } from '../../../lib/record-form/use-record-form.ts';
import { fieldOf, isSame } from '../../../lib/record-form/values.ts';
import { useSite } from '../../../lib/site.ts';
import { useApplicationParts } from './application-context.ts';
import { confirmedIn, confirmedKey } from './application-definition.ts';
import styles from './application.module.css';
import { FilesAnswer } from './files-answer.tsx';
import { LettersControl } from '../letters/letters-control.tsx';

/** A question with its answer: it is saved when one leaves it. */
export function AnsweredQuestion({ question }: { question: FormQuestion }) {
  const { language } = useSite();
  const { form } = useRecordFormParts();
  const { profile } = useApplicationParts();
  const { id } = question;
  const { field } = useController<FieldValues>({ name: id, control: form.fields.control });
  const { onBlur } = field;
  const { editor } = form;
  const leave = useCallback(() => {
    onBlur();
    void editor.flush();
  }, [onBlur, editor]);
  const problemAt = useProblems(question, field.value);
  const origin = useOrigin(question, field.value);
  const note = useMemo(() => origin && <OriginNote id={id} origin={origin} />, [id, origin]);
  return (
    <QuestionField
      question={question}
      value={field.value}
      language={language}
      onChange={field.onChange}
      onBlur={leave}
      problem={problemAt(id)}
      problemAt={problemAt}
      isReadOnly={form.isReadOnly}
      profileValue={question.kind === 'profileValue' ? profile.get(question.source) : undefined}
      note={note}
      Files={FilesAnswer}
      Letters={LettersControl}
    />
  );
}

/** Texts of what is wrong with an answer, by path; the same function as long as they are the same. */
function useProblems(question: FormQuestion, answer: unknown): (path: string) => string | undefined {
  const problemText = useProblemText();
  const { form, refused } = useRecordFormParts();
  const { checks } = useApplicationParts();
  const { invalid } = form.fields.getFieldState(question.id, form.fields.formState);
  const own = invalid ? checks.problemsOfAnswer(question, answer) : [];
  const texts = [
    ...refused
      .filter(({ path }) => fieldOf(path) === question.id)
      .map(({ path, message }) => [path, message]),
    ...own.map(({ path, code }) => [path, problemText(code)]),
  ];
  const written = JSON.stringify(texts);
  return useMemo(() => {
    const found = new Map(JSON.parse(written) as [string, string][]);
    return (path: string) => found.get(path);
  }, [written]);
}

/** Origin of a prefilled answer, until it has been changed or confirmed. */
function useOrigin({ id }: FormQuestion, answer: unknown): 'earlier' | 'profile' | undefined {
  const { form } = useRecordFormParts();
  const { origins } = useApplicationParts();
  const { record, values } = form.state.save;
  const isRead = !isSame(answer, record.values[id]) || Object.hasOwn(confirmedIn(values), id);
  return isRead || answer === null || answer === undefined ? undefined : origins.get(id);
}

const originKeys = { earlier: 'origin.earlier', profile: 'origin.profile' } as const;

function OriginNote({ id, origin }: { id: string; origin: keyof typeof originKeys }) {
  const { t } = useTranslation('applications');
  const { form } = useRecordFormParts();

  function confirm(): void {
    const { getValues, setValue } = form.fields;
    setValue(confirmedKey, { ...confirmedIn(getValues()), [id]: getValues(id) });
    // The button goes: the focus is on the answer that was confirmed.
    document.getElementById(`field-${id}`)?.focus();
  }

  return (
    <>
      <span>{t(originKeys[origin])}</span>
      {!form.isReadOnly && (
        <button type="button" className={styles['confirm']} onClick={confirm}>
          {t('origin.confirm')}
        </button>
      )}
    </>
  );
}
