import { useCallback, useEffect, useMemo, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { FormDefinition, FormStep } from '../forms/form-definition.ts';
import { useMember } from '../use-member.ts';
import { draftResolver } from './draft-resolver.ts';
import type { Checks, FormReference } from './form-checks.ts';
import { createEditor, type RecordCalls } from './create-editor.ts';
import type { RecordEditor } from './record-editor.ts';
import type { SavedRecord } from './save-contract.ts';
import { type ShownState, useEditorState } from './use-editor-state.ts';
import { usePageEvents } from './use-page-events.ts';
import { useSync } from './use-sync.ts';

export type FieldValues = Record<string, unknown>;

export interface RecordFormOptions {
  definition: FormDefinition;
  record: SavedRecord;
  reference: FormReference;
  calls: RecordCalls;
  /** Checks of its values: `useDeclaredChecks()` for fields of a declared type. */
  checks: Checks;
  /** Whether translations stay up to date with what is saved now. */
  isMinor?: () => boolean;
  /** True for a proposal: input stays on the device until the person sends all of it. */
  isOnRequest?: boolean;
  /** Nobody decides on it: what is sent is public. */
  isDirect?: boolean;
  /** The record exists from now on. */
  onCreated: (id: number) => void;
}

/** All that the parts of a record's form share. */
export interface RecordFormState {
  readonly definition: FormDefinition;
  readonly steps: readonly FormStep[];
  readonly reference: FormReference;
  readonly checks: Checks;
  readonly fields: UseFormReturn<FieldValues>;
  readonly editor: RecordEditor;
  readonly state: ShownState;
  readonly isReadOnly: boolean;
  readonly isOnRequest: boolean;
  readonly isDirect: boolean;
}

/** A record's form that saves by itself: what `<RecordForm>` shows. */
export function useRecordForm(options: RecordFormOptions): RecordFormState {
  const { definition, reference } = options;
  const { steps } = definition;
  const { id: userId } = useMember();
  const { checks } = options;
  // The record of the first rendering: from there on the editor follows it.
  const [editor] = useState(() => createEditor({ ...options, userId }));
  const state = useEditorState(editor);
  const [resolver] = useState(() => draftResolver(checks));
  const fields = useForm<FieldValues>({
    defaultValues: { ...editor.state().save.values },
    resolver,
    mode: 'onTouched',
    // The summary takes the focus.
    shouldFocusError: false,
  });
  useSync(editor, fields);
  usePageEvents(editor);
  const { id } = state.save.record;
  const { onCreated } = options;
  const isNew = options.record.id === undefined;
  const created = useCallback((record: number) => onCreated(record), [onCreated]);
  useEffect(() => {
    if (isNew && id !== undefined) created(id);
  }, [isNew, id, created]);
  const { isReadOnly } = editor;
  const { isOnRequest = false, isDirect = false } = options;
  // The same object until something in it changes: the parts of the form read it from a context.
  return useMemo(
    () => ({
      definition,
      steps,
      reference,
      checks,
      fields,
      editor,
      state,
      isReadOnly,
      isOnRequest,
      isDirect,
    }),
    [definition, steps, reference, checks, fields, editor, state, isReadOnly, isOnRequest, isDirect],
  );
}
