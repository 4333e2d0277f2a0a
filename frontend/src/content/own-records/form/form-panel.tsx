import type { RecordFormState } from '../../../lib/record-form/use-record-form.ts';
import { RecordPanelLater } from '../record-panel-later.tsx';
import type { RecordPanelProps } from '../record-panel.tsx';

interface FormPanelProps extends Pick<RecordPanelProps, 'minorChange'> {
  form: RecordFormState;
}

/** State, languages and steps of the record in the form, once it is saved. A step saves what is in the form first. */
export function FormPanel({ form: { editor, state }, ...panel }: FormPanelProps) {
  const { id, version } = state.save.record;
  if (id === undefined || version === undefined) return null;
  const save = async (): Promise<number> => {
    await editor.flush();
    return editor.state().save.record.version ?? version;
  };
  return <RecordPanelLater {...panel} id={id} version={version} save={save} />;
}
