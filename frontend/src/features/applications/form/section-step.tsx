import { useMemo } from 'react';
import type { FormSection } from '../../../../shared/application-form/form-document.ts';
import { FormText } from '../../../components/questions/form-text.tsx';
import { loadTable } from '../../../components/questions/question-field.tsx';
import { useRecordFormParts } from '../../../components/record-form/record-form-context.ts';
import { useFieldsSelector } from '../../../lib/record-form/use-fields-selector.ts';
import { useSite } from '../../../lib/site.ts';
import { AnsweredQuestion } from './answered-question.tsx';
import { useApplicationParts } from './application-context.ts';
import { visibleIds } from './application-definition.ts';
import styles from './application.module.css';

/** The questions of a section that the answers so far show. */
export function SectionStep({ section }: { section: FormSection }) {
  const { language } = useSite();
  const { form } = useRecordFormParts();
  const { document } = useApplicationParts();
  // The same as long as the same questions are shown: typing renders none of them anew.
  const ids = useFieldsSelector(form.fields, (values) => visibleIds(document, values));
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
