import { type Browser, expect, type Page } from '@playwright/test';
import { pathTo } from '../shared/config/routes.ts';
import type { Language } from './account-forms.ts';
import { checkAtAllWidths } from './accessible.ts';
import { type Member, newMember } from './new-member.ts';
import { enter } from './record-form.ts';
import { test } from './test.ts';
import { pickOption, pressEnter, write } from './typing.ts';
import { enhanced } from './watch.ts';

/** Owns “Kin Fréquences” in the demo content, alone. */
const owner: Member = { email: 'beneficiaire@passerelle.test', password: 'Passerelle-2026!' };
/** Accounts of persons of the demo content, one for each language: both tests may run at once. */
const invited = {
  fr: { email: 'harouna-alzouma@harouna-alzouma.test', name: 'Harouna Alzouma' },
  en: { email: 'thandiwe-mokhele@thandiwe-mokhele.test', name: 'Thandiwe Mokhele' },
} as const;

const words = {
  fr: {
    none: /^Vous ne faites partie d’aucune structure/,
    search: 'Nom de la structure',
    ask: 'Demander à rejoindre',
    asked: /^Votre demande pour «\sKin Fréquences\s» est envoyée/,
    sent: 'Demande envoyée',
    members: /^Membres/,
    accept: /^Accepter /,
    accepted: /fait maintenant partie de la structure/,
    guest: 'Invité',
    saveRole: /^Enregistrer le rôle/,
    roleSaved: /^Le rôle de .* a changé/,
    isGuest: 'Invité, sans droit de modification',
    leave: /^Quitter /,
    confirmLeave: 'Quitter la structure',
    left: /^Vous ne faites plus partie de/,
    soleOwner: /^Vous en êtes le seul propriétaire/,
    person: 'Nom de la personne',
    invite: 'Inviter',
    isInvited: /^L’invitation est envoyée à/,
    refuse: /^Refuser l’invitation/,
    refused: /est refusée\./,
  },
  en: {
    none: /^You don’t belong to any structure/,
    search: 'Structure name',
    ask: 'Ask to join',
    asked: /^Your request to join “Kin Fréquences” has been sent/,
    sent: 'Request sent',
    members: /^Members/,
    accept: /^Accept /,
    accepted: /is now part of the structure/,
    guest: 'Guest',
    saveRole: /^Save role/,
    roleSaved: /’s role has been changed/,
    isGuest: 'Guest, without editing rights',
    leave: /^Leave /,
    confirmLeave: 'Leave structure',
    left: /^You’re no longer part of/,
    soleOwner: /^You’re its only owner/,
    person: 'Person’s name',
    invite: 'Invite',
    isInvited: /has been invited/,
    refuse: /^Decline invitation/,
    refused: /^You’ve declined the invitation/,
  },
} as const;

async function openStructures(page: Page, language: Language): Promise<void> {
  await page.goto(pathTo('structures', language));
  await enhanced(page);
}

async function openAs(browser: Browser, member: Member, language: Language): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await enter(page, member);
  await openStructures(page, language);
  return page;
}

const structureIn = (page: Page) => page.locator('[data-structure]', { hasText: 'Kin Fréquences' });

for (const language of ['fr', 'en'] as const) {
  const text = words[language];

  test(`a member asks to join a structure, is accepted and leaves, by the keyboard (${language})`, async ({
    page,
    browser,
    request,
  }) => {
    test.slow();
    // Others may ask at the same time.
    const lastName = `Bâ-${language}-${Date.now()}`;
    await enter(page, await newMember(request, 'beneficiaire', { lastName }));
    await openStructures(page, language);
    await expect(page.getByText(text.none)).toBeVisible();
    await checkAtAllWidths(page, 'none: ');

    await write(page, page.getByRole('combobox', { name: text.search }), 'kin freq');
    await expect(page.getByRole('option', { name: /^Kin Fréquences/ })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await pressEnter(page, page.getByRole('button', { name: text.ask }));
    await expect(page.getByText(text.asked)).toBeVisible();
    await expect(structureIn(page).getByText(text.sent)).toBeVisible();
    await checkAtAllWidths(page, 'asked: ');

    const owned = await openAs(browser, owner, language);
    await expect(structureIn(owned).getByText(text.soleOwner)).toBeVisible();
    await checkAtAllWidths(owned, 'owner: ');
    await pressEnter(owned, structureIn(owned).getByRole('link', { name: text.members }));
    const row = owned.locator('[data-member]', { hasText: lastName });
    const member = await row.getAttribute('data-member');
    await pressEnter(owned, row.getByRole('button', { name: text.accept }));
    await expect(owned.getByText(text.accepted)).toBeVisible();
    const current = owned.locator(`[data-member="${member}"]`);
    await pickOption(owned, current.getByRole('combobox'), text.guest);
    await pressEnter(owned, current.getByRole('button', { name: text.saveRole }));
    await expect(owned.getByText(text.roleSaved)).toBeVisible();
    await checkAtAllWidths(owned, 'members: ');
    await owned.context().close();

    await openStructures(page, language);
    await expect(structureIn(page).getByText(text.isGuest)).toBeVisible();
    await pressEnter(page, structureIn(page).getByRole('link', { name: text.members }));
    await expect(page.locator(`[data-member="${member}"]`)).toBeVisible();
    await expect(page.locator('#main').getByRole('button')).toHaveCount(0);
    await page.goBack();
    await pressEnter(page, structureIn(page).getByRole('button', { name: text.leave }));
    await pressEnter(page, page.getByRole('button', { name: text.confirmLeave }));
    await expect(page.getByText(text.left)).toBeVisible();
    await expect(structureIn(page)).toHaveCount(0);
  });

  test(`an owner invites a person of the directory, who declines, by the keyboard (${language})`, async ({
    page,
    browser,
  }) => {
    test.slow();
    const { email, name } = invited[language];
    await enter(page, owner);
    await openStructures(page, language);
    await pressEnter(page, structureIn(page).getByRole('link', { name: text.members }));
    const other = await openAs(browser, { email, password: owner.password }, language);
    await write(page, page.getByRole('combobox', { name: text.person }), name.slice(0, -2).toLowerCase());
    await expect(page.getByRole('option', { name: new RegExp(`^${name}`) })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await pressEnter(page, page.getByRole('button', { name: text.invite, exact: true }));
    await expect(page.getByText(text.isInvited)).toBeVisible();
    await checkAtAllWidths(page, 'invited: ');

    await other.reload();
    await enhanced(other);
    await pressEnter(other, structureIn(other).getByRole('button', { name: text.refuse }));
    await expect(other.getByText(text.refused)).toBeVisible();
    await expect(structureIn(other)).toHaveCount(0);
    await other.context().close();
  });
}
