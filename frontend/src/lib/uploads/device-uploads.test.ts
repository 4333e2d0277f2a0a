import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import { type DeviceUpload, DeviceUploads } from './device-uploads.ts';

const upload: DeviceUpload = {
  userId: 7,
  key: 'b',
  form: 'initiative:12',
  field: 'documentIds',
  name: 'Plan.pdf',
  purpose: 'document',
  blob: new Blob(['bytes']),
  addedAt: 2,
  state: 'queued',
};
let databases = 0;
const open = (): DeviceUploads => new DeviceUploads(`uploads-${(databases += 1)}`);
const keysOf = (rows: DeviceUpload[]) => rows.map(({ key }) => key);

it('lists the uploads of a form, the oldest first, in another page too', async () => {
  await open().put(upload);
  const later = new DeviceUploads(`uploads-${databases}`);
  await later.put({ ...upload, key: 'a', addedAt: 3 });
  await later.put({ ...upload, key: 'c', addedAt: 1, state: 'paused', url: '/api/file/upload?id=1' });
  const rows = await later.list(7, upload.form);
  expect(keysOf(rows)).toEqual(['c', 'b', 'a']);
  expect(rows[0]).toMatchObject({ state: 'paused', url: '/api/file/upload?id=1', name: 'Plan.pdf' });
});

it('has nothing of another person or of another form', async () => {
  const uploads = open();
  await uploads.put(upload);
  expect(await uploads.list(8, upload.form)).toEqual([]);
  expect(await uploads.list(7, 'initiative:13')).toEqual([]);
  await uploads.put({ ...upload, form: 'initiative:13' });
  expect(keysOf(await uploads.list(7, 'initiative:13'))).toEqual(['b']);
  expect(await uploads.list(7, upload.form)).toEqual([]);
});

it('deletes one', async () => {
  const uploads = open();
  await uploads.put(upload);
  await uploads.put({ ...upload, key: 'a' });
  await uploads.delete('b');
  expect(keysOf(await uploads.list(7, upload.form))).toEqual(['a']);
});

it('opens in a browser without databases, where only its methods fail', async () => {
  vi.stubGlobal('indexedDB', undefined);
  try {
    const uploads = new DeviceUploads();
    await expect(uploads.list(7, upload.form)).rejects.toBeInstanceOf(TypeError);
    await expect(uploads.put(upload)).rejects.toBeInstanceOf(TypeError);
  } finally {
    vi.unstubAllGlobals();
  }
});
