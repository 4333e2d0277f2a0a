import { expect, type Page } from '@playwright/test';
import { pathTo } from '../shared/config/routes.ts';
import type { Language } from './account-forms.ts';
import { enhanced } from './watch.ts';

/** Texts of an application around its questions. */
export const words = {
  fr: {
    apply: 'Candidater',
    begin: 'Commencer ma candidature',
    confirm: 'Confirmer cette réponse',
    next: /^Étape suivante/,
    steps: 'Étapes',
    accurate: /^J’atteste/,
    send: 'Envoyer ma candidature',
    receipt: 'Récépissé',
    takeBack: 'Reprendre ma candidature',
    confirmTakeBack: 'Reprendre',
    again: 'Envoyer cette nouvelle version',
    list: 'Vos candidatures',
  },
  en: {
    apply: 'Apply',
    begin: 'Start my application',
    confirm: 'Confirm this answer',
    next: /^Next step/,
    steps: 'Steps',
    accurate: /^I confirm/,
    send: 'Send my application',
    receipt: 'Receipt',
    takeBack: 'Take my application back',
    confirmTakeBack: 'Take it back',
    again: 'Send this new version',
    list: 'Your applications',
  },
} as const;

export const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).press('Enter');

export const receiptOn = (page: Page, language: Language) =>
  page.getByRole('region', { name: words[language].receipt, exact: true });

/** From the list of calls to the page on which an application begins. */
export async function openBeginning(page: Page, call: string, language: Language): Promise<void> {
  await page.goto(`${pathTo('calls', language)}?q=${encodeURIComponent(call)}`);
  await page.locator('main li').getByRole('link', { name: call, exact: true }).press('Enter');
  await page.getByRole('link', { name: words[language].apply, exact: true }).press('Enter');
  await page.getByRole('button', { name: words[language].begin }).waitFor();
  await enhanced(page);
}

/** @param first label of the first question */
export async function beginApplication(page: Page, first: RegExp, language: Language): Promise<void> {
  await press(page, words[language].begin);
  await expect(page.getByLabel(first)).toBeEnabled();
}

export async function openStep(page: Page, name: RegExp, language: Language): Promise<void> {
  const steps = page.getByRole('navigation', { name: words[language].steps });
  await steps.waitFor();
  // On a phone they are a menu.
  const menu = steps.getByRole('button');
  if (await menu.isVisible()) await menu.press('Enter');
  await steps.getByRole('link', { name }).press('Enter');
}

/** Takes back what was sent; the form is open then. */
export async function takeBack(page: Page, language: Language): Promise<void> {
  const text = words[language];
  await press(page, text.takeBack);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: text.confirmTakeBack, exact: true }).press('Enter');
  await page.getByRole('button', { name: text.again }).waitFor();
}
