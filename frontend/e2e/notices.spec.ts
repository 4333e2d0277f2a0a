import { expect } from '@playwright/test';
import { pathTo } from '../shared/config/routes.ts';
import { checkAtAllWidths } from './accessible.ts';
import { newMember } from './new-member.ts';
import { complete, createDraft, editPath, enterByForm, ready, submit } from './record-form.ts';
import { test } from './test.ts';
import { decide } from './validators.ts';
import { enhanced } from './watch.ts';

const words = {
  fr: {
    unread: /1 notification non lue$/,
    none: 'Notifications',
    list: 'Vos notifications',
    title: (title: string) => `« ${title} » : des modifications sont demandées`,
    markAll: 'Tout marquer comme lu',
    isUnread: 'Non lue',
  },
  en: {
    unread: /1 unread notice$/,
    none: 'Notices',
    list: 'Your notices',
    title: (title: string) => `“${title}”: changes are requested`,
    markAll: 'Mark all as read',
    isUnread: 'Unread',
  },
} as const;
const comment = 'Précisez le lieu de l’atelier.';

for (const language of ['fr', 'en'] as const) {
  const text = words[language];

  test(`the author of a record finds the decision in the notices, by the keyboard (${language})`, async ({
    page,
    browser,
    request,
  }) => {
    test.slow();
    const title = `Atelier à signaler ${Date.now()}`;
    await enterByForm(page, await newMember(request), language);
    await expect(page.getByRole('button', { name: text.none, exact: true })).toBeVisible();
    const id = await createDraft(page, title, language);
    await complete(page, language);
    await submit(page, language);
    await decide(page, browser, id, { status: 'to_edit', comment });

    await page.goto(pathTo('forYou', language));
    await enhanced(page);
    const mark = page.getByRole('button', { name: text.unread });
    await expect(mark).toBeVisible();
    await checkAtAllWidths(page, 'unread: ');
    await mark.press('Enter');
    const list = page.getByRole('region', { name: text.list });
    await expect(list.getByRole('link', { name: text.title(title) })).toBeVisible();
    await expect(list).toContainText(comment);
    await expect(list.getByText(text.isUnread)).toBeVisible();
    await checkAtAllWidths(page, 'list: ');

    await list.getByRole('button', { name: text.markAll }).press('Enter');
    await expect(page.getByRole('button', { name: text.none, exact: true })).toBeVisible();
    await expect(list.getByText(text.isUnread)).toBeHidden();
    await list.getByRole('link', { name: text.title(title) }).press('Enter');
    await page.waitForURL((url) => url.pathname === editPath(id, language));
    await ready(page, language);
    await expect(list).toBeHidden();
    await page.reload();
    await expect(page.getByRole('button', { name: text.none, exact: true })).toBeVisible();
  });
}
