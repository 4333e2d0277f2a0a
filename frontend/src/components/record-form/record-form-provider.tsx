import { type ReactNode, useMemo } from 'react';
import { EditingContext, RecordFormContext, type RecordFormParts } from './record-form-context.ts';

const loadConflictDialog = async () => (await import('./conflict-dialog.tsx')).ConflictDialog;

/** Gives the parts of a record’s form what they share. */
export function RecordFormProvider({ parts, children }: { parts: RecordFormParts; children: ReactNode }) {
  const { form } = parts;
  const editing = useMemo(() => ({ ...form, conflictDialog: loadConflictDialog }), [form]);
  return (
    <RecordFormContext value={parts}>
      <EditingContext value={editing}>{children}</EditingContext>
    </RecordFormContext>
  );
}
