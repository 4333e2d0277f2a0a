// @vitest-environment jsdom
import { act, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ModerationRowFragment } from '../../../../shared/graphql/generated/operations.ts';
import { type Selection, useSelection } from './use-selection.ts';

let root: Root;
const latest: { selection?: Selection } = {};

function List({ name, rows }: { name: string; rows: readonly ModerationRowFragment[] }) {
  const selection = useSelection(name, rows);
  useEffect(() => {
    latest.selection = selection;
  });
  return null;
}

const selected = (): Selection => {
  if (!latest.selection) throw new Error('The list is not there.');
  return latest.selection;
};

const row = (id: number, target: 'record' | 'proposal' = 'record', version = 1): ModerationRowFragment =>
  ({ id, target, version }) as ModerationRowFragment;
const show = (name: string, rows: readonly ModerationRowFragment[]) =>
  act(async () => root.render(<List name={name} rows={rows} />));
const set = (rows: readonly ModerationRowFragment[], isSelected: boolean) =>
  act(async () => selected().set(rows, isSelected));

beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
beforeEach(async () => {
  root = createRoot(document.createElement('div'));
  await show('pending', [row(1), row(2), row(1, 'proposal')]);
});
afterEach(() => act(async () => root.unmount()));

describe('the selection of a list', () => {
  it('has each row once, a record apart from its proposal', async () => {
    await set([row(1), row(2)], true);
    await set([row(2), row(1, 'proposal')], true);
    expect(selected().rows).toEqual([row(1), row(2), row(1, 'proposal')]);
    expect([row(1), row(1, 'proposal'), row(2, 'proposal')].map(selected().has)).toEqual([true, true, false]);
    await set([row(1)], false);
    expect(selected().rows).toEqual([row(2), row(1, 'proposal')]);
    expect([row(1), row(1, 'proposal')].map(selected().has)).toEqual([false, true]);
  });

  it('stays on other pages, and shows rows as the list answered them last', async () => {
    await set([row(1), row(2)], true);
    await show('pending', [row(2, 'record', 5), row(3)]);
    expect(selected().rows).toEqual([row(1), row(2, 'record', 5)]);
    expect(selected().has(row(3))).toBe(false);
  });

  it('is another one in another list, and is cleared alone', async () => {
    await set([row(1)], true);
    await show('rejected', [row(4)]);
    expect(selected().rows).toEqual([]);
    await set([row(4)], true);
    await act(async () => selected().clear());
    expect(selected().rows).toEqual([]);
    await show('pending', [row(1)]);
    expect(selected().rows).toEqual([row(1)]);
  });
});
