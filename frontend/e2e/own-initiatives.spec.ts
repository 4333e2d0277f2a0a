import { expect } from '@playwright/test';
import { pathTo } from '../shared/config/routes.ts';
import { checkAtAllWidths } from './accessible.ts';
import { chunkOf } from './build-files.ts';
import { newMember } from './new-member.ts';
import { createDraft, editPath, enter } from './record-form.ts';
import { test } from './test.ts';
import { enhanced } from './watch.ts';

const words = {
  fr: {
    title: 'Vos initiatives',
    first: 'Créer votre première initiative',
    status: 'État',
    pending: 'En attente de validation',
    apply: 'Appliquer',
    none: '0 initiative',
    one: '1 initiative',
    edit: /^Compléter et soumettre/,
    translate: /^Traduire en anglais/,
    states: [/Français\s*non publié/, /Anglais\s*non publié/],
    remove: /^Supprimer/,
    confirm: 'Supprimer',
    dialog: /^Supprimer «/,
    stays: 'La version anglaise est conservée.',
    deleted: /est supprimée\./,
  },
  en: {
    title: 'Your initiatives',
    first: 'Create your first initiative',
    status: 'Status',
    pending: 'Awaiting review',
    apply: 'Apply',
    none: '0 initiatives',
    one: '1 initiative',
    edit: /^Complete and submit/,
    translate: /^Translate into French/,
    states: [/French\s*not published/, /English\s*not published/],
    remove: /^Delete/,
    confirm: 'Delete',
    dialog: /^Delete “/,
    stays: 'The French version will be kept.',
    deleted: /has been deleted\./,
  },
} as const;

for (const language of ['fr', 'en'] as const) {
  const text = words[language];

  test(`the list leads from nothing to a translated initiative and back, by the keyboard (${language})`, async ({
    page,
    request,
  }) => {
    test.slow();
    await enter(page, await newMember(request));
    await page.goto(pathTo('ownInitiatives', language));
    await enhanced(page);
    await expect(page.getByRole('link', { name: text.first })).toHaveAttribute(
      'href',
      pathTo('newInitiative', language),
    );
    await checkAtAllWidths(page, 'empty: ');

    const id = await createDraft(page, 'Un atelier', language);
    await page.goto(pathTo('ownInitiatives', language));
    await enhanced(page);
    const row = page.locator(`[data-row="${id}"]`);
    await expect(row.getByRole('link', { name: text.edit })).toHaveAttribute('href', editPath(id, language));
    await checkAtAllWidths(page, 'one draft: ');

    await row.getByRole('button', { name: text.translate }).press('Enter');
    await page.waitForURL((url) => /\/edit(?:er)?\/\d+\/$/.test(url.pathname));
    await page.goto(pathTo('ownInitiatives', language));
    await enhanced(page);
    for (const state of text.states) await expect(row.getByText(state)).toBeVisible();
    await expect(page.getByText(text.one, { exact: true })).toBeVisible();

    await row.getByRole('button', { name: text.remove }).press('Enter');
    const dialog = page.getByRole('dialog', { name: text.dialog });
    await expect(dialog.getByText(text.stays)).toBeVisible();
    await checkAtAllWidths(page, 'before deleting: ');
    await page.keyboard.press('Escape');
    await expect(row.getByRole('button', { name: text.remove })).toBeFocused();

    await row.getByRole('button', { name: text.remove }).press('Enter');
    await dialog.getByRole('button', { name: text.confirm, exact: true }).press('Enter');
    await expect(page.getByText(text.deleted)).toBeVisible();
    await expect(row).toHaveCount(0);
    await expect(page.locator('[data-confirmation]')).toBeFocused();
    // The row is about the other language now.
    await expect(page.locator('[data-row]')).toHaveCount(1);
  });

  test(`filters are in the address, and a way back restores them (${language})`, async ({
    page,
    request,
  }) => {
    await enter(page, await newMember(request));
    const id = await createDraft(page, 'Un atelier', language);
    await page.goto(`${pathTo('ownInitiatives', language)}?page=1&sort=nothing`);
    await enhanced(page);
    const row = page.locator(`[data-row="${id}"]`);
    await expect(row).toBeVisible();

    await page.getByLabel(text.status).selectOption(text.pending);
    const apply = page.getByRole('button', { name: text.apply });
    await apply.press('Enter');
    await page.waitForURL((url) => url.search === '?status=pending');
    await expect(page.getByText(text.none, { exact: true })).toBeVisible();
    await expect(apply).toBeFocused();
    await expect(row).toHaveCount(0);
    await checkAtAllWidths(page, 'nothing found: ');

    await page.goto(`${pathTo('ownInitiatives', language)}?language=${language}`);
    await enhanced(page);
    await expect(row).toBeVisible();
    // The second time before the script of the screen is there: the address changes, the document does not.
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(
      `**${chunkOf('src/features/initiatives/own-initiatives/own-initiatives.screen.tsx')}`,
      async (route) => {
        await released;
        await route.continue();
      },
    );
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.getByText(text.none, { exact: true })).toBeVisible();
    await page.evaluate(() => history.back());
    await page.waitForURL((url) => url.searchParams.has('sort'), { waitUntil: 'commit' });
    release();
    await expect(row).toBeVisible();
    await expect(page.getByLabel(text.status)).toHaveValue('');
  });
}
