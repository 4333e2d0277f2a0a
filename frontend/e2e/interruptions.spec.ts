import { expect } from '@playwright/test';
import { PreviewLinksOperation } from '../shared/graphql/generated/operations.ts';
import { signInAgain, signOut } from './account-forms.ts';
import { signOutElsewhere } from './api-calls.ts';
import { newMember } from './new-member.ts';
import {
  crash,
  createDraft,
  draftsOn,
  editPath,
  enter,
  isSave,
  isSavedOn,
  keptOnDevice,
  openNew,
  ready,
  saveCall,
  statusOf,
  words,
} from './record-form.ts';
import { test } from './test.ts';

const text = words.fr;
const status = 'data-status';

test('a tab that dies: what was typed is back on the next visit, and can be undone', async ({
  page,
  request,
}) => {
  await enter(page, await newMember(request));
  const id = await createDraft(page, 'Teinture');
  await page.route(saveCall, (route) => route.abort());
  await page.getByLabel(text.ambition).fill('Former cent personnes');
  await keptOnDevice(page, 'Former cent personnes');
  const context = page.context();
  // A page that is closed still sends its last save; one that crashes does not.
  await crash(page);

  const next = await context.newPage();
  await next.goto(editPath(id));
  await ready(next);
  await expect(next.getByLabel(text.ambition)).toHaveValue('Former cent personnes');
  await expect(next.getByRole('status').filter({ hasText: text.restored })).toBeVisible();
  await isSavedOn(next);
  await next.getByRole('button', { name: text.discard }).press('Enter');
  await expect(next.getByLabel(text.ambition)).toHaveValue('');
  await next.getByRole('button', { name: text.save }).press('Enter');
  await isSavedOn(next);
  await next.reload();
  await ready(next);
  await expect(next.getByLabel(text.ambition)).toHaveValue('');
});

test('a reload in the middle of a new record', async ({ page, request }) => {
  await enter(page, await newMember(request));
  await openNew(page);
  // Without a title nothing is sent.
  await page.getByLabel(text.context).fill('Un marché\n\nau bord du fleuve');
  await expect(statusOf(page)).toHaveAttribute(status, 'invalid');
  await keptOnDevice(page, 'fleuve');
  await page.reload();
  await ready(page);
  await expect(page.getByLabel(text.context)).toHaveValue('Un marché\n\nau bord du fleuve');
  await page.getByLabel(text.title).fill('Le marché');
  await page.waitForURL(/\/editer\/\d+\/$/);
  await isSavedOn(page);
  expect(JSON.parse(await draftsOn(page))).toEqual([]);
});

test('offline, then online again', async ({ page, request }) => {
  await enter(page, await newMember(request));
  const id = await createDraft(page, 'Hors ligne');
  await page.context().setOffline(true);
  await page.getByLabel(text.subtitle).fill('Dans le train');
  await expect(statusOf(page)).toHaveAttribute(status, 'offline');
  await expect(page.locator('[data-record-announcer]')).toContainText('Connexion interrompue');
  await page.getByLabel(text.ambition).fill('Arriver');
  await page.context().setOffline(false);
  await isSavedOn(page);
  await page.goto(editPath(id));
  await ready(page);
  await expect(page.getByLabel(text.subtitle)).toHaveValue('Dans le train');
  await expect(page.getByLabel(text.ambition)).toHaveValue('Arriver');
});

test('a slow answer does not touch what is typed meanwhile, and one request is under way at a time', async ({
  page,
  request,
}) => {
  await enter(page, await newMember(request));
  await createDraft(page, 'Lenteur');
  let running = 0;
  let most = 0;
  await page.route(saveCall, async (route) => {
    running += 1;
    most = Math.max(most, running);
    const response = await route.fetch();
    await new Promise((resolve) => {
      setTimeout(resolve, 3_000);
    });
    running -= 1;
    await route.fulfill({ response });
  });
  const field = page.getByLabel(text.subtitle);
  await field.focus();
  const sent = page.waitForRequest(isSave);
  await page.keyboard.type('Premiers mots ');
  await sent;
  await page.keyboard.type('et les suivants');
  await expect(field).toHaveValue('Premiers mots et les suivants');
  await isSavedOn(page);
  await expect(field).toHaveValue('Premiers mots et les suivants');
  await page.reload();
  await ready(page);
  await expect(page.getByLabel(text.subtitle)).toHaveValue('Premiers mots et les suivants');
  expect(most).toBe(1);
});

test('a session that has ended: sign in again above the form, and go on', async ({ page, request }) => {
  const member = await newMember(request);
  await enter(page, member);
  // The last answer that the screen waits for: who signs out before it is not editing yet.
  const isWhole = page.waitForResponse(
    (response) => response.request().postData()?.includes(PreviewLinksOperation.id) ?? false,
  );
  await createDraft(page, 'Session');
  await isWhole;
  await signOutElsewhere(page);
  await page.getByLabel(text.subtitle).fill('Écrit trop tard');
  await expect(statusOf(page)).toHaveAttribute(status, 'sessionOver');
  // No dialog opens while a field is being edited.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: text.signInAgain }).press('Enter');
  await signInAgain(page, 'fr', member.email, member.password);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await isSavedOn(page);
  await expect(page.getByLabel(text.subtitle)).toHaveValue('Écrit trop tard');
});

test('the other language, without a loss', async ({ page, request }) => {
  await enter(page, await newMember(request));
  // Neither a loss nor the browser's question.
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.type());
    void dialog.accept();
  });
  await openNew(page);
  await page.getByLabel(text.ambition).fill('Sans titre encore');
  await page.getByRole('link', { name: text.otherLanguage, exact: true }).press('Enter');
  await page.waitForURL(/\/en\//);
  await ready(page, 'en');
  await expect(page.getByLabel(words.en.ambition)).toHaveValue('Sans titre encore');
  await page.getByLabel(words.en.title).fill('A title at last');
  await page.waitForURL(/\/edit\/\d+\/$/);
  await isSavedOn(page);
  const toFrench = page.getByRole('link', { name: words.en.otherLanguage, exact: true });
  // The screen is rendered again, with the links of the record that it has become, after the address has changed.
  await expect(toFrench).toHaveAttribute('href', /\/editer\/\d+\/$/);
  await page.getByLabel(words.en.subtitle).fill('Typed a moment ago');
  await toFrench.press('Enter');
  await page.waitForURL(/\/editer\/\d+\/$/);
  await ready(page);
  await expect(page.getByLabel(text.subtitle)).toHaveValue('Typed a moment ago');
  await isSavedOn(page);
  expect(questions).toEqual([]);
});

test('a hidden page saves at once, and leaving asks only where nothing could be kept', async ({
  page,
  request,
}) => {
  await enter(page, await newMember(request));
  const id = await createDraft(page, 'Page cachée');
  let questions = 0;
  page.on('dialog', (dialog) => {
    questions += 1;
    void dialog.accept();
  });
  const sent = page.waitForRequest(isSave);
  await page.getByLabel(text.subtitle).pressSequentially('Vite');
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await sent;
  await page.goto('/tableau-de-bord/pour-vous/');
  expect(questions).toBe(0);

  // A device that stores nothing.
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
  });
  await page.goto(editPath(id));
  await ready(page);
  await page.route(saveCall, (route) => route.abort());
  await page.getByLabel(text.ambition).pressSequentially('Nulle part');
  await expect(statusOf(page)).toHaveAttribute(status, 'offline');
  // Navigation within the workspace: the screen asks.
  await page
    .getByRole('navigation', { name: 'Votre espace' })
    .getByRole('link', { name: 'Pour vous' })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: /Quitter sans enregistrer/ });
  await dialog.getByRole('button', { name: 'Rester sur cette page' }).press('Enter');
  await expect(page.getByLabel(text.ambition)).toHaveValue('Nulle part');
  // Another document: the browser asks.
  await page.goto('/');
  expect(questions).toBe(1);
});

test('signing out clears the device', async ({ page, request }) => {
  await enter(page, await newMember(request));
  await createDraft(page, 'Au revoir');
  await page.route(saveCall, (route) => route.abort());
  await page.getByLabel(text.ambition).fill('Pour personne d’autre');
  await keptOnDevice(page, 'Pour personne');
  const question = page.waitForEvent('dialog');
  const leaving = signOut(page);
  await (await question).accept();
  await leaving;
  await expect(page.getByText('Vous êtes déconnecté.')).toBeVisible();
  await expect.poll(() => draftsOn(page)).toBe('[]');
});
