import { startTransition, useEffect, useState } from 'react';
import { timing } from './timing.ts';
import type { FieldValues, RecordFormState } from './use-record-form.ts';

/** The values of a form after its first change, and then whenever typing pauses: what takes long to judge or to show. */
export function useSettledValues({
  subscribe,
  getValues,
}: Pick<RecordFormState['fields'], 'subscribe' | 'getValues'>): FieldValues {
  const [values, setValues] = useState<FieldValues>(getValues);
  useEffect(() => {
    let timer: number | undefined;
    const take = () => startTransition(() => setValues(getValues()));

    function change(): void {
      const isTyping = timer !== undefined;
      window.clearTimeout(timer);
      if (!isTyping) take();
      timer = window.setTimeout(() => {
        timer = undefined;
        if (isTyping) take();
      }, timing.settleAfter);
    }

    const end = subscribe({ formState: { values: true }, callback: change });
    return () => {
      end();
      window.clearTimeout(timer);
    };
  }, [subscribe, getValues]);
  return values;
}
