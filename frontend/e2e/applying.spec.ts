import { expect, type Page } from '@playwright/test';
import { checkAtAllWidths } from './accessible.ts';
import { newMember } from './new-member.ts';
import { choose, words as files, stored } from './record-files.ts';
import { enter } from './record-form.ts';
import { pdf, picture } from './sample-files.ts';
import { test } from './test.ts';
import { enhanced } from './watch.ts';
import { pathTo } from '../shared/config/routes.ts';

const words = {
  fr: {
    call: 'Douze murs pour une ville qui grandit',
    apply: 'Candidater',
    begin: 'Commencer ma candidature',
    country: /^Pays où vous travaillez/,
    senegal: 'Sénégal',
    email: /^Adresse e-mail pour cette candidature/,
    confirm: 'Confirmer cette réponse',
    next: /^Étape suivante/,
    steps: 'Étapes',
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
    accurate: /^J’atteste/,
    send: 'Envoyer ma candidature',
    sent: 'Votre candidature est envoyée',
    receipt: 'Récépissé',
    takeBack: 'Reprendre ma candidature',
    confirmTakeBack: 'Reprendre',
    again: 'Envoyer cette nouvelle version',
    list: 'Vos candidatures',
    state: 'Envoyée',
  },
  en: {
    call: 'Twelve walls for a growing city',
    apply: 'Apply',
    begin: 'Start my application',
    country: /^Country where you work/,
    senegal: 'Senegal',
    email: /^E-mail address for this application/,
    confirm: 'Confirm this answer',
    next: /^Next step/,
    steps: 'Steps',
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
    accurate: /^I confirm/,
    send: 'Send my application',
    sent: 'Your application has been sent',
    receipt: 'Receipt',
    takeBack: 'Take my application back',
    confirmTakeBack: 'Take it back',
    again: 'Send this new version',
    list: 'Your applications',
    state: 'Sent',
  },
} as const;
type Language = keyof typeof words;
type Words = (typeof words)[Language];

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).press('Enter');
/** Everything that was typed is with the plugin. */
const isSaved = (page: Page) => expect(page.locator('[data-status]')).toHaveAttribute('data-status', 'saved');

async function begin(page: Page, text: Words, language: Language): Promise<void> {
  await page.goto(`${pathTo('calls', language)}?q=${encodeURIComponent(text.call)}`);
  await page.locator('main li').getByRole('link', { name: text.call, exact: true }).press('Enter');
  await page.getByRole('link', { name: text.apply, exact: true }).press('Enter');
  await page.getByRole('button', { name: text.begin }).waitFor();
  await enhanced(page);
  await checkAtAllWidths(page, 'begin ');
  await press(page, text.begin);
  await page.getByLabel(text.country).waitFor();
}

async function answer(page: Page, text: Words, language: Language): Promise<void> {
  await expect(page.getByLabel(text.country)).toBeEnabled();
  await page.getByLabel(text.country).selectOption({ label: text.senegal });
  // From the account: nothing is sent unread.
  await press(page, text.confirm);
  await checkAtAllWidths(page, 'first step ');
  await press(page, text.next);
  await page.getByLabel(text.discipline).selectOption({ index: 1 });
  await page.getByLabel(text.walls).fill('12');
  await page.getByLabel(text.portfolio).fill('awa.example/murs');
  await page.getByRole('checkbox', { name: text.brush }).press('Space');
  await page.getByLabel(text.biography).fill('mot '.repeat(25));
  await press(page, text.next);
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
  await press(page, text.next);
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
  await press(page, text.next);
  await page.getByRole('checkbox', { name: text.accurate }).press('Space');
  await isSaved(page);
}

for (const language of ['fr', 'en'] as const)
  test(`a member applies, sends, takes back and sends again with the keyboard (${language})`, async ({
    page,
    request,
  }) => {
    test.slow();
    const text = words[language];
    await enter(page, await newMember(request));
    await begin(page, text, language);
    await answer(page, text, language);
    await press(page, text.send);
    const receipt = page.getByRole('region', { name: text.receipt });
    await expect(receipt).toBeVisible();
    const number = await receipt.locator('[data-receipt-number]').textContent();
    expect(number).toMatch(/^\d+-\d{4}-[A-Z0-9]{9}$/);
    await expect(receipt.locator('code')).toHaveText([/^[0-9a-f]{64}$/]);
    await checkAtAllWidths(page, 'sent ');

    await press(page, text.takeBack);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: text.confirmTakeBack, exact: true })
      .press('Enter');
    await page.getByRole('button', { name: text.again }).waitFor();
    await page
      .getByRole('navigation', { name: text.steps })
      .getByRole('link', { name: text.work })
      .press('Enter');
    await page.getByLabel(text.walls).fill('13');
    await press(page, text.again);
    await expect(receipt.locator('code')).toHaveCount(2);
    await expect(receipt.locator('[data-receipt-number]')).toHaveText(number ?? '');

    await page.goto(pathTo('ownApplications', language));
    await expect(page.getByRole('heading', { level: 1, name: text.list })).toBeVisible();
    const row = page.locator('main li', { hasText: text.call });
    await expect(row.getByText(text.state, { exact: true })).toBeVisible();
    await checkAtAllWidths(page, 'list ');
  });
