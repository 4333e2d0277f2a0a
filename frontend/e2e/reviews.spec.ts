import { expect } from '@playwright/test';
import { pathTo } from '../shared/config/routes.ts';
import { checkAtAllWidths } from './accessible.ts';
import { enter } from './record-form.ts';
import { test } from './test.ts';
import { enhanced } from './watch.ts';

/** Reviews applications to a call of the demo content, which the other one runs. */
const reviewer = { email: 'editeur@passerelle.test', password: 'Passerelle-2026!' };
const operator = { email: 'operateur@passerelle.test', password: 'Passerelle-2026!' };

const words = {
  fr: {
    own: 'Vos évaluations',
    open: /À accepter|En cours/,
    accept: 'Accepter d’évaluer',
    blind: /^Évaluation anonyme/,
    play: 'Plaisir de jeu',
    story: 'Récit',
    team: 'Chances d’aller au bout',
    points: /^Points/,
    comment: /^Commentaire/,
    give: 'Rendre la note définitive',
    score: 'Votre note',
    final: 'Votre note est définitive.',
    others: 'Notes des autres évaluateurs',
    next: /^Candidature suivante/,
    back: 'Je ne peux pas évaluer cette candidature',
    reason: 'Motif',
    conflict: 'Déclarer un conflit d’intérêts',
    call: /Parcours studio|Studio track/,
    received: 'Candidatures reçues',
    reviews: 'Évaluation',
    reviewers: 'Évaluateurs et attribution',
    declared: /conflit d’intérêts\s: déclaré par l’évaluateur/,
    add: /^Évaluateur pour/,
    assign: /^Attribuer/,
    ranking: 'Classement',
    try: 'Essayer ces poids',
    criteria: 'Critères',
    frozen: /les critères ne changent plus/,
  },
  en: {
    own: 'Your reviews',
    open: /accept or decline|In progress/,
    accept: 'Agree to review',
    blind: /^Blind review/,
    play: 'Fun to play',
    story: 'Story',
    team: 'Chances of finishing',
    points: /^Points/,
    comment: /^Comment/,
    give: 'Give your final score',
    score: 'Your score',
    final: 'Your score is final.',
    others: 'Scores of other reviewers',
    next: /^Next application/,
    back: 'I cannot review this application',
    reason: 'Reason',
    conflict: 'Declare a conflict of interest',
    call: /Parcours studio|Studio track/,
    received: 'Applications received',
    reviews: 'Review',
    reviewers: 'Reviewers and assignment',
    declared: /conflict of interest: declared by the reviewer/,
    add: /^Reviewer for/,
    assign: /^Assign/,
    ranking: 'Ranking',
    try: 'Try these weights',
    criteria: 'Criteria',
    frozen: /criteria no longer change/,
  },
} as const;

// Both languages are of the same reviewer and the same call.
test.describe.configure({ mode: 'serial' });

for (const language of ['fr', 'en'] as const) {
  const text = words[language];

  test(`a reviewer scores without names and declares a conflict, by the keyboard (${language})`, async ({
    page,
  }) => {
    test.slow();
    await enter(page, reviewer);
    await page.goto(pathTo('ownReviews', language));
    await expect(page.getByRole('heading', { level: 1, name: text.own })).toBeVisible();
    await enhanced(page);
    await checkAtAllWidths(page, 'own ');
    const open = page.getByRole('listitem').filter({ hasText: text.open });
    await open.first().getByRole('link').press('Enter');
    await expect(page.getByText(text.blind)).toBeVisible();
    const accept = page.getByRole('button', { name: text.accept });
    if (await accept.isVisible()) await accept.press('Enter');
    await expect(accept).toBeHidden();
    await expect(page.locator('main')).not.toContainText('@example.org');

    // The comment that a criterion requires is missing.
    for (const criterion of [text.play, text.story, text.team])
      await page.getByRole('group', { name: criterion }).getByLabel(text.points).selectOption({ index: 9 });
    const comment = page.getByRole('group', { name: text.story }).getByLabel(text.comment);
    await comment.fill('');
    await page.getByRole('button', { name: text.give }).press('Enter');
    await expect(comment).toBeFocused();
    await expect(page.getByRole('region', { name: text.others })).toBeHidden();
    await checkAtAllWidths(page, 'refused ');
    await comment.fill('Mesuré et vivant.');
    await page.getByRole('button', { name: text.give }).press('Enter');
    await expect(page.getByText(text.final)).toBeVisible();
    await expect(page.getByRole('heading', { name: text.score })).toBeFocused();
    await expect(page.getByRole('region', { name: text.others })).toBeVisible();
    await checkAtAllWidths(page, 'final ');

    // The next one is of friends: it goes back to the team, with the reason.
    await page.getByRole('link', { name: text.next }).press('Enter');
    await expect(page.getByRole('region', { name: text.others })).toBeHidden();
    await page.locator('summary').filter({ hasText: text.back }).press('Enter');
    await page.getByLabel(text.reason).fill('Nous avons travaillé ensemble.');
    await page.getByRole('button', { name: text.conflict }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: text.own })).toBeVisible();
  });

  test(`those who run a call assign reviews and compare rankings, by the keyboard (${language})`, async ({
    page,
  }) => {
    test.slow();
    await enter(page, operator);
    await page.goto(`${pathTo('ownCalls', language)}?state=closed`);
    await enhanced(page);
    const row = page.locator('[data-row]').filter({ hasText: text.call });
    await row.getByRole('link', { name: text.received }).press('Enter');
    await page.getByRole('link', { name: text.reviews, exact: true }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: text.reviewers })).toBeVisible();
    await enhanced(page);
    await checkAtAllWidths(page, 'reviewers ');

    // Whoever is in conflict is not offered; others are.
    const declared = page.getByRole('listitem').filter({ hasText: text.declared });
    const inConflict = page.getByRole('listitem').filter({ has: declared }).first();
    const conflict =
      (await inConflict.getByRole('listitem').filter({ hasText: text.declared }).textContent()) ?? '';
    const offered = inConflict.getByRole('combobox', { name: text.add }).getByRole('option');
    const names = await offered.allTextContents();
    expect(names.filter((name) => conflict.startsWith(`${name} –`))).toEqual([]);
    const free = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('combobox', { name: text.add }) })
      .first();
    const applicant = (await free.getByRole('heading').textContent()) ?? '';
    const choice = free.getByRole('combobox', { name: text.add });
    const name = (await choice.getByRole('option').nth(1).textContent()) ?? '';
    await choice.selectOption({ label: name });
    await free.getByRole('button', { name: text.assign }).press('Enter');
    // The application has no choice of reviewers once all are taken: found by its heading.
    const heading = page.getByRole('heading', { name: applicant, exact: true });
    const assigned = page.getByRole('listitem').filter({ has: heading }).locator('strong');
    await expect(assigned.filter({ hasText: name })).toBeVisible();

    await page.getByRole('link', { name: text.criteria, exact: true }).press('Enter');
    await expect(page.getByText(text.frozen)).toBeVisible();
    await checkAtAllWidths(page, 'criteria ');
    await page.getByRole('link', { name: text.ranking, exact: true }).press('Enter');
    const ranks = page.locator('tbody tr');
    await expect(ranks).toHaveCount(8);
    await page.getByLabel(text.play).fill('0');
    await page.getByRole('button', { name: text.try }).press('Enter');
    await expect(page).toHaveURL(/weights=play%3A0/);
    await checkAtAllWidths(page, 'ranking ');
  });
}
