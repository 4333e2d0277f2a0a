import { type ComponentType, createContext, useContext } from 'react';
import type { FieldDefinition, FieldKind } from '../../lib/forms/form-definition.ts';
import type { LoadChunk } from '../../lib/chunks.ts';
import type { FieldConflict } from '../../lib/record-form/merge-changes.ts';
import type { FieldProblem } from '../../lib/record-form/save-contract.ts';
import type { StepProblem } from '../../lib/record-form/form-checks.ts';
import type { RecordFormState } from '../../lib/record-form/use-record-form.ts';
import type { Submission } from './use-submission.ts';

/** Properties of a field's component, whatever its kind. */
export interface RecordFieldProps {
  /** Id of the element that takes the focus. */
  id: string;
  /** Path of the value in the record: `coverImageId`, `emitters.0.logoId`. */
  path: string;
  field: FieldDefinition;
  value: unknown;
  onChange: (value: unknown) => void;
  onBlur: () => void;
  isReadOnly: boolean;
  /** Ids of hint, counter and error. */
  describedBy: string | undefined;
  isInvalid: boolean;
}

/** The fields of some kinds. Users come from the features that have them. */
export type FieldComponents = Partial<Record<FieldKind, ComponentType<RecordFieldProps>>>;

export interface RecordFormParts {
  form: RecordFormState;
  components: FieldComponents;
  /** Problems of values that the server refused, by a save or a submission, and that are still in the form. */
  refused: readonly FieldProblem[];
  /** Problems to solve before the record can be submitted. */
  missing: readonly StepProblem[];
  /** Files on their way, without which nothing is submitted. */
  pendingFiles: number;
  submission: Submission;
  /** Key of the field that a validator asks to change. */
  markedField: string | null;
  /** Shows the step of a field, and moves the focus to the field. @param path `actions.0.endDate` */
  goTo: (path: string) => void;
}

export interface ConflictDialogProps {
  conflicts: readonly FieldConflict[];
  onClose: () => void;
}

/** What is shown around fields of any kind: saving, drafts on the device, other tabs, conflicts. */
interface Editing extends Pick<RecordFormState, 'editor' | 'state' | 'isOnRequest' | 'isDirect'> {
  /** Chunk of the dialog that asks which of two values of a field to keep. */
  conflictDialog: LoadChunk<ComponentType<ConflictDialogProps>>;
}

export const EditingContext = createContext<Editing | undefined>(undefined);

export function useEditing(): Editing {
  const editing = useContext(EditingContext);
  if (!editing) throw new Error('The parts around fields stand inside <EditingContext>');
  return editing;
}

export const RecordFormContext = createContext<RecordFormParts | undefined>(undefined);

export function useRecordFormParts(): RecordFormParts {
  const parts = useContext(RecordFormContext);
  if (!parts) throw new Error('Parts of a record’s form stand inside <RecordForm>');
  return parts;
}

/** Id of the element that takes the focus; rows have ids of their own below that of their field. */
export const fieldId = (path: string): string => `field-${path.replaceAll('.', '-')}`;
