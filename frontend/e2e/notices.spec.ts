import { expect } from '@playwright/test';
import { pathTo } from '../shared/config/routes.ts';
import { setLanguage } from './account-forms.ts';
import { checkAtAllWidths } from './accessible.ts';
import { linkIn, mailAbout } from './mailbox.ts';
import { newMember } from './new-member.ts';
import { editPath, enterByForm, ready } from './record-form.ts';
import { submitted } from './submitted-initiatives.ts';
import { test } from './test.ts';
import { decide } from './validators.ts';
import { enhanced } from './watch.ts';

const words = {
  fr: {
    unread: /1 notification non lue$/,
    none: 'Notifications',
    list: 'Vos notifications',
    title: (title: string) => `«\u00a0${title}\u00a0» est à compléter`,
    markAll: 'Tout marquer comme lu',
    isUnread: 'Non lue',
    seeAll: 'Voir toutes les notifications',
    onlyUnread: 'Non lues 1',
    kind: 'Décisions sur vos fiches',
    noneFound: /^Aucune notification ne correspond/,
    toPreferences: 'Choisir comment vous les recevez',
    app: 'Dans mon espace',
    save: 'Enregistrer mes notifications',
    saved: 'Vos préférences de notification sont enregistrées.',
    stop: 'Ne plus recevoir ces messages\u202f?',
    stopNow: 'Ne plus les recevoir',
    done: 'C’est fait',
    already: 'C’était déjà fait',
  },
  en: {
    unread: /1 unread notification$/,
    none: 'Notifications',
    list: 'Your notifications',
    title: (title: string) => `“${title}” needs changes`,
    markAll: 'Mark all as read',
    isUnread: 'Unread',
    seeAll: 'View all notifications',
    onlyUnread: 'Unread 1',
    kind: 'Decisions on your records',
    noneFound: /^No notifications match/,
    toPreferences: 'Choose how you get them',
    app: 'In my workspace',
    save: 'Save notification preferences',
    saved: 'Your notification preferences have been saved.',
    stop: 'Stop these messages?',
    stopNow: 'Stop them',
    done: 'Done',
    already: 'Already done',
  },
} as const;
const comment = 'Précisez le lieu de l’atelier.';

for (const language of ['fr', 'en'] as const) {
  const text = words[language];

  test(`the author of a record finds the decision in the notices, and chooses how to learn of it (${language})`, async ({
    page,
    request,
  }) => {
    test.slow();
    const title = `Atelier à signaler ${Date.now()}`;
    await enterByForm(page, await newMember(request), language);
    await setLanguage(page, language);
    await expect(page.getByRole('button', { name: text.none, exact: true })).toBeVisible();
    const [submittedId] = await submitted(page, [title], { language });
    const id = String(submittedId);
    await decide(page, id, { status: 'to_edit', comment });

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

    await list.getByRole('link', { name: text.seeAll }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: text.list })).toBeVisible();
    const main = page.getByRole('main');
    const row = main
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: text.title(title) }) });
    await main.getByRole('link', { name: text.onlyUnread }).press('Enter');
    await main.getByRole('link', { name: text.kind }).press('Enter');
    await expect(main.getByRole('link', { name: text.kind })).toHaveAttribute('aria-current', 'true');
    await expect(row).toContainText(comment);
    await checkAtAllWidths(page, 'all: ');

    await mark.press('Enter');
    await list.getByRole('button', { name: text.markAll }).press('Enter');
    await expect(page.getByRole('button', { name: text.none, exact: true })).toBeVisible();
    await expect(list.getByText(text.isUnread)).toBeHidden();
    await list.getByRole('link', { name: text.title(title) }).press('Enter');
    await page.waitForURL((url) => url.pathname === editPath(id, language));
    await ready(page, language);
    await expect(list).toBeHidden();
    await page.goto(`${pathTo('notices', language)}?show=unread`);
    await expect(main.getByText(text.noneFound)).toBeVisible();
    await expect(page.getByRole('button', { name: text.none, exact: true })).toBeVisible();

    await main.getByRole('link', { name: text.toPreferences }).press('Enter');
    const kind = page.getByRole('group', { name: text.kind });
    await expect(kind.getByRole('combobox')).toHaveValue('now');
    await kind.getByRole('combobox').selectOption('weekly');
    await kind.getByRole('checkbox', { name: text.app }).press('Space');
    await page.getByRole('button', { name: text.save }).press('Enter');
    await expect(page.getByText(text.saved)).toBeVisible();
    await expect(kind.getByRole('combobox')).toHaveValue('weekly');
    await expect(kind.getByRole('checkbox', { name: text.app })).not.toBeChecked();

    const link = linkIn(await mailAbout(text.title(title)));
    await page.context().clearCookies();
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1, name: text.stop })).toBeVisible();
    await expect(main).toContainText(text.kind);
    await checkAtAllWidths(page, 'stop: ');
    await page.getByRole('button', { name: text.stopNow }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: text.done })).toBeVisible();
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1, name: text.already })).toBeVisible();
    await checkAtAllWidths(page, 'stopped: ');
  });
}
