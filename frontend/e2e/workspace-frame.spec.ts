import { expect } from '@playwright/test';
import { signIn, skipInterests, words as account } from './account-forms.ts';
import { checkAtAllWidths } from './accessible.ts';
import { newMember } from './new-member.ts';
import { test } from './test.ts';
import { complaintsOf, enhanced } from './watch.ts';

const words = {
  fr: {
    command: 'Aller à',
    typed: 'initia',
    list: 'Vos initiatives',
    option: /^Vos initiatives/,
    trail: 'Fil d’Ariane',
    root: 'Votre espace',
    begin: 'Nouveau',
    event: 'Nouvel événement',
    closed: /Disponible quand votre profil sera publié/,
    menu: /^Menu/,
    form: '/tableau-de-bord/vos-evenements/nouveau/',
    favourites: 'Vos favoris',
  },
  en: {
    command: 'Go to',
    typed: 'your initia',
    list: 'Your initiatives',
    option: /^Your initiatives/,
    trail: 'Breadcrumbs',
    root: 'Your workspace',
    begin: 'New',
    event: 'New event',
    closed: /Available once your profile is published/,
    menu: /^Menu/,
    form: '/en/dashboard/your-events/new/',
    favourites: 'Your favourites',
  },
} as const;

for (const language of ['fr', 'en'] as const) {
  const text = words[language];

  test(`search, breadcrumbs and “new” by the keyboard, and the bar of a phone (${language})`, async ({
    page,
    request,
  }) => {
    test.slow();
    const complaints = complaintsOf(page);
    const { email, password } = await newMember(request);
    await page.goto(account[language].login);
    await signIn(page, language, email, password);
    await page.waitForURL((url) => url.pathname === account[language].space);
    await skipInterests(page);
    await page.goto(account[language].space);
    await enhanced(page);

    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog', { name: text.command });
    const field = dialog.getByRole('combobox');
    await expect(field).toBeFocused();
    await checkAtAllWidths(page, 'command search ');
    await field.pressSequentially(text.typed);
    await expect(dialog.getByRole('option', { name: text.option })).toBeVisible();
    await expect(dialog.getByRole('status')).toHaveText(/^\d+ /);
    await page.keyboard.press('Enter');
    const heading = page.getByRole('heading', { level: 1, name: text.list });
    await expect(heading).toBeFocused();
    await checkAtAllWidths(page, 'empty list ');

    const trail = page.getByRole('navigation', { name: text.trail });
    await expect(trail.locator('[aria-current="page"]')).toHaveText(text.list);
    await trail.getByRole('link', { name: text.root }).press('Enter');
    await page.waitForURL((url) => url.pathname === account[language].space);
    // A new screen closes every menu, and is there a moment after its address.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    const begin = page.getByRole('button', { name: text.begin, exact: true });
    await begin.press('Enter');
    await expect(page.locator('#new-menu').getByRole('link', { name: text.closed })).toBeVisible();
    await page.locator('#new-menu').getByRole('link', { name: text.event }).press('Enter');
    await page.waitForURL((url) => url.pathname === text.form);

    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(account[language].space);
    await enhanced(page);
    await page.getByRole('button', { name: text.menu }).click();
    const sheet = page.locator('#workspace-menu');
    await expect(sheet.getByRole('link', { name: text.event })).toBeVisible();
    // A link that has just been replaced has no height.
    const targets = page.locator('#workspace-menu a:visible, nav > ul a:visible');
    const lowest = () =>
      targets.evaluateAll((links) => Math.min(...links.map((link) => link.getBoundingClientRect().height)));
    await expect.poll(lowest).toBeGreaterThanOrEqual(44);
    await checkAtAllWidths(page, 'menu ');
    await page.setViewportSize({ width: 320, height: 640 });
    // The names at the bottom are as high as one line of their letters.
    const lines = await page.locator('nav > ul a:visible > span').evaluateAll((names) =>
      names.map((name) => {
        const { height } = name.getBoundingClientRect();
        return Math.round(height / Number.parseFloat(getComputedStyle(name).lineHeight));
      }),
    );
    expect(lines).toEqual([1, 1, 1]);
    await sheet.getByRole('link', { name: text.favourites }).click();
    await expect(page.getByRole('heading', { level: 1, name: text.favourites })).toBeVisible();
    await expect(sheet).toBeHidden();
    expect(complaints).toEqual([]);
  });
}
