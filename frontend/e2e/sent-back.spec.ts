import { expect } from '@playwright/test';
import { previewLink } from '../shared/config/calls/content-calls.ts';
import { mutateInitiative } from '../shared/config/calls/initiative-calls.ts';
import { callApi } from './api-calls.ts';
import { newMember } from './new-member.ts';
import { createDraft, enter } from './record-form.ts';
import { test } from './test.ts';
import { versionOf } from './validators.ts';

test('a preview ends with the record, for whoever has the link', async ({ page, request }) => {
  await enter(page, await newMember(request));
  const id = await createDraft(page, 'SECRET à supprimer');
  const { data } = (await callApi(page, previewLink.path, { id: Number(id) })) as { data: { url: string } };
  const { pathname, search } = new URL(data.url);
  const open = () => request.get(pathname + search);
  const before = await open();
  expect([before.status(), (await before.text()).includes('SECRET à supprimer')]).toEqual([200, true]);
  expect(before.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': expect.stringContaining('noindex'),
  });
  await callApi(page, mutateInitiative.path, {
    action: 'delete',
    id: Number(id),
    version: await versionOf(page, id),
  });
  const after = await open();
  expect([after.status(), (await after.text()).includes('SECRET')]).toEqual([404, false]);
});
