import { useDeferredValue, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { FormSection } from '../../../../shared/application-form/form-document.ts';
import { FormText } from '../../../components/questions/form-text.tsx';
import { loadTable } from '../../../components/questions/question-field.tsx';
import { useRecordFormParts } from '../../../components/record-form/record-form-context.ts';
import { visibleQuestions } from '../../../lib/application-form/visible.ts';
import { useSite } from '../../../lib/site.ts';
import { AnsweredQuestion } from './answered-question.tsx';
import { useApplicationParts } from './application-context.ts';
import { answersIn } from './application-definition.ts';
import styles from './application.module.css';

/** The questions of a section that the answers so far show. */
export function SectionStep({ section }: { section: FormSection }) {
  const { language } = useSite();
  const { form } = useRecordFormParts();
  const { document } = useApplicationParts();
  // What is typed shows first, the questions that depend on it after it.
  const values = useDeferredValue(useWatch({ control: form.fields.control }));
  // The same elements as long as the same questions are shown: typing renders none of them anew.
  const ids = visibleQuestions(document, answersIn(values))
    .map(({ id }) => id)
    .join(' ');
  const fields = useMemo(() => {
    const listed = new Set(ids.split(' '));
    return section.questions
      .filter(({ id }) => listed.has(id))
      .map((question) => <AnsweredQuestion key={question.id} question={question} />);
  }, [section, ids]);
  const { help } = section;
  return (
    <>
      {help && (
        <p className={styles['help']}>
          <FormText texts={help} language={language} />
        </p>
      )}
      {fields}
    </>
  );
}
/** Loaded while the page is idle: a step that is first opened without a connection is there, too. */
SectionStep.later = [loadTable];
