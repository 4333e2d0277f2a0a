// @vitest-environment jsdom
import { act, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { useFocusAfterChange } from './use-focus-after-change.ts';

let root: Root;
const latest: { focusOn?: (id: string) => void } = {};

function List({ ids }: { ids: readonly string[] }) {
  const focusOn = useFocusAfterChange();
  useEffect(() => {
    latest.focusOn = focusOn;
  });
  return ids.map((id) => (
    <button key={id} id={id} type="button">
      {id}
    </button>
  ));
}

const show = (...ids: string[]) => act(async () => root.render(<List ids={ids} />));
const focused = () => document.activeElement?.id;

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  Element.prototype.scrollIntoView = vi.fn<() => void>();
});
beforeEach(() => {
  const place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
});

describe('the focus after a change of a list', () => {
  it('is on the element that was asked for, once the list has it', async () => {
    await show('a');
    latest.focusOn?.('b');
    expect(focused()).toBe('');
    await show('a', 'b');
    expect(focused()).toBe('b');
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledWith({ block: 'nearest' });
  });

  it('is moved once: later changes leave it where the person put it', async () => {
    await show('a', 'b');
    latest.focusOn?.('b');
    await show('a', 'b', 'c');
    document.getElementById('a')?.focus();
    await show('a', 'b', 'c', 'd');
    expect(focused()).toBe('a');
  });

  it('stays where it is when the element is not there, then and later', async () => {
    await show('a');
    document.getElementById('a')?.focus();
    latest.focusOn?.('b');
    await show('a', 'c');
    expect(focused()).toBe('a');
    await show('a', 'b');
    expect(focused()).toBe('a');
  });
});
