import { expect, type Page } from '@playwright/test';
import { checkAtAllWidths, violationsOf } from './accessible.ts';
import { newMember } from './new-member.ts';
import { createDraft, enter, isSavedOn, typeDraft, words as form } from './record-form.ts';
import { widths } from './site.ts';
import { test } from './test.ts';

const words = {
  fr: {
    step: /Personnes et partenaires/,
    members: 'Membres',
    row: 'Membre',
    search: 'Rechercher dans l’annuaire',
    add: 'Ajouter un membre',
    found: /résultat/,
    up: /^Monter/,
    remove: /^Retirer/,
    undo: 'Rétablir',
    firstName: /^Prénom/,
    lastName: /^Nom(?: \(.+\))?$/,
    email: /^Adresse e-mail/,
    emailProblem: /Membre 2, .*— /,
    organiser: /^Structure organisatrice/,
    noStructure: 'Vous n’êtes propriétaire ou membre d’aucune structure.',
    last: /Publication/,
    slug: /^Adresse de la page/,
    suggest: 'Recréer depuis le titre',
    taken: /Déjà utilisée/,
    address: /\/initiative\/.+\//,
  },
  en: {
    step: /People and partners/,
    members: 'Members',
    row: 'Member',
    search: 'Search the directory',
    add: 'Add a member',
    found: /result/,
    up: /^Move up/,
    remove: /^Remove/,
    undo: 'Undo',
    firstName: /^First name/,
    lastName: /^Last name/,
    email: /^E-mail/,
    emailProblem: /Member 2, .*— /,
    organiser: /^Organiser/,
    noStructure: 'You aren’t an owner or a member of any structure.',
    last: /Publication/,
    slug: /^Slug/,
    suggest: 'Create from title',
    taken: /Already in use/,
    address: /\/en\/initiative\/.+\//,
  },
} as const;

async function openStep(page: Page, language: 'fr' | 'en', step: RegExp): Promise<void> {
  await page
    .getByRole('navigation', { name: form[language].steps })
    .getByRole('link', { name: step })
    .press('Enter');
}

for (const language of ['fr', 'en'] as const) {
  const text = words[language];

  test(`members are found while typing, added, sorted and removed by the keyboard (${language})`, async ({
    page,
    request,
  }) => {
    test.slow();
    await enter(page, await newMember(request));
    await createDraft(page, 'Des personnes', language);
    await openStep(page, language, text.step);
    const members = page.getByRole('group', { name: new RegExp(`^${text.members}`) });
    const search = members.getByRole('combobox', { name: text.search });
    const row = (number: number) =>
      members.getByRole('group', { name: `${text.row} ${number}`, exact: true });
    await expect(page.getByText(text.noStructure)).toBeVisible();
    await expect(search).toBeVisible();
    await checkAtAllWidths(page, 'empty: ');

    await search.focus();
    await page.keyboard.type('NGUESSAN');
    const option = page.getByRole('option', { name: /^Yao N’Guessan (?:Personne|Person) · / });
    await expect(option).toBeVisible();
    // React Aria hides the rest of the page from screen readers while the list is open; the focus is in the field.
    const hidden = ['aria-hidden-focus', 'page-has-heading-one', 'region'];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      // A line at the edge of the list may lie a fraction of a pixel outside.
      await expect(option).toBeInViewport({ ratio: 0.95 });
      expect(await violationsOf(page, `found at ${width}: `, { without: hidden })).toEqual([]);
    }
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(row(1).locator('legend')).toBeFocused();
    await expect(row(1).getByText('Yao N’Guessan')).toBeVisible();
    await isSavedOn(page);

    await members.getByRole('button', { name: text.add }).press('Enter');
    await row(2).getByLabel(text.firstName).fill('Kossi');
    await row(2).getByLabel(text.email).fill('kossi@nowhere');
    await page.getByRole('button', { name: form[language].save }).press('Enter');
    await page
      .locator('[data-error-summary]')
      .getByRole('link', { name: text.emailProblem })
      .first()
      .press('Enter');
    await expect(row(2).getByLabel(text.email)).toHaveAttribute('aria-invalid', 'true');
    await checkAtAllWidths(page, 'refused: ');
    await row(2).getByLabel(text.email).fill('kossi@example.test');
    await row(2).getByLabel(text.lastName).fill('Amouzou');
    await isSavedOn(page);

    await row(2).getByRole('button', { name: text.up }).press('Enter');
    await expect(row(1).getByLabel(text.lastName)).toHaveValue('Amouzou');
    await row(2).getByRole('button', { name: text.remove }).press('Enter');
    await expect(row(2)).toHaveCount(0);
    await members.getByRole('button', { name: text.undo }).press('Enter');
    await isSavedOn(page);

    await page.reload();
    await expect(row(1).getByLabel(text.email)).toHaveValue('kossi@example.test');
    await expect(row(2).getByText('Yao N’Guessan')).toBeVisible();
  });

  test(`the slug is taken from the title and checked while one types (${language})`, async ({
    page,
    request,
  }) => {
    await enter(page, await newMember(request));
    await typeDraft(page, `Été à Kayes ${language}`, language);
    await openStep(page, language, text.last);
    const slug = page.getByLabel(text.slug);
    const output = page.locator('output[data-slug]');
    await expect(output).toHaveAttribute('data-slug', 'free');
    await expect(output).toHaveText(text.address);
    const taken = { fr: 'le-mur-qui-raconte', en: 'the-wall-that-tells' }[language];
    await slug.fill('Pas valide');
    await expect(output).toHaveAttribute('data-slug', 'invalid');
    await slug.fill(taken);
    await expect(output).not.toHaveAttribute('data-slug', 'invalid');
    await page.getByRole('button', { name: text.suggest }).press('Enter');
    await expect(slug).toHaveValue(/^ete-a-kayes-/);
    await isSavedOn(page);
    expect(await violationsOf(page)).toEqual([]);
  });
}

test('the organiser is one of the structures that the person writes for', async ({ page }) => {
  await enter(page, { email: 'beneficiaire2@passerelle.test', password: 'Passerelle-2026!' });
  await createDraft(page, 'Organisée', 'fr');
  await openStep(page, 'fr', words.fr.step);
  const organiser = page.getByLabel(words.fr.organiser);
  await expect(organiser.getByRole('option', { name: 'Les Ateliers du Fleuve' })).toHaveCount(0);
  await organiser.selectOption({ index: 1 });
  const chosen = await organiser.inputValue();
  await isSavedOn(page);
  await page.reload();
  await expect(organiser).toHaveValue(chosen);
});
