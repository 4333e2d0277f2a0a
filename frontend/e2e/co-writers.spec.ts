import { expect, type Page } from '@playwright/test';
import { pathTo } from '../shared/config/routes.ts';
import { checkAtAllWidths } from './accessible.ts';
import { linkIn, mailToAbout, newAddress } from './mailbox.ts';
import { newMember } from './new-member.ts';
import { enter } from './record-form.ts';
import { test } from './test.ts';
import { enhanced } from './watch.ts';

const call = 'Douze murs pour une ville qui grandit';
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).press('Enter');
const isSaved = (page: Page) => expect(page.locator('[data-status]')).toHaveAttribute('data-status', 'saved');
const section = (page: Page) => page.getByRole('region', { name: 'Co-rédaction' });

async function openStep(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('navigation', { name: 'Étapes' }).getByRole('link', { name }).press('Enter');
}

test('a co-writer who was invited by mail writes at the same time as the applicant (fr)', async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  await enter(page, await newMember(request, 'beneficiaire', { lastName: 'Candidate' }));
  await page.goto(`${pathTo('calls', 'fr')}?q=${encodeURIComponent(call)}`);
  await page.locator('main li').getByRole('link', { name: call, exact: true }).press('Enter');
  await page.getByRole('link', { name: 'Candidater', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Commencer ma candidature' }).waitFor();
  await enhanced(page);
  await press(page, 'Commencer ma candidature');
  await expect(page.getByLabel(/^Pays où vous travaillez/)).toBeEnabled();

  const email = newAddress();
  await section(page).getByLabel('Ou une adresse e-mail').fill(email);
  await press(page, 'Envoyer l’invitation');
  await expect(section(page).getByRole('heading', { name: email })).toBeVisible();
  await checkAtAllWidths(page, 'invited ');
  const address = page.url();

  const writer = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await enter(writer, await newMember(request, 'beneficiaire', { email, lastName: 'Corédactrice' }));
  await writer.goto(linkIn(await mailToAbout(email, 'vous invite à rédiger une candidature')));
  await press(writer, 'Accepter');
  await writer.getByRole('link', { name: 'Voir vos candidatures' }).press('Enter');
  await expect(writer.getByText('Vous participez à la candidature de Fatou Candidate.')).toBeVisible();
  await writer.getByRole('link', { name: call }).press('Enter');
  await expect(writer.getByText(/A aussi ce formulaire ouvert.*Fatou Candidate/)).toBeVisible();
  await expect(section(writer).getByText('Lire et répondre', { exact: true })).toBeVisible();

  // Answers to different questions are combined.
  await openStep(writer, /Votre travail/);
  await writer.getByLabel(/^Nombre de murs/).fill('12');
  await writer.getByLabel(/^Nombre de murs/).blur();
  await isSaved(writer);
  await page.getByLabel(/^Pays où vous travaillez/).selectOption({ label: 'Sénégal' });
  await isSaved(page);
  await openStep(page, /Votre travail/);
  await expect(page.getByLabel(/^Nombre de murs/)).toHaveValue('12');

  // Two answers to one question: both are shown, and the person chooses.
  await page.getByLabel(/^Nombre de murs/).fill('13');
  await page.getByLabel(/^Nombre de murs/).blur();
  await isSaved(page);
  await writer.getByLabel(/^Nombre de murs/).fill('14');
  await writer.getByLabel(/^Nombre de murs/).blur();
  await press(writer, 'Choisir');
  const dialog = writer.getByRole('dialog', { name: 'Deux versions' });
  await dialog.getByRole('radio', { name: 'L’autre version' }).press('Space');
  await dialog.getByRole('button', { name: 'Enregistrer ces choix' }).press('Enter');
  await isSaved(writer);
  await expect(writer.getByLabel(/^Nombre de murs/)).toHaveValue('13');

  // The applicant ends the access, at once.
  await page.goto(address);
  await press(page, /^Retirer l’accès/);
  await page.getByRole('dialog').getByRole('button', { name: 'Retirer l’accès' }).press('Enter');
  await expect(section(page).getByText(/^Accès retiré/)).toBeVisible();
  expect((await writer.goto(address))?.status()).toBe(404);
});
