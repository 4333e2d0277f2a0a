import { memo, useCallback, useMemo } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FormQuestion } from '../../../../shared/application-form/form-document.ts';
import { QuestionField } from '../../../components/questions/question-field.tsx';
import { useRecordFormParts } from '../../../components/record-form/record-form-context.ts';
import { useFieldsSelector } from '../../../lib/record-form/use-fields-selector.ts';
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
  const { origins } = useApplicationParts();
  const { id } = question;
  const own = refused.filter(({ path }) => fieldOf(path) === id);
  const props = {
    question,
    control: form.fields.control,
    editor: form.editor,
    isReadOnly: form.isReadOnly,
    saved: form.state.save.record.values[id],
    refused: JSON.stringify(own.map(({ path, message }) => [path, message])),
  };
  const origin = origins.get(id);
  return origin === undefined ? <Answer {...props} /> : <PrefilledAnswer {...props} origin={origin} />;
}

/** An answer with its origin, which is shown until the answer has been confirmed as it was filled in, or changed. */
function PrefilledAnswer({ origin, ...props }: Omit<AnswerProps, 'origin'> & { origin: Origin }) {
  const { form } = useRecordFormParts();
  const { id } = props.question;
  const isConfirmed = useFieldsSelector(form.fields, (values) => Object.hasOwn(confirmedIn(values), id));
  return <Answer {...props} origin={isConfirmed ? undefined : origin} />;
}

interface AnswerProps extends Pick<RecordFormState, 'editor' | 'isReadOnly'> {
  control: RecordFormState['fields']['control'];
  question: FormQuestion;
  /** The answer as it was read last. */
  saved: unknown;
  /** Origin of an answer that was filled in beforehand. */
  origin?: Origin | undefined;
  /** Paths and texts of what the server refused, as JSON: the same as long as it is the same. */
  refused: string;
}

/** What the parts of a form share changes with each key: only the question that is answered is rendered anew. */
const Answer = memo(function Answer(props: AnswerProps) {
  const { question, control, editor, isReadOnly, saved, refused } = props;
  const { language } = useSite();
  const { profile } = useApplicationParts();
  const { id } = question;
  const { field, fieldState } = useController<FieldValues>({ name: id, control });
  const { onBlur, value } = field;
  const leave = useCallback(() => {
    onBlur();
    void editor.flush();
  }, [onBlur, editor]);
  const problemAt = useProblems(question, value, { isInvalid: fieldState.invalid, refused });
  const isChanged = value === null || value === undefined || !isSame(value, saved);
  const origin = isChanged ? undefined : props.origin;
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
type Origin = keyof typeof originKeys;

function OriginNote({ id, origin }: { id: string; origin: Origin }) {
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
