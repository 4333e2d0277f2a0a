import { useTranslation } from 'react-i18next';
import { Imported } from '../imported.tsx';
import type { RecordFieldProps } from '../record-form-context.ts';

const loadEditor = async () => (await import('../rows/rows-editor.tsx')).RowsEditor;

/** Rows of several fields each, in an order that people choose. The editor is a chunk of its own. */
export function RowsField(props: RecordFieldProps) {
  const { t } = useTranslation('recordForm');
  return (
    <Imported load={loadEditor} props={props}>
      <p id={props.id} tabIndex={-1} aria-busy="true">
        {t('rows.loading')}
      </p>
    </Imported>
  );
}
