import { type Browser, type BrowserContext, expect, type Page, type Request } from '@playwright/test';
import { mutateInitiative } from '../shared/config/calls/initiative-calls.ts';
import { pathTo } from '../shared/config/routes.ts';
import { callApi } from './api-calls.ts';
import { type Language, signIn, skipInterests, words as account } from './account-forms.ts';
import type { Member } from './new-member.ts';
import { enhanced } from './watch.ts';

/** Texts of the form of an initiative. */
export const words = {
  fr: {
    title: /^Titre/,
    subtitle: /^Sous-titre/,
    ambition: /^Ambition/,
    context: /^Contexte local/,
    description: 'Description (requis pour l’envoi)',
    startDate: /^Date de début/,
    save: 'Enregistrer le brouillon',
    saved: /Tout est enregistré/,
    restored: /Nous avons remis dans le formulaire/,
    discard: 'Annuler ces modifications',
    retry: 'Réessayer',
    signInAgain: 'Se reconnecter',
    conflict: 'Deux versions',
    mine: 'Ma version',
    theirs: 'L’autre version',
    apply: 'Enregistrer ces choix',
    takeOver: 'Prendre la main',
    takeBack: 'Reprendre la main',
    editHere: 'Modifier dans cet onglet',
    otherLanguage: 'English',
    missing: 'Avant de soumettre',
    steps: 'Étapes',
    failed: 'Certains champs n’ont pas pu être enregistrés',
    submit: 'Soumettre pour validation',
    tools: 'Mise en forme',
    next: /^Étape suivante/,
  },
  en: {
    title: /^Title/,
    subtitle: /^Subtitle/,
    ambition: /^Ambition/,
    context: /^Local context/,
    description: 'Description (required to submit)',
    startDate: /^Start date/,
    save: 'Save draft',
    saved: /All changes saved/,
    restored: /We’ve restored what you wrote/,
    discard: 'Discard these changes',
    retry: 'Try again',
    signInAgain: 'Sign in again',
    conflict: 'Two versions',
    mine: 'My version',
    theirs: 'The other version',
    apply: 'Save these choices',
    takeOver: 'Take over',
    takeBack: 'Take back',
    editHere: 'Edit in this tab',
    otherLanguage: 'Français',
    missing: 'Before you submit',
    steps: 'Steps',
    failed: 'Some fields couldn’t be saved',
    submit: 'Submit for review',
    tools: 'Formatting',
    next: /^Next step/,
  },
} as const;

export const saveCall = '**/api/dashboard/initiatives/mutate-initiative';
export const isSave = (request: Request): boolean => request.url().endsWith('/mutate-initiative');

/** Signs in with the form of the page, like a reader. The landing page follows. */
export async function enterByForm(
  page: Page,
  { email, password }: Member,
  language: Language = 'fr',
): Promise<void> {
  await page.goto(account[language].login);
  await signIn(page, language, email, password);
  // Validators land on what waits for them, operators on their calls.
  const landings = new Set([
    account[language].space,
    pathTo('moderations', language),
    pathTo('ownCalls', language),
  ]);
  await page.waitForURL((url) => landings.has(url.pathname));
  await skipInterests(page);
}

/** Signs in by a call: quicker than the form, which has tests of its own. No page is opened. */
export async function enter(page: Page, { email, password }: Member): Promise<void> {
  await callApi(page, '/api/auth/login', { email, password });
  await skipInterests(page);
}

/** The form can be typed into. */
export async function ready(page: Page, language: Language = 'fr'): Promise<void> {
  await enhanced(page);
  await expect(page.getByLabel(words[language].title)).toBeEditable();
}

export const statusOf = (page: Page) => page.locator('[data-status]');
export const isSavedOn = (page: Page) => expect(statusOf(page)).toHaveAttribute('data-status', 'saved');

export async function openNew(page: Page, language: Language = 'fr'): Promise<void> {
  await page.goto(pathTo('newInitiative', language));
  await ready(page, language);
}

/** Types the title of a new initiative, which saves it by itself. @returns its id */
export async function typeDraft(page: Page, title: string, language: Language = 'fr'): Promise<string> {
  await openNew(page, language);
  await page.getByLabel(words[language].title).fill(title);
  await page.waitForURL(/\/edit(?:er)?\/\d+\/$/);
  await isSavedOn(page);
  return /\/(\d+)\/$/.exec(new URL(page.url()).pathname)?.[1] ?? '';
}

/** Saves an initiative as the signed-in user of the page, and opens it: typing a new one has tests of its own. @returns its id */
export async function createDraft(page: Page, title: string, language: Language = 'fr'): Promise<string> {
  const saved = await callApi(page, mutateInitiative.path, { action: 'save', input: { language, title } });
  const id = String((saved as { data: { id: number } }).data.id);
  await page.goto(editPath(id, language));
  await ready(page, language);
  return id;
}

/** Fills in what a draft needs to be submitted. */
export async function complete(page: Page, language: Language): Promise<void> {
  const text = words[language];
  await page.getByLabel(text.subtitle).fill('Du fil au tissu');
  await page.getByRole('textbox', { name: text.description }).fill('Un atelier ouvert à toutes.');
  await page.getByLabel(text.ambition).fill('Former cent personnes en cinq ans');
  await page.getByRole('button', { name: words[language].next }).press('Enter');
  await page.getByLabel(text.startDate).fill('2027-01-15');
  await page
    .getByRole('checkbox', { name: 'Sénégal' })
    .or(page.getByRole('checkbox', { name: 'Senegal' }))
    .press('Space');
  await page.locator('[data-record-field="sectorIds"]').getByRole('checkbox').first().press('Space');
  await isSavedOn(page);
}

/** Submits what is complete; the list follows. */
export async function submit(page: Page, language: Language): Promise<void> {
  await page.getByRole('button', { name: words[language].submit }).press('Enter');
  await page.waitForURL((url) => url.pathname === pathTo('ownInitiatives', language));
}

export const editPath = (id: string, language: Language = 'fr'): string =>
  pathTo('editInitiative', language, { id });

/** Waits until what was typed is on the device. */
export async function keptOnDevice(page: Page, text: string): Promise<void> {
  await expect.poll(() => draftsOn(page)).toContain(text);
}

/** Ends the page's process: no event of the page runs. */
export async function crash(page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash');
  const session = await page.context().newCDPSession(page);
  // Never answered.
  void session.send('Page.crash').catch(() => undefined);
  await crashed;
}

/** Everything that the device holds of forms, as JSON. */
export const draftsOn = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opened = indexedDB.open('passerelle');
        opened.addEventListener('error', () => reject(new Error('no database')));
        opened.addEventListener('success', () => {
          const { result: database } = opened;
          if (!database.objectStoreNames.contains('drafts')) {
            database.close();
            resolve('[]');
            return;
          }
          const all = database.transaction('drafts').objectStore('drafts').getAll();
          all.addEventListener('success', () => {
            database.close();
            resolve(JSON.stringify(all.result));
          });
        });
      }),
  );

/** Signs the user in in another browser context. */
export async function elsewhere(
  browser: Browser,
  member: Member,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await enter(page, member);
  return { context, page };
}
