import { useState } from 'react';
import type { SavedRecord } from './save-contract.ts';

interface FormKey {
  formKey: number;
  onCreated: (id: number) => void;
}

/**
 * A key for the form of one record: another record has a form of its own, such as its translation, or a new one after its
 * deletion. A new record that is saved for the first time stays in its form.
 * @param record as the loader answers it
 */
export function useFormKey(record: SavedRecord): FormKey {
  const [form, setForm] = useState({ record, key: 0 });
  const [created, setCreated] = useState<number>();
  if (form.record !== record) {
    const isSame = record.id === (form.record.id ?? created);
    setForm({ record, key: isSame ? form.key : form.key + 1 });
    if (!isSame) setCreated(undefined);
  }
  return { formKey: form.key, onCreated: setCreated };
}
