import { expect, type Page } from '@playwright/test';
import { getDecisionLetters } from '../shared/config/calls/decision-calls.ts';
import { pathTo } from '../shared/config/routes.ts';
import { checkAtAllWidths } from './accessible.ts';
import { readApi } from './api-calls.ts';
import { mailToAbout } from './mailbox.ts';
import { newMember } from './new-member.ts';
import { enter } from './record-form.ts';
import { applicantTo, closeCall, findEligible, openCall, setConfirmation } from './team-call.ts';
import { test } from './test.ts';
import { enhanced } from './watch.ts';

const words = {
  fr: {
    decisions: 'Décisions',
    letters: 'Lettres et dates',
    reviewDays: 'Jours pour demander un réexamen',
    save: 'Enregistrer',
    saved: 'Enregistré',
    prepare: 'Préparer',
    publish: 'Publier les décisions',
    typed: /^Pour confirmer, écrivez le nombre/,
    typedWrong: 'Ce n’est pas le nombre de décisions préparées.',
    confirmPublish: 'Publier',
    states: { selected: 'Retenue', not_selected: 'Non retenue' },
    reviews: 'Réexamens',
    reviewsTitle: 'Réexamens',
    request: 'Demande de réexamen',
    reasons: 'Vos raisons, que le candidat lira',
    send: 'Envoyer la réponse',
    sent: 'Votre réponse est envoyée',
  },
  en: {
    decisions: 'Decisions',
    letters: 'Letters and dates',
    reviewDays: 'Days to ask for a review',
    save: 'Save',
    saved: 'Saved',
    prepare: 'Prepare',
    publish: 'Publish the decisions',
    typed: /^To confirm, enter the number/,
    typedWrong: 'That is not the number of prepared decisions.',
    confirmPublish: 'Publish',
    states: { selected: 'Selected', not_selected: 'Not selected' },
    reviews: 'Reviews',
    reviewsTitle: 'Reviews of decisions',
    request: 'Request for a review',
    reasons: 'Your reasons, which the applicant will read',
    send: 'Send the answer',
    sent: 'Your answer has been sent',
  },
} as const;

interface Letter {
  language: string;
  subject: string;
  body: string;
}

/** The letters of an application as the team previews them, by language. */
async function previews(page: Page, id: number): Promise<Record<string, Letter>> {
  const { data } = (await readApi(page, `${getDecisionLetters.path}?id=${id}`)) as {
    data: { letters: Letter[] };
  };
  return Object.fromEntries(data.letters.map((letter) => [letter.language, letter]));
}

const bare = (body = ''): string => body.replaceAll(/\s+/g, ' ').trim();

async function prepare(page: Page, name: string, kind: string, button: string, state: string): Promise<void> {
  const row = page.locator('tbody tr').filter({ hasText: name });
  await row.getByRole('combobox').selectOption(kind);
  const submit = row.getByRole('button', { name: button });
  // Busy until the decision before is on the screen.
  await expect(submit).toBeEnabled();
  await submit.press('Enter');
  await expect(row.getByText(state, { exact: true }).first()).toBeVisible();
}

for (const language of ['fr', 'en'] as const) {
  const text = words[language];

  test(`decisions are published with letters in two languages, an offer is confirmed, and a review is answered (${language})`, async ({
    page,
    browser,
    request,
  }) => {
    test.slow();
    const name = `Résidence du delta ${Date.now().toString(36)}`;
    const colleague = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
    await enter(page, await newMember(request, 'operateur', { lastName: 'Sow' }));
    const second = await newMember(request, 'operateur', { lastName: 'Fall' });
    await enter(colleague, second);
    const callId = await openCall(page, name, { managerIds: [second.id] });
    const awa = await applicantTo(callId, browser, request, 'fr', 'Sarr');
    const ada = await applicantTo(callId, browser, request, 'en', 'Okafor');
    await closeCall(page, callId);
    await findEligible(page, [awa.id, ada.id]);
    await setConfirmation(page, callId);

    // Letters and dates, then what is decided.
    await page.goto(pathTo('decisions', language, { id: String(callId) }));
    await enhanced(page);
    await page.getByRole('link', { name: text.letters }).press('Enter');
    await page.getByLabel(text.reviewDays).fill('10');
    await page.getByRole('button', { name: text.save }).press('Enter');
    await expect(page.getByText(text.saved, { exact: true })).toBeVisible();
    await page.getByRole('link', { name: text.decisions, exact: true }).press('Enter');
    await prepare(page, 'Sarr', 'selected', text.prepare, text.states.selected);
    await prepare(page, 'Okafor', 'not_selected', text.prepare, text.states.not_selected);
    const letters = { awa: await previews(page, awa.id), ada: await previews(page, ada.id) };
    for (const { page: own, id } of [awa, ada]) {
      const answer = await own.request.get(`/api/dashboard/decisions/own?id=${id}`);
      expect(answer.status()).toBe(404);
      expect(await answer.text()).not.toContain('elected');
    }

    await page.getByRole('button', { name: text.publish }).press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(text.typed).fill('3');
    await dialog.getByRole('button', { name: text.confirmPublish, exact: true }).press('Enter');
    await expect(dialog.getByText(text.typedWrong)).toBeVisible();
    await dialog.getByLabel(text.typed).fill('2');
    await dialog.getByRole('button', { name: text.confirmPublish, exact: true }).press('Enter');
    await expect(dialog).toBeHidden();
    await checkAtAllWidths(page, 'published ');

    // Each letter as it was previewed, in the language of its reader.
    const french = letters.awa['fr'];
    const english = letters.ada['en'];
    const mails = [
      await mailToAbout(awa.email, french?.subject ?? '-'),
      await mailToAbout(ada.email, english?.subject ?? '-'),
    ];
    expect(bare(mails[0]?.text)).toContain(bare(french?.body));
    expect(bare(mails[1]?.text)).toContain(bare(english?.body));
    expect(letters.awa['en']?.body).not.toBe(french?.body);

    // The offer is confirmed.
    await awa.page.goto(pathTo('application', 'fr', { id: String(awa.id) }));
    await enhanced(awa.page);
    await expect(awa.page.getByText('Votre candidature est retenue')).toBeVisible();
    await checkAtAllWidths(awa.page, 'offer ');
    await awa.page.getByRole('button', { name: 'Confirmer', exact: true }).press('Enter');
    await expect(awa.page.getByText('Vous avez confirmé la proposition')).toBeVisible();
    await checkAtAllWidths(awa.page, 'confirmed ');

    // A review of the other result is asked for.
    await ada.page.goto(pathTo('application', 'en', { id: String(ada.id) }));
    await enhanced(ada.page);
    await expect(ada.page.getByText('Your application has not been selected')).toBeVisible();
    await ada.page.getByRole('button', { name: 'Ask for a review' }).press('Enter');
    await ada.page.getByLabel('Your reasons').fill('The jury has read another application.');
    await checkAtAllWidths(ada.page, 'asking ');
    await ada.page.getByRole('button', { name: 'Send the request' }).press('Enter');
    await expect(ada.page.getByText('Your request is waiting for an answer.')).toBeVisible();

    // Who decided nothing answers it.
    await colleague.goto(pathTo('decisions', language, { id: String(callId) }));
    await enhanced(colleague);
    await colleague.getByRole('link', { name: text.reviews, exact: true }).press('Enter');
    await expect(colleague.getByRole('heading', { level: 1, name: text.reviewsTitle })).toBeFocused();
    await colleague.locator('tbody th a').first().press('Enter');
    await expect(colleague.getByRole('heading', { level: 1, name: text.request })).toBeFocused();
    await expect(colleague.getByText('The jury has read another application.')).toBeVisible();
    await colleague.getByLabel(text.reasons).fill('It was the right one.');
    await checkAtAllWidths(colleague, 'answer ');
    await colleague.getByRole('button', { name: text.send }).press('Enter');
    await expect(colleague.getByRole('heading', { level: 1, name: text.sent })).toBeFocused();
    await checkAtAllWidths(colleague, 'answered ');

    await ada.page.reload();
    await enhanced(ada.page);
    await expect(ada.page.getByText('After a review, the result stays the same.')).toBeVisible();
    await expect(ada.page.getByText('It was the right one.')).toBeVisible();
    // Until the days to ask for a review are over.
    await expect(ada.page.getByText('This result isn’t final yet.')).toBeVisible();
    await checkAtAllWidths(ada.page, 'reviewed ');
  });
}
