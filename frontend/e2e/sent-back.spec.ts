import { expect } from '@playwright/test';
import { previewLink } from '../shared/config/calls/content-calls.ts';
import { mutateInitiative } from '../shared/config/calls/initiative-calls.ts';
import { checkAtAllWidths } from './accessible.ts';
import { callApi } from './api-calls.ts';
import { newMember } from './new-member.ts';
import {
  complete,
  createDraft,
  editPath,
  enter,
  isSavedOn,
  ready,
  submit,
  words as form,
} from './record-form.ts';
import { test } from './test.ts';
import { decide, versionOf } from './validators.ts';

const words = {
  fr: { panel: 'État et langues', toEdit: 'À modifier', pending: 'En attente de validation' },
  en: { panel: 'State and languages', toEdit: 'To edit', pending: 'Awaiting validation' },
} as const;
const comment = 'Précisez le lieu de l’atelier.';

for (const language of ['fr', 'en'] as const) {
  const text = words[language];

  test(`what a validator sends back shows the comment beside the form, and is submitted again (${language})`, async ({
    page,
    browser,
    request,
  }) => {
    test.slow();
    await enter(page, await newMember(request), language);
    const id = await createDraft(page, 'Atelier à préciser', language);
    await complete(page, language);
    await submit(page, language);
    await decide(page, browser, id, { status: 'to_edit', comment });

    await page.goto(editPath(id, language));
    await ready(page, language);
    const panel = page.getByRole('region', { name: text.panel });
    await expect(panel.getByRole('blockquote')).toContainText(comment);
    await expect(panel.getByText(text.toEdit)).toBeVisible();
    await checkAtAllWidths(page, 'sent back: ');
    await page.getByLabel(form[language].context).fill('À Saint-Louis, quai Henri-Jay.');
    await isSavedOn(page);
    await submit(page, language);
    await expect(page.locator(`[data-row="${id}"]`).getByText(text.pending)).toBeVisible();
  });
}

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
