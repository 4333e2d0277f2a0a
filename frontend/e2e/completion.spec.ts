import { expect, type Page } from '@playwright/test';
import { getApplication, mutateApplication } from '../shared/config/calls/application-calls.ts';
import { checkAtAllWidths } from './accessible.ts';
import { setLanguage } from './account-forms.ts';
import { callApi, readApi } from './api-calls.ts';
import {
  beginApplication,
  openBeginning,
  openStep,
  press,
  receiptOn,
  words as application,
} from './application.ts';
import { mailToAbout } from './mailbox.ts';
import { newMember } from './new-member.ts';
import { choose, stored, words as files } from './record-files.ts';
import { enter, isSavedOn } from './record-form.ts';
import { pdf } from './sample-files.ts';
import { refuse, undecidedPdf } from './test-scanner.ts';
import { test } from './test.ts';
import { enhanced } from './watch.ts';

const words = {
  fr: {
    call: 'Douze murs pour une ville qui grandit',
    country: /^Pays où vous travaillez/,
    project: /Votre projet/,
    end: /Pour finir/,
    sketches: /^Esquisses ou photos/,
    subject: 'Un fichier de votre candidature',
    note: 'Un fichier est à remplacer',
    send: 'Envoyer le nouveau fichier',
    completed: 'est complétée',
  },
  en: {
    call: 'Twelve walls for a growing city',
    country: /^Country where you work/,
    project: /Your project/,
    end: /To finish/,
    sketches: /^Sketches, or photographs/,
    subject: 'A file in your application',
    note: 'A file needs replacing',
    send: 'Send the new file',
    completed: 'has been completed',
  },
} as const;

const row = (id: string, side: string) => ({ id, cells: { item: 'Peinture', side, amount: '1200.50' } });

/** Answers everything but the files, as the form would: applying.spec.ts answers in the form. */
async function answer(page: Page, email: string): Promise<void> {
  const id = Number(/\/(\d+)\/$/.exec(new URL(page.url()).pathname)?.[1]);
  const { data } = (await readApi(page, `${getApplication.path}?id=${id}`)) as { data: { version: number } };
  const answers = {
    country: 'SN',
    email,
    discipline: 'street-art',
    walls: '12',
    portfolio: 'https://awa.example/murs',
    techniques: ['brush'],
    biography: 'mot '.repeat(25),
    title: 'Murs de mémoire',
    idea: 'Les récits des élèves, à hauteur de main.',
    arrival: '2027-03-01',
    team: false,
    asked: '1200.50',
    budget: [row('a', 'income'), row('b', 'expenditure')],
    accurate: true,
  };
  await callApi(page, mutateApplication.path, {
    action: 'save',
    id,
    version: data.version,
    answers: JSON.stringify(answers),
  });
  await page.reload();
  await enhanced(page);
}

for (const language of ['fr', 'en'] as const)
  test(`a file that the virus scan refuses after sending is replaced by the keyboard (${language})`, async ({
    page,
    request,
  }) => {
    test.slow();
    const text = words[language];
    const member = await newMember(request);
    const name = `esquisse-${language}-${Date.now().toString(36)}`;
    await enter(page, member);
    await setLanguage(page, language);
    await openBeginning(page, text.call, language);
    await beginApplication(page, text.country, language);
    await answer(page, member.email);
    await openStep(page, text.project, language);
    const sketches = page.getByRole('group', { name: text.sketches });
    await choose(page, sketches, files[language].chooseSeveral, [undecidedPdf(name)]);
    await expect(stored(sketches)).toHaveCount(1);
    await isSavedOn(page);
    await openStep(page, text.end, language);
    await press(page, application[language].send);
    const receipt = receiptOn(page, language);
    await expect(receipt.locator('code')).toHaveCount(1);
    const number = (await receipt.locator('[data-receipt-number]').textContent()) ?? '';

    await refuse(name);
    await mailToAbout(member.email, text.subject);
    await page.reload();
    await enhanced(page);
    const completion = page.getByRole('region', { name: text.note, exact: true });
    await expect(completion.getByText(`${name}.pdf`)).toBeVisible();
    await checkAtAllWidths(page, 'asked ');

    await choose(page, sketches, files[language].chooseSeveral, [pdf('nouvelle-esquisse.pdf', 30_000)]);
    await expect(stored(sketches)).toHaveCount(1);
    await checkAtAllWidths(page, 'chosen ');
    await press(page, text.send);
    await expect(receipt.locator('code')).toHaveCount(2);
    await expect(receipt.locator('[data-receipt-number]')).toHaveText(number);
    await expect(completion).toHaveCount(0);
    await checkAtAllWidths(page, 'completed ');
    expect((await mailToAbout(member.email, text.completed)).text).toContain(number);
  });
