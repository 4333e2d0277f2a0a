import { type ReactNode, useState } from 'react';
import type { FieldConflict } from '../../lib/record-form/merge-changes.ts';
import { Imported } from './imported.tsx';
import { useEditing } from './record-form-context.ts';

/** Opens by itself when two people changed the same field; closed, it can be opened again. */
export function useConflictDialog(): { open: () => void; dialog: ReactNode } {
  const { state, conflictDialog } = useEditing();
  const { conflicts } = state.save;
  const [putOff, setPutOff] = useState<readonly FieldConflict[]>();
  const isOpen = conflicts.length > 0 && putOff !== conflicts;
  const props = { conflicts, onClose: () => setPutOff(conflicts) };
  return {
    open: () => setPutOff(undefined),
    dialog: isOpen && <Imported load={conflictDialog} props={props} />,
  };
}
