import { useState } from 'react';

interface FormKey {
  formKey: number;
  onCreated: (id: number) => void;
}

/**
 * A key for the form of one record: another record has a form of its own, such as its translation. A new record that is saved for
 * the first time stays in its form.
 * @param id of the record of the address
 */
export function useFormKey(id: number | undefined): FormKey {
  const [form, setForm] = useState({ id, key: 0 });
  const [created, setCreated] = useState<number>();
  if (form.id !== id) {
    const isSame = form.id === undefined && id === created;
    setForm({ id, key: isSame ? form.key : form.key + 1 });
  }
  return { formKey: form.key, onCreated: setCreated };
}
