import { expect, type Page } from '@playwright/test';
import { pathTo } from '../shared/config/routes.ts';
import { checkAtAllWidths } from './accessible.ts';
import {
  beginApplication,
  openBeginning,
  openStep,
  press,
  receiptOn,
  takeBack,
  words as application,
} from './application.ts';
import { newMember } from './new-member.ts';
import { choose, words as files, stored } from './record-files.ts';
import { enter, isSavedOn } from './record-form.ts';
import { pdf, picture } from './sample-files.ts';
import { test } from './test.ts';

const words = {
  fr: {
    call: 'Douze murs pour une ville qui grandit',
    country: /^Pays où vous travaillez/,
    senegal: 'Sénégal',
    email: /^Adresse e-mail pour cette candidature/,
    work: /Votre travail/,
    discipline: /^Discipline principale/,
    walls: /^Nombre de murs/,
    portfolio: /^Adresse d’une page/,
    brush: 'Pinceau et rouleau',
    biography: /^Votre parcours/,
    title: /^Titre du projet/,
    idea: /^Que peindrez-vous/,
    sketches: /^Esquisses ou photos/,
    arrival: /^Date d’arrivée/,
    team: 'Venez-vous avec une équipe',
    no: 'Non',
    asked: /^Montant demandé/,
    amount: '1 200,50',
    add: 'Ajouter une ligne',
    item: /^Intitulé/,
    side: /^Nature/,
    income: 'Recettes',
    expenditure: 'Dépenses',
    cell: /^Montant \(/,
    balanced: 'Le budget est équilibré.',
    sent: 'Votre candidature est envoyée',
    state: 'Envoyée',
  },
  en: {
    call: 'Twelve walls for a growing city',
    country: /^Country where you work/,
    senegal: 'Senegal',
    email: /^E-mail address for this application/,
    work: /Your work/,
    discipline: /^Main discipline/,
    walls: /^Number of walls/,
    portfolio: /^Address of a page/,
    brush: 'Brush and roller',
    biography: /^Your career so far/,
    title: /^Title of the project/,
    idea: /^What will you paint/,
    sketches: /^Sketches, or photographs/,
    arrival: /^Preferred date/,
    team: 'Are you coming with a team',
    no: 'No',
    asked: /^Amount requested/,
    amount: '1,200.50',
    add: 'Add a row',
    item: /^Item/,
    side: /^Kind/,
    income: 'Income',
    expenditure: 'Expenditure',
    cell: /^Amount \(/,
    balanced: 'The budget is balanced.',
    sent: 'Your application has been sent',
    state: 'Sent',
  },
} as const;
type Language = keyof typeof words;
type Words = (typeof words)[Language];

async function answer(page: Page, text: Words, language: Language): Promise<void> {
  const { confirm, next, accurate } = application[language];
  await page.getByLabel(text.country).selectOption({ label: text.senegal });
  // From the account: nothing is sent unread.
  await press(page, confirm);
  await checkAtAllWidths(page, 'first step ');
  await press(page, next);
  await page.getByLabel(text.discipline).selectOption({ index: 1 });
  await page.getByLabel(text.walls).fill('12');
  await page.getByLabel(text.portfolio).fill('awa.example/murs');
  await page.getByRole('checkbox', { name: text.brush }).press('Space');
  await page.getByLabel(text.biography).fill('mot '.repeat(25));
  await press(page, next);
  await page.getByLabel(text.title).fill('Murs de mémoire');
  await page.getByLabel(text.idea).fill('Les récits des élèves, à hauteur de main.');
  const sketches = page.getByRole('group', { name: text.sketches });
  await choose(page, sketches, files[language].chooseSeveral, [
    await picture('mur-de-cotonou.jpg', 640, 480),
    pdf('fresque.pdf', 40_000),
  ]);
  await expect(stored(sketches)).toHaveCount(2);
  await checkAtAllWidths(page, 'files ');
  await page.getByLabel(text.arrival).fill('2027-03-01');
  await page.getByRole('group', { name: text.team }).getByRole('radio', { name: text.no }).press('Space');
  await press(page, next);
  await page.getByLabel(text.asked).fill(text.amount);
  for (const [index, side] of [text.income, text.expenditure].entries()) {
    await press(page, text.add);
    const row = page.locator('fieldset[data-kind="table"] li').nth(index);
    await row.getByLabel(text.item).fill(side);
    await row.getByRole('radio', { name: side }).press('Space');
    await row.getByLabel(text.cell).fill(text.amount);
  }
  await expect(page.getByText(text.balanced)).toBeVisible();
  await checkAtAllWidths(page, 'budget ');
  await press(page, next);
  await page.getByRole('checkbox', { name: accurate }).press('Space');
  await isSavedOn(page);
}

for (const language of ['fr', 'en'] as const)
  test(`a member applies, sends, takes back and sends again with the keyboard (${language})`, async ({
    page,
    request,
  }) => {
    test.slow();
    const text = words[language];
    await enter(page, await newMember(request));
    await openBeginning(page, text.call, language);
    await checkAtAllWidths(page, 'begin ');
    await beginApplication(page, text.country, language);
    await answer(page, text, language);
    await press(page, application[language].send);
    const receipt = receiptOn(page, language);
    await expect(receipt).toBeVisible();
    const number = await receipt.locator('[data-receipt-number]').textContent();
    expect(number).toMatch(/^\d+-\d{4}-[A-Z0-9]{9}$/);
    await expect(receipt.locator('code')).toHaveText([/^[0-9a-f]{64}$/]);
    await checkAtAllWidths(page, 'sent ');

    await takeBack(page, language);
    await openStep(page, text.work, language);
    await page.getByLabel(text.walls).fill('13');
    await press(page, application[language].again);
    await expect(receipt.locator('code')).toHaveCount(2);
    await expect(receipt.locator('[data-receipt-number]')).toHaveText(number ?? '');

    await page.goto(pathTo('ownApplications', language));
    const heading = page.getByRole('heading', { level: 1, name: application[language].list });
    await expect(heading).toBeVisible();
    const row = page.locator('main li', { hasText: text.call });
    await expect(row.getByText(text.state, { exact: true })).toBeVisible();
    await checkAtAllWidths(page, 'list ');
  });
