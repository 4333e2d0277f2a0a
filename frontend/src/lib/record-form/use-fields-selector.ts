import { useCallback, useSyncExternalStore } from 'react';
import type { FieldValues, RecordFormState } from './use-record-form.ts';

type Fields = Pick<RecordFormState['fields'], 'subscribe' | 'getValues'>;

/**
 * What `select` reads from the values of a form: rendered anew when that changes, not with each key.
 *
 * @param select cheap, since each key calls it
 */
export function useFieldsSelector<T extends string | boolean>(
  { subscribe, getValues }: Fields,
  select: (values: FieldValues) => T,
): T {
  const follow = useCallback(
    (onChange: () => void) => subscribe({ formState: { values: true }, callback: onChange }),
    [subscribe],
  );
  const read = () => select(getValues());
  return useSyncExternalStore(follow, read, read);
}
