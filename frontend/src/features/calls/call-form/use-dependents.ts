import { useRef } from 'react';
import { useRecordFormParts } from '../../../components/record-form/record-form-context.ts';

/**
 * Fields that only one choice needs. Another choice empties them, so that nothing is published that does not hold; the same
 * choice again brings back what was typed.
 */
export function useDependents(names: readonly string[], needing: string): (choice: unknown) => void {
  const { fields } = useRecordFormParts().form;
  const typed = useRef<ReadonlyMap<string, unknown>>(new Map());
  return (choice) => {
    const values = new Map<string, unknown>(names.map((name) => [name, fields.getValues(name)]));
    if (choice !== needing && [...values.values()].some((value) => value !== null)) typed.current = values;
    for (const name of names) {
      const next = choice === needing ? (values.get(name) ?? typed.current.get(name) ?? null) : null;
      fields.setValue(name, next, { shouldDirty: true });
    }
  };
}
