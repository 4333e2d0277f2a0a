import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { RecordEditor } from './record-editor.ts';
import { isSame, isSameSaved } from './values.ts';

/** Marks the element around a field, by the field's name. */
export const fieldAttribute = 'data-record-field';

const isFocused = (field: string): boolean =>
  document.activeElement?.closest(`[${fieldAttribute}="${field}"]`) !== null &&
  document.activeElement !== null;

/** Passes input to the editor, and values from server and device to the fields. */
export function useSync(editor: RecordEditor, fields: UseFormReturn<Record<string, unknown>>): void {
  const { subscribe, getFieldState, getValues, setValue } = fields;
  useEffect(() => {
    let isWriting = false;

    function write(): void {
      const { values } = editor.state().save;
      isWriting = true;
      for (const [name, value] of Object.entries(values)) {
        const current = getValues(name);
        if (isSame(current, value)) continue;
        // A focused field keeps white space that the server trims, a list the rows that are still empty.
        if (isSameSaved(current, value) && (isFocused(name) || Array.isArray(current))) continue;
        setValue(name, value, { shouldValidate: getFieldState(name).invalid });
      }
      isWriting = false;
    }

    const endTyping = subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        if (!isWriting) editor.change(values);
      },
    });
    const endWriting = editor.subscribe(write);
    const afterField = (): void => queueMicrotask(write);
    document.addEventListener('focusout', afterField);
    return () => {
      endTyping();
      endWriting();
      document.removeEventListener('focusout', afterField);
    };
  }, [editor, subscribe, getFieldState, getValues, setValue]);
}
