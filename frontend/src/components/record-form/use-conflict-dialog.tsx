import { type ReactNode, useState } from 'react';
import type { FieldConflict } from '../../lib/record-form/merge-changes.ts';
import { Imported } from './imported.tsx';
import { useRecordFormParts } from './record-form-context.ts';

const loadDialog = async () => (await import('./conflict-dialog.tsx')).ConflictDialog;

/** Opens by itself when two people changed the same field; closed, it can be opened again. */
export function useConflictDialog(): { open: () => void; dialog: ReactNode } {
  const { conflicts } = useRecordFormParts().form.state.save;
  const [putOff, setPutOff] = useState<readonly FieldConflict[]>();
  const isOpen = conflicts.length > 0 && putOff !== conflicts;
  const props = { conflicts, onClose: () => setPutOff(conflicts) };
  return {
    open: () => setPutOff(undefined),
    dialog: isOpen && <Imported load={loadDialog} props={props} />,
  };
}
