import { useState, useSyncExternalStore } from 'react';
import type { EditorState, RecordEditor } from './record-editor.ts';
import type { SaveState } from './save-state.ts';

/** What a form shows of its editor: all but the values, which change with each key and are read from the fields. */
export interface ShownState extends Omit<EditorState, 'save'> {
  readonly save: Omit<SaveState, 'values'>;
}

/** The state of an editor: rendered anew when something besides the values changes. */
export function useEditorState(editor: RecordEditor): ShownState {
  const [read] = useState(() => shownState(editor.state));
  return useSyncExternalStore(editor.subscribe, read, read);
}

/** Reads the state; the same object as before while only the values differ. */
function shownState(state: () => EditorState): () => ShownState {
  let last = state();
  return () => {
    const now = state();
    const isShownAlike =
      isAlike(last, now, 'save') && (last.save === now.save || isAlike(last.save, now.save, 'values'));
    if (!isShownAlike) last = now;
    return last;
  };
}

/** Whether two objects have the same entries, but for one. */
function isAlike<T extends object>(one: T, other: T, except: keyof T): boolean {
  const keys = Object.keys({ ...one, ...other }) as (keyof T)[];
  return keys.every((key) => key === except || one[key] === other[key]);
}
