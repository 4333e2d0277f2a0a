import { expect, type Page } from '@playwright/test';
import { type Language, languages } from '../shared/config/locales.ts';
import { pathTo, type RouteId } from '../shared/config/routes.ts';
import { checkAtAllWidths } from './accessible.ts';
import { linkIn, mailToAbout, newAddress } from './mailbox.ts';
import { enter } from './record-form.ts';
import { test } from './test.ts';
import { enhanced } from './watch.ts';

/** Runs a call of the demo content whose review is blind. */
const operator = { email: 'operateur@passerelle.test', password: 'Passerelle-2026!' };
const password = 'Vent-Larime-4812';

const words = {
  fr: {
    call: /Parcours studio|Studio track/,
    received: 'Candidatures reçues',
    reviews: 'Évaluation',
    email: /^Ou adresse e-mail/,
    send: 'Envoyer l’invitation',
    sent: /^Invitation envoyée à/,
    subject: 'vous invite à évaluer',
    title: 'Une invitation',
    firstName: 'Prénom',
    lastName: 'Nom de famille',
    country: 'Pays de résidence',
    password: 'Mot de passe',
    again: /^Confirm/,
    terms: /^J’accepte/,
    open: 'Accepter et ouvrir mon accès',
    own: 'Vos évaluations',
    none: 'Aucune candidature ne vous est confiée pour évaluation.',
    add: /^Évaluateur pour/,
    assign: /^Attribuer/,
    asked: /À accepter/,
    accept: 'Accepter d’évaluer',
    points: /^Points/,
    comment: /^Commentaire/,
    give: 'Rendre la note définitive',
    final: 'Votre note est définitive.',
    settings: 'Paramètres',
    member: 'Devenir membre',
    dead: 'Cette invitation n’est plus valable',
  },
  en: {
    call: /Parcours studio|Studio track/,
    received: 'Applications received',
    reviews: 'Review',
    email: /^Or e-mail address/,
    send: 'Send the invitation',
    sent: /^Invitation sent to/,
    subject: 'invites you to review',
    title: 'You’re invited',
    firstName: 'First name',
    lastName: 'Last name',
    country: 'Country of residence',
    password: 'Password',
    again: /^Confirm/,
    terms: /^I (?:accept|agree)/,
    open: 'Accept and open my access',
    own: 'Your reviews',
    none: 'You have no applications to review.',
    add: /^Reviewer for/,
    assign: /^Assign/,
    asked: /accept or decline/,
    accept: 'Agree to review',
    points: /^Points/,
    comment: /^Comment/,
    give: 'Give your final score',
    final: 'Your score is final.',
    settings: 'Settings',
    member: 'Become a member',
    dead: 'This invitation is no longer valid',
  },
} as const;

/** Screens of members. */
const closed = [
  'ownInitiatives',
  'newInitiative',
  'profileForm',
  'structures',
  'ownCalls',
  'ownApplications',
  'favourites',
  'notices',
  'stats',
  'trends',
  'settingsPreferences',
  'settingsNotices',
  'welcome',
] as const satisfies RouteId[];

async function openAssignments(page: Page, language: Language): Promise<void> {
  const text = words[language];
  await page.goto(`${pathTo('ownCalls', language)}?state=closed`);
  await enhanced(page);
  const row = page.locator('[data-row]').filter({ hasText: text.call });
  await row.getByRole('link', { name: text.received }).press('Enter');
  await page.getByRole('link', { name: text.reviews, exact: true }).press('Enter');
  await page.getByLabel(text.email).waitFor();
}

// Both languages are of the same call.
test.describe.configure({ mode: 'serial' });

for (const language of languages)
  test(`a reviewer without account is invited by mail, scores, and reaches nothing else (${language})`, async ({
    page,
    browser,
  }) => {
    test.slow();
    const text = words[language];
    const email = newAddress();
    const name = `Léa ${email.slice(0, 8)}`;
    await enter(page, operator);
    await openAssignments(page, language);
    await page.getByLabel(text.email).fill(email);
    // The language of the mail is one that the person reads.
    if (language === 'en') await page.getByRole('checkbox', { name: 'French' }).uncheck();
    await page.getByRole('button', { name: text.send }).press('Enter');
    await expect(page.getByText(text.sent)).toBeVisible();
    await checkAtAllWidths(page, 'invited ');

    const guest = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
    const link = linkIn(await mailToAbout(email, text.subject));
    await guest.goto(link);
    await expect(guest.getByRole('heading', { level: 1, name: text.title })).toBeVisible();
    await checkAtAllWidths(guest, 'invitation ');
    await guest.getByLabel(text.firstName).fill('Léa');
    await guest.getByLabel(text.lastName, { exact: true }).fill(email.slice(0, 8));
    await guest.getByLabel(text.country, { exact: true }).selectOption({ index: 2 });
    await guest.getByLabel(text.password, { exact: true }).fill(password);
    await guest.getByLabel(text.again).fill(password);
    await guest.getByRole('checkbox', { name: text.terms }).check();
    await guest.getByRole('button', { name: text.open }).press('Enter');
    await expect(guest.getByRole('heading', { level: 1, name: text.own })).toBeVisible();
    await expect(guest.getByText(text.none)).toBeVisible();
    await enhanced(guest);
    await checkAtAllWidths(guest, 'own ');

    // The link is used up.
    const again = await (await browser.newContext()).newPage();
    expect((await again.goto(link))?.status()).toBe(410);
    await expect(again.getByRole('heading', { level: 1, name: text.dead })).toBeVisible();

    // An application is assigned, and scored.
    await page.reload();
    await enhanced(page);
    const free = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('combobox', { name: text.add }) })
      .first();
    await free.getByRole('combobox', { name: text.add }).selectOption({ label: name });
    await free.getByRole('button', { name: text.assign }).press('Enter');
    await expect(page.getByText(new RegExp(`^${name} –`)).first()).toBeVisible();
    await guest.reload();
    await enhanced(guest);
    const asked = guest.getByRole('main').getByRole('listitem').filter({ hasText: text.asked });
    await asked.getByRole('link').press('Enter');
    await guest.getByRole('button', { name: text.accept }).press('Enter');
    await expect(guest.getByRole('button', { name: text.accept })).toBeHidden();
    await expect(guest.getByRole('button', { name: text.give })).toBeVisible();
    for (const group of await guest
      .getByRole('group')
      .filter({ has: guest.getByLabel(text.points) })
      .all()) {
      await group.getByLabel(text.points).selectOption({ index: 5 });
      await group.getByLabel(text.comment).fill('Mesuré et vivant.');
    }
    await checkAtAllWidths(guest, 'score ');
    await guest.getByRole('button', { name: text.give }).press('Enter');
    await expect(guest.getByText(text.final)).toBeVisible();

    // Nothing else is there: neither in the navigation, nor by its address or call.
    const rail = guest.getByRole('navigation').first();
    await expect(rail.getByRole('link')).toHaveText([new RegExp(text.own), new RegExp(text.settings)]);
    for (const id of closed) expect((await guest.goto(pathTo(id, language)))?.status(), id).toBe(404);
    expect((await guest.goto(pathTo('forYou', language)))?.url()).toContain(pathTo('ownReviews', language));
    for (const path of ['initiatives/list', 'events/list', 'notifications/list']) {
      const answer = await guest.request.get(`/api/dashboard/${path}`);
      expect(answer.status(), path).toBe(404);
    }

    await guest.goto(pathTo('settings', language));
    await checkAtAllWidths(guest, 'settings ');
    await guest.goto(pathTo('settingsAccount', language));
    await expect(guest.getByRole('button', { name: text.member })).toBeVisible();
    await checkAtAllWidths(guest, 'account ');
    await guest.getByRole('button', { name: text.member }).press('Enter');
    expect((await guest.goto(pathTo('ownInitiatives', language)))?.status()).toBe(200);
  });
