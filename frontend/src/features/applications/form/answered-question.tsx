import { memo, useCallback, useMemo } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FormQuestion } from '../../../../shared/application-form/form-document.ts';
import { QuestionField } from '../../../components/questions/question-field.tsx';
import { useRecordFormParts } from '../../../components/record-form/record-form-context.ts';
import { useProblemText } from '../../../lib/record-form/use-problem-text.ts';
import type { FieldValues, RecordFormState } from '../../../lib/record-form/use-record-form.ts';
import { fieldOf, isSame } from '../../../lib/record-form/values.ts';
import { useSite } from '../../../lib/site.ts';
import { useApplicationParts } from './application-context.ts';
import { confirmedIn, confirmedKey } from './application-definition.ts';
import styles from './application.module.css';
import { FilesAnswer } from './files-answer.tsx';
import { LettersControl } from '../letters/letters-control.tsx';

/** A question with its answer: it is saved when one leaves it. */
export function AnsweredQuestion({ question }: { question: FormQuestion }) {
  const { form, refused } = useRecordFormParts();
  const { id } = question;
  const { record, values } = form.state.save;
  const own = refused.filter(({ path }) => fieldOf(path) === id);
  return (
    <Answer
      question={question}
      control={form.fields.control}
      editor={form.editor}
      isReadOnly={form.isReadOnly}
      saved={record.values[id]}
      isConfirmed={Object.hasOwn(confirmedIn(values), id)}
      refused={JSON.stringify(own.map(({ path, message }) => [path, message]))}
    />
  );
}

interface AnswerProps extends Pick<RecordFormState, 'editor' | 'isReadOnly'> {
  control: RecordFormState['fields']['control'];
  question: FormQuestion;
  /** The answer as it was read last. */
  saved: unknown;
  /** Confirmed as it was filled in. */
  isConfirmed: boolean;
  /** Paths and texts of what the server refused, as JSON: the same as long as it is the same. */
  refused: string;
}

/** What the parts of a form share changes with each key: only the question that is answered is rendered anew. */
const Answer = memo(function Answer(props: AnswerProps) {
  const { question, control, editor, isReadOnly, saved, isConfirmed, refused } = props;
  const { language } = useSite();
  const { profile, origins } = useApplicationParts();
  const { id } = question;
  const { field, fieldState } = useController<FieldValues>({ name: id, control });
  const { onBlur, value } = field;
  const leave = useCallback(() => {
    onBlur();
    void editor.flush();
  }, [onBlur, editor]);
  const problemAt = useProblems(question, value, { isInvalid: fieldState.invalid, refused });
  // The origin of a prefilled answer is shown until it has been changed or confirmed.
  const isRead = isConfirmed || value === null || value === undefined || !isSame(value, saved);
  const origin = isRead ? undefined : origins.get(id);
  const note = useMemo(() => origin && <OriginNote id={id} origin={origin} />, [id, origin]);
  return (
    <QuestionField
      question={question}
      value={value}
      language={language}
      onChange={field.onChange}
      onBlur={leave}
      problem={problemAt(id)}
      problemAt={problemAt}
      isReadOnly={isReadOnly}
      profileValue={question.kind === 'profileValue' ? profile.get(question.source) : undefined}
      note={note}
      Files={FilesAnswer}
      Letters={LettersControl}
    />
  );
});

/** Texts of what is wrong with an answer, by path; the same function as long as they are the same. */
function useProblems(
  question: FormQuestion,
  answer: unknown,
  { isInvalid, refused }: { isInvalid: boolean; refused: string },
): (path: string) => string | undefined {
  const problemText = useProblemText();
  const { checks } = useApplicationParts();
  const own = isInvalid ? checks.problemsOfAnswer(question, answer) : [];
  const written = JSON.stringify(own.map(({ path, code }) => [path, problemText(code)]));
  return useMemo(() => {
    const found = new Map([...JSON.parse(refused), ...JSON.parse(written)] as [string, string][]);
    return (path: string) => found.get(path);
  }, [refused, written]);
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
