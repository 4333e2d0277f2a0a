import { expect } from '@playwright/test';
import { pathTo } from '../shared/config/routes.ts';
import { checkAtAllWidths } from './accessible.ts';
import { press, words as application } from './application.ts';
import { draftCall, saveForm } from './internal-call.ts';
import { newMember } from './new-member.ts';
import { choose, stored, words as files } from './record-files.ts';
import { enter, isSavedOn } from './record-form.ts';
import { pdf } from './sample-files.ts';
import { test } from './test.ts';
import { enhanced } from './watch.ts';

const words = {
  fr: {
    preview: 'Aperçu pour les candidats',
    begin: 'Essayer comme un candidat',
    trial: 'Candidature d’essai',
    motive: /^Pourquoi tisser/,
    portfolio: /^Votre portfolio/,
    sent: 'Votre essai est envoyé. Pour recommencer, supprimez-le.',
    receipt: 'Récépissé d’essai',
    number: 'Numéro du récépissé',
    hash: 'Ou son empreinte SHA-256',
    compare: 'Comparer',
    none: /^Non/,
    nobody: 'Personne n’a encore commencé de candidature.',
    list: 'Vos candidatures',
    empty: /^Ici se trouvent les candidatures/,
    remove: 'Supprimer cet essai',
    form: /^Formulaire de candidature/,
  },
  en: {
    preview: 'Preview for applicants',
    begin: 'Try it as an applicant',
    trial: 'Trial application',
    motive: /^Why weave/,
    portfolio: /^Your portfolio/,
    sent: 'Your trial has been sent. To start again, delete it.',
    receipt: 'Trial receipt',
    number: 'Receipt number',
    hash: 'Or its SHA-256 hash',
    compare: 'Compare',
    none: /^No/,
    nobody: 'No one has begun an application yet.',
    list: 'Your applications',
    empty: /^This is where you find the applications/,
    remove: 'Delete this trial',
    form: /^Application form/,
  },
} as const;

const questions = [
  {
    id: 'motive',
    kind: 'shortText',
    required: true,
    label: { fr: 'Pourquoi tisser\u202f?', en: 'Why weave?' },
  },
  {
    id: 'portfolio',
    kind: 'file',
    required: true,
    accepts: ['document'],
    max: 2,
    label: { fr: 'Votre portfolio', en: 'Your portfolio' },
  },
];

for (const language of ['fr', 'en'] as const)
  test(`a manager tries out a form by the keyboard, and the trial is counted nowhere (${language})`, async ({
    page,
    request,
  }) => {
    test.slow();
    const text = words[language];
    await enter(page, await newMember(request, 'operateur'));
    const id = await draftCall(page, language);
    await saveForm(page, id, questions);
    await page.goto(pathTo('applicationForm', language, { id }));
    await enhanced(page);
    await press(page, text.preview);
    await press(page, text.begin);
    const note = page.getByRole('region', { name: text.trial });
    await expect(note).toBeVisible();
    await checkAtAllWidths(page, 'trial ');

    await page.getByLabel(text.motive).fill('Pour le fil');
    const portfolio = page.getByRole('group', { name: text.portfolio });
    await choose(page, portfolio, files[language].chooseSeveral, [pdf('tissus.pdf', 20_000)]);
    await expect(stored(portfolio)).toHaveCount(1);
    await isSavedOn(page);
    await press(page, application[language].send);
    await expect(note.getByText(text.sent)).toBeVisible();
    const receipt = page.getByRole('region', { name: text.receipt });
    const number = (await receipt.locator('[data-receipt-number]').textContent()) ?? '';
    expect(number).toMatch(/^TEST-/);
    const hash = (await receipt.locator('code').textContent()) ?? '';
    await checkAtAllWidths(page, 'sent ');
    const address = page.url();

    // It proves nothing, and counts nowhere.
    await page.goto(pathTo('receipt', language));
    await enhanced(page);
    await page.getByLabel(text.number).fill(number);
    await page.getByLabel(text.hash).fill(hash);
    await press(page, text.compare);
    await expect(page.getByText(text.none)).toBeVisible();
    await page.goto(pathTo('applicationFigures', language, { id }));
    await expect(page.getByText(text.nobody)).toBeVisible();
    await checkAtAllWidths(page, 'figures ');
    await page.goto(pathTo('ownApplications', language));
    await expect(page.getByRole('heading', { level: 1, name: text.list })).toBeVisible();
    await expect(page.getByText(text.empty)).toBeVisible();

    await page.goto(address);
    await press(page, text.remove);
    await expect(page.getByRole('heading', { level: 1, name: text.form })).toBeVisible();
    expect((await page.goto(address))?.status()).toBe(404);
  });
