import { expect } from '@playwright/test';
import { pathTo } from '../shared/config/routes.ts';
import { enter } from './record-form.ts';
import { test } from './test.ts';
import { enhanced } from './watch.ts';

const owner = { email: 'beneficiaire@passerelle.test', password: 'Passerelle-2026!' };

for (let turn = 0; turn < 4; turn += 1) {
  test(`typing right after a navigation stays ${turn}`, async ({ page }) => {
    await enter(page, owner, 'fr');
    await page.goto(pathTo('structures', 'fr'));
    await enhanced(page);
    await page.getByRole('link', { name: 'Créer une structure' }).click();
    const name = page.getByRole('textbox', { name: /^Nom de la structure/ });
    await name.click();
    for (const letter of 'Abcdefgh') {
      await page.keyboard.type(letter);
      console.log(Date.now() % 100000, await name.inputValue(), await name.getAttribute('readonly'), page.url());
    }
    for (let i = 0; i < 20; i += 1) {
      await page.waitForTimeout(150);
      console.log(Date.now() % 100000, await name.inputValue(), await name.getAttribute('readonly'), page.url());
    }
    expect(await name.inputValue()).toBe('Abcdefgh');
  });
}
