import { expect } from '@playwright/test';
import { pathTo } from '../shared/config/routes.ts';
import { check, checkAtAllWidths } from './accessible.ts';
import { expectSoon } from './expect-soon.ts';
import { enter, ready } from './record-form.ts';
import { wordpress } from './site.ts';
import { account, signInAsStaff } from './staff.ts';
import { test } from './test.ts';
import { enhanced } from './watch.ts';

/** A project of the demo content that this account benefits from. */
const beneficiary = { email: 'beneficiaire@passerelle.test', password: account.password };
const waiting = `${wordpress}/wp-admin/edit.php?post_type=supported_projects&passerelle_proposal=waiting`;

test('changes that a beneficiary proposes are on the page of the project once an editor applies them', async ({
  page,
  request,
  browser,
}) => {
  test.slow();
  const summary = `Une scène dans la salle d’attente, ${Date.now()}`;
  await enter(page, beneficiary);
  await page.goto(pathTo('ownProjects', 'fr'));
  await enhanced(page);
  await checkAtAllWidths(page, 'list: ');
  await page.setViewportSize({ width: 1_280, height: 800 });
  const row = page.locator('[data-row]').first();
  const id = (await row.getAttribute('data-row')) ?? '';
  const path = await page.evaluate(async (address) => {
    const { data } = (await (await fetch(address)).json()) as { data: { path: string } };
    return data.path;
  }, `/api/dashboard/projects/get?id=${id}`);
  const isPublic = async () => (await (await request.get(path)).text()).includes(summary);

  await row
    .getByRole('link', { name: /^(Proposer une modification|Modifier la proposition)/ })
    .press('Enter');
  await ready(page, 'fr');
  await page.getByLabel(/^Résumé/).fill(summary);
  await check(page, 'form: ');
  await page.getByRole('button', { name: 'Proposer ces modifications' }).press('Enter');
  await page.waitForURL((url) => url.pathname === pathTo('ownProjects', 'fr'));
  await expect(row.getByText(/La modification proposée le .* est en attente de décision\./)).toBeVisible();
  expect(await isPublic()).toBe(false);

  const staff = await (await browser.newContext()).newPage();
  await signInAsStaff(staff);
  await staff.goto(waiting);
  await staff.locator(`#post-${id} a.row-title`).press('Enter');
  await expect(staff.locator('.passerelle-changes')).toContainText(summary);
  await staff.locator('input[value="proposal:valid"]').check();
  await staff.locator('button[name=passerelle_do][value=decide]').press('Enter');
  await expect(staff.locator('.passerelle-changes')).toHaveCount(0);
  await staff.context().close();

  await expectSoon(isPublic);
  await page.reload();
  await enhanced(page);
  await expect(row.getByRole('link', { name: /^Proposer une modification/ })).toBeVisible();
});
