// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { SavedRecord } from './save-contract.ts';
import { useFormKey } from './use-form-key.ts';

afterEach(cleanup);

/** What the loader answers for a record: each time another object. */
const record = (id?: number, version = 1): SavedRecord => ({ id, version, values: {} });

/** A screen that shows one record after the other. */
function open(first: SavedRecord) {
  const { result, rerender } = renderHook(useFormKey, { initialProps: first });
  return {
    key: () => result.current.formKey,
    show: (next: SavedRecord) => rerender(next),
    create: (id: number) => act(() => result.current.onCreated(id)),
  };
}

describe('the key of a form', () => {
  it('stays while its record is read again', () => {
    const form = open(record(12));
    form.show(record(12, 2));
    form.show(record(12, 3));
    expect(form.key()).toBe(0);
  });

  it('is another for another record, and for the first one again', () => {
    const form = open(record(12));
    form.show(record(13));
    expect(form.key()).toBe(1);
    form.show(record(12));
    expect(form.key()).toBe(2);
  });

  it('stays when a new record is saved for the first time', () => {
    const form = open(record());
    form.create(12);
    form.show(record(12));
    form.show(record(12, 2));
    expect(form.key()).toBe(0);
  });

  it('is another for a new record after one that was created here', () => {
    const form = open(record());
    form.create(12);
    form.show(record(12));
    form.show(record());
    expect(form.key()).toBe(1);
    // The record that was created in the first form is not the one of this form.
    form.show(record(12));
    expect(form.key()).toBe(2);
  });

  it('is another for a record that was created elsewhere', () => {
    const form = open(record());
    form.create(12);
    form.show(record(13));
    expect(form.key()).toBe(1);
  });
});
