import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { type DeviceDraft, DeviceDrafts } from './device-drafts.ts';

const draft: DeviceDraft = {
  userId: 7,
  form: 'initiative:12',
  base: { title: 'Un' },
  values: { title: 'Deux' },
  keptAt: 1,
};
let databases = 0;
const open = (): DeviceDrafts => new DeviceDrafts(`drafts-${(databases += 1)}`);

it('finds a draft again, in another page too', async () => {
  const drafts = open();
  await drafts.put(draft);
  await drafts.put({ ...draft, values: { title: 'Trois' } });
  await drafts.close();
  const later = new DeviceDrafts(`drafts-${databases}`);
  expect(await later.find(draft)).toEqual({ ...draft, values: { title: 'Trois' } });
});

it('shows nobody the draft of somebody else, nor that of another form', async () => {
  const drafts = open();
  await drafts.put(draft);
  expect(await drafts.find({ userId: 8, form: draft.form })).toBeUndefined();
  expect(await drafts.find({ userId: 7, form: 'initiative:13' })).toBeUndefined();
});

it('deletes one draft, or all of them', async () => {
  const drafts = open();
  const other = { ...draft, userId: 8 };
  await drafts.put(draft);
  await drafts.put(other);
  await drafts.delete(draft);
  expect([await drafts.find(draft), await drafts.find(other)]).toEqual([undefined, other]);
  await drafts.clear();
  expect(await drafts.find(other)).toBeUndefined();
});
