import { expect } from '@playwright/test';
import { pathTo } from '../shared/config/routes.ts';
import { checkAtAllWidths } from './accessible.ts';
import { newMember } from './new-member.ts';
import { newStructure } from './new-structure.ts';
import { enter } from './record-form.ts';
import { test } from './test.ts';
import { pressEnter, tabTo, write } from './typing.ts';
import { enhanced } from './watch.ts';

const name = 'L’Atelier à supprimer';
const words = {
  fr: {
    manage: /^Membres/,
    open: 'Voir ce qui serait supprimé',
    page: 'La page de la structure',
    field: 'Pour confirmer, saisissez le nom de la structure',
    confirm: 'Supprimer définitivement',
    cancel: 'Ne rien supprimer',
    differs: /Ce n’est pas le nom de la structure/,
    done: /^La structure «\sL’Atelier à supprimer\s» est supprimée/,
    none: /^Vous ne faites partie d’aucune structure/,
  },
  en: {
    manage: /^Members/,
    open: 'See what would be deleted',
    page: 'The structure’s page',
    field: 'To confirm, type the structure’s name',
    confirm: 'Delete permanently',
    cancel: 'Delete nothing',
    differs: /This isn’t the structure’s name/,
    done: /^The structure “L’Atelier à supprimer” has been deleted/,
    none: /^You don’t belong to any structure/,
  },
} as const;

for (const language of ['fr', 'en'] as const) {
  const text = words[language];

  test(`an owner deletes a structure with its name typed, by the keyboard (${language})`, async ({
    page,
    request,
  }) => {
    test.slow();
    const owner = await newMember(request);
    await newStructure(request, owner, name, language);
    await enter(page, owner);
    await page.goto(pathTo('structures', language));
    await enhanced(page);
    await pressEnter(page, page.getByRole('link', { name: text.manage }));
    const open = page.getByRole('button', { name: text.open });
    await pressEnter(page, open);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(text.page)).toBeVisible();
    await checkAtAllWidths(page, 'deletion: ');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(open).toBeFocused();

    await pressEnter(page, open);
    const field = dialog.getByRole('textbox', { name: text.field });
    await tabTo(page, field);
    await page.keyboard.type('L’atelier');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('status').getByText(text.differs)).toBeVisible();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await write(page, field, name.replace('’', "'"));
    await page.keyboard.press('Enter');
    await expect(page.getByText(text.done)).toBeVisible();
    await expect(page.getByText(text.none)).toBeVisible();
    await checkAtAllWidths(page, 'deleted: ');
  });
}
