import { expect, type Page } from '@playwright/test';
import { mutateInitiative } from '../shared/config/calls/initiative-calls.ts';
import { updateStatus } from '../shared/config/calls/moderation-calls.ts';
import { pathTo } from '../shared/config/routes.ts';
import { checkAtAllWidths } from './accessible.ts';
import { callApi, readApi } from './api-calls.ts';
import { words as decision } from './decision-words.ts';
import { newMember } from './new-member.ts';
import { elsewhere, enter } from './record-form.ts';
import { submitted } from './submitted-initiatives.ts';
import { test } from './test.ts';
import { validator, versionOf } from './validators.ts';
import { enhanced } from './watch.ts';

const count = 20;

const words = {
  fr: {
    selectAll: `Sélectionner les ${count} fiches de cette page`,
    decide: 'Décider de la sélection',
    done: `${count - 2} décisions prises`,
    faster: /^Approuvée le .* par .*Collègue/,
  },
  en: {
    selectAll: `Select the ${count} records on this page`,
    decide: 'Decide on selection',
    done: `${count - 2} decisions made`,
    faster: /^Approved on .* by .*Collègue/,
  },
} as const;

/** The user id of the owner of a record that a validator lists. */
async function ownerIdOf(page: Page, id: number): Promise<number | undefined> {
  const list = await readApi(page, '/api/moderations/initiatives/list?sort=newest&perPage=100');
  const { data } = list as { data: { items: { id: number; ownerId: number }[] } };
  return data.items.find((item) => item.id === id)?.ownerId;
}

for (const language of ['fr', 'en'] as const) {
  const text = words[language];

  test(`of ${count} decisions at once two fail, and are listed with what leads to them (${language})`, async ({
    page,
    browser,
    request,
  }) => {
    test.slow();
    const mark = `${language} ${Date.now()}`;
    const owner = await browser.newPage();
    await enter(owner, await newMember(request));
    const titles = Array.from({ length: count }, (_, number) => `Atelier ${number + 1} ${mark}`);
    const [withdrawn = 0, decided = 0, ...rest] = await submitted(owner, titles);
    const colleague = await elsewhere(
      browser,
      await newMember(request, 'administrator', { lastName: 'Collègue' }),
    );
    await enter(page, validator);
    const member = await ownerIdOf(page, decided);
    const list = `${pathTo('moderations', language)}?type=initiative&member=${member}`;
    await page.goto(list);
    await enhanced(page);
    await page.getByLabel(text.selectAll).press('Space');

    await callApi(owner, mutateInitiative.path, {
      action: 'withdraw',
      id: withdrawn,
      version: await versionOf(owner, String(withdrawn)),
    });
    await callApi(colleague.page, updateStatus.path, {
      items: [{ id: decided, version: await versionOf(owner, String(decided)) }],
      status: 'valid',
    });

    await page.getByRole('button', { name: text.decide }).press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(decision[language].approve).press('Space');
    await checkAtAllWidths(page, 'dialog of many: ');
    await dialog.getByRole('button', { name: decision[language].send }).press('Enter');
    const results = page.getByRole('region', { name: text.done });
    await expect(results).toBeFocused();
    await expect(results.getByRole('listitem')).toHaveCount(2);
    await expect(results.getByRole('listitem').filter({ hasText: titles[0] })).toBeVisible();
    // The owner has taken it back: it is no longer there for validators.
    await expect(results.getByRole('link')).toHaveCount(1);
    for (const id of rest) await expect(page.locator(`[data-row="${id} record"]`)).toHaveCount(0);
    await checkAtAllWidths(page, 'results of many: ');
    await results.getByRole('link', { name: titles[1] }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: titles[1] })).toBeFocused();
    await expect(
      page.getByRole('region', { name: decision[language].history }).getByText(text.faster),
    ).toBeVisible();
    await colleague.context.close();
    await owner.close();
  });
}
