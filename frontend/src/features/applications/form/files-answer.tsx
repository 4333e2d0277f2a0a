import { useTranslation } from 'react-i18next';
import type { FilesControlProps } from '../../../components/questions/question-control.ts';
import { Imported } from '../../../components/record-form/imported.tsx';
import { useRecordFormParts } from '../../../components/record-form/record-form-context.ts';
import { fieldsOf } from '../../../lib/record-form/record-values.ts';

const load = async () => (await import('../../../components/record-form/files/files-editor.tsx')).FilesEditor;

const nothing = () => undefined;

/** The files of an answer: chosen, sent in pieces, sorted and removed as in every form of a record. */
export function FilesAnswer({ path, ...control }: FilesControlProps) {
  const { t } = useTranslation('questions');
  const { form } = useRecordFormParts();
  const field = fieldsOf(form.definition).find(({ key }) => key === path);
  if (!field) return null;
  return (
    <Imported
      load={load}
      props={{ ...control, path, field, isReadOnly: form.isReadOnly, isInvalid: false, onBlur: nothing }}
    >
      <p id={control.id} tabIndex={-1} aria-busy="true">
        {t('loading')}
      </p>
    </Imported>
  );
}
