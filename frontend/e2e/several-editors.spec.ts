import { expect } from '@playwright/test';
import { checkAtAllWidths } from './accessible.ts';
import { callElsewhere } from './api-calls.ts';
import { newMember } from './new-member.ts';
import {
  createDraft,
  editPath,
  elsewhere,
  enter,
  isSavedOn,
  keptOnDevice,
  ready,
  saveCall,
  words,
} from './record-form.ts';
import { enhanced } from './watch.ts';
import { test } from './test.ts';

const text = words.fr;

test('two people change the same fields: each is chosen by the keyboard', async ({ page, request }) => {
  await enter(page, await newMember(request));
  const id = Number(await createDraft(page, 'Conflit'));
  const input = { subtitle: 'Leur sous-titre', ambition: 'Leur ambition', localContext: 'Leur contexte' };
  await callElsewhere(page, '/api/dashboard/initiatives/mutate-initiative', {
    action: 'save',
    id,
    version: 1,
    input,
  });
  await page.route(saveCall, (route) => route.abort(), { times: 1 });
  await page.getByLabel(text.subtitle).fill('Mon sous-titre');
  await page.getByLabel(text.ambition).fill('Mon ambition');
  await page.getByRole('button', { name: text.save }).press('Enter');

  const dialog = page.getByRole('dialog', { name: text.conflict });
  await expect(dialog.getByRole('heading', { name: text.conflict })).toBeFocused();
  await expect(dialog.getByText('Leur ambition')).toBeVisible();
  await dialog.getByRole('group', { name: 'Sous-titre' }).getByLabel(text.theirs).first().press('Space');
  await dialog.getByRole('group', { name: 'Ambition' }).getByLabel(text.mine).first().press('Space');
  await dialog.getByRole('button', { name: text.apply }).press('Enter');
  await isSavedOn(page);
  await expect(page.getByLabel(text.subtitle)).toHaveValue('Leur sous-titre');
  await expect(page.getByLabel(text.ambition)).toHaveValue('Mon ambition');
  // Changed by the other one only: nobody is asked.
  await expect(page.getByLabel(text.context)).toHaveValue('Leur contexte');
});

test('a lock that somebody else holds, and one that is taken over', async ({ page, browser, request }) => {
  test.slow();
  const member = await newMember(request);
  const colleague = await newMember(request, 'administrator', { lastName: 'Collègue' });
  await enter(page, member);
  const taken = page.waitForResponse((response) => response.url().endsWith('/api/dashboard/locks'));
  const id = await createDraft(page, 'Verrou');
  expect((await taken).status()).toBe(200);
  // Leaving the page releases the lock.
  await page.goto('/tableau-de-bord/pour-vous/');
  const other = await elsewhere(browser, colleague);
  await other.page.goto(editPath(id));
  await ready(other.page);
  await other.page.getByLabel(text.subtitle).fill('Par la collègue');
  await isSavedOn(other.page);

  await page.goto(editPath(id));
  await enhanced(page);
  await expect(
    page.getByText(/Fatou Collègue modifie cette fiche depuis (?:minuit|\d{1,2}\sh)/),
  ).toBeVisible();
  await expect(page.getByLabel(text.title)).not.toBeEditable();
  await checkAtAllWidths(page, 'locked: ');
  await page.getByRole('button', { name: text.takeOver }).press('Enter');
  await ready(page);
  await page.getByLabel(text.context).fill('Par le membre');
  await isSavedOn(page);

  // The other one's next save is refused; nothing of it is lost, and it can be taken back.
  await other.page.getByLabel(text.ambition).fill('Écrit sans le savoir');
  await expect(other.page.getByText(/Fatou Bâ a pris la main/)).toBeVisible();
  await expect(other.page.getByLabel(text.ambition)).not.toBeEditable();
  await expect(other.page.getByLabel(text.ambition)).toHaveValue('Écrit sans le savoir');
  await keptOnDevice(other.page, 'Écrit sans le savoir');
  await other.page.getByRole('button', { name: text.takeBack }).press('Enter');
  await isSavedOn(other.page);
  await expect(other.page.getByLabel(text.ambition)).toHaveValue('Écrit sans le savoir');
  await expect(other.page.getByLabel(text.context)).toHaveValue('Par le membre');
  await other.context.close();
});

test('two tabs of one browser: one of them edits', async ({ page, request }) => {
  await enter(page, await newMember(request));
  const id = await createDraft(page, 'Deux onglets');
  await page.getByLabel(text.subtitle).fill('Du premier onglet');
  const second = await page.context().newPage();
  await second.goto(editPath(id));
  await enhanced(second);
  const editHere = second.getByRole('button', { name: text.editHere });
  await expect(editHere).toBeVisible();
  await expect(second.getByLabel(text.title)).not.toBeEditable();
  await editHere.press('Enter');
  await ready(second);
  await expect(second.getByLabel(text.subtitle)).toHaveValue('Du premier onglet');
  await second.getByLabel(text.ambition).fill('Du second onglet');
  await isSavedOn(second);
  await expect(page.getByLabel(text.title)).not.toBeEditable();
  await page.getByRole('button', { name: text.editHere }).press('Enter');
  await ready(page);
  await expect(page.getByLabel(text.ambition)).toHaveValue('Du second onglet');
});
