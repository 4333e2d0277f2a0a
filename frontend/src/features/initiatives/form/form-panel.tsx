import { RecordPanelLater } from '../../../content/own-records/record-panel-later.tsx';
import type { RecordFormState } from '../../../lib/record-form/use-record-form.ts';

/** State, languages and steps of the initiative in the form, once it is saved. A step saves what is in the form first. */
export function FormPanel({ form: { editor, state } }: { form: RecordFormState }) {
  const { id, version } = state.save.record;
  if (id === undefined || version === undefined) return null;
  const save = async (): Promise<number> => {
    await editor.flush();
    return editor.state().save.record.version ?? version;
  };
  return <RecordPanelLater id={id} version={version} save={save} />;
}
