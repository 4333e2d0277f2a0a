import { expect } from '@playwright/test';
import { pathTo } from '../shared/config/routes.ts';
import { setLanguage, signIn } from './account-forms.ts';
import { checkAtAllWidths } from './accessible.ts';
import { linkIn, mailToAbout } from './mailbox.ts';
import { newMember } from './new-member.ts';
import { enter } from './record-form.ts';
import { test } from './test.ts';
import { publishOwn } from './validators.ts';
import { enhanced } from './watch.ts';

const words = {
  fr: {
    alert: 'M’alerter quand un contenu correspond',
    name: 'Nom',
    timing: 'Alerte par e-mail',
    save: 'Enregistrer la recherche',
    subject: '1\u00a0nouveauté',
    now: /^Alerte tout de suite/,
    never: /^Pas d’alerte/,
    stopOne: 'Ne plus recevoir l’alerte',
    stopThis: 'Arrêter cette alerte',
    stopAll: 'Ne plus recevoir aucune alerte',
    stopNow: 'Ne plus les recevoir',
    done: 'C’est fait',
    already: 'C’était déjà fait',
    remove: /^Supprimer /,
    none: /^Aucune recherche enregistrée/,
  },
  en: {
    alert: 'Alert me when something matches',
    name: 'Name',
    timing: 'E-mail alert',
    save: 'Save search',
    subject: '1 new result',
    now: /^Immediate alert/,
    never: /^No alert/,
    stopOne: 'Stop the alert',
    stopThis: 'Stop this alert',
    stopAll: 'Stop all alerts',
    stopNow: 'Stop them',
    done: 'Done',
    already: 'Already done',
    remove: /^Delete /,
    none: /^No saved searches yet/,
  },
} as const;

for (const language of ['fr', 'en'] as const) {
  const text = words[language];

  test(`a visitor whose search finds nothing is alerted by mail when something does, and ends it (${language})`, async ({
    page,
    request,
    browser,
  }) => {
    test.slow();
    const word = `tissage${Date.now().toString(36)}`;
    const member = await newMember(request);
    await page.goto(`${pathTo('initiatives', language)}?q=${word}`);
    await page.getByRole('link', { name: text.alert }).press('Enter');
    await page.waitForURL((url) => url.searchParams.has('next'));
    await enhanced(page);
    await signIn(page, language, member.email, member.password);

    await page.waitForURL((url) => url.pathname === pathTo('savedSearches', language));
    await enhanced(page);
    await setLanguage(page, language);
    await expect(page.getByLabel(text.name)).toHaveValue(new RegExp(word));
    await checkAtAllWidths(page, 'form: ');
    await page.getByLabel(text.timing).selectOption('now');
    await page.getByRole('button', { name: text.save }).press('Enter');
    const row = page.getByRole('listitem').filter({ hasText: word });
    await expect(row.getByText(text.now)).toBeVisible();
    await checkAtAllWidths(page, 'list: ');

    const otherWord = `vannerie${Date.now().toString(36)}`;
    await page.goto(`${pathTo('initiatives', language)}?q=${otherWord}`);
    await page.getByRole('link', { name: text.alert }).press('Enter');
    await page.waitForURL((url) => url.pathname === pathTo('savedSearches', language));
    await enhanced(page);
    await page.getByLabel(text.timing).selectOption('now');
    await page.getByRole('button', { name: text.save }).press('Enter');
    const otherRow = page.getByRole('listitem').filter({ hasText: otherWord });
    await expect(otherRow.getByText(text.now)).toBeVisible();

    const title = `Atelier de ${word}`;
    const other = await browser.newContext();
    const author = await other.newPage();
    await enter(author, await newMember(request));
    await publishOwn(author, title, language);
    await other.close();
    const mail = await mailToAbout(member.email, text.subject);
    expect(mail.text).toContain(title);
    expect(mail.subject).toContain(word);
    await row
      .getByRole('link', { name: new RegExp(word) })
      .first()
      .press('Enter');
    await expect(page.getByRole('article').getByRole('heading', { name: title })).toBeVisible();

    // The link of one search ends its alert only; used again, it says so.
    const stopOne = linkIn(mail, text.stopOne);
    await page.goto(stopOne);
    await expect(page.getByRole('main')).toContainText(word);
    await checkAtAllWidths(page, 'stop: ');
    await page.getByRole('button', { name: text.stopThis }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: text.done })).toBeVisible();
    await page.goto(stopOne);
    await expect(page.getByRole('heading', { level: 1, name: text.already })).toBeVisible();
    await page.goto(pathTo('savedSearches', language));
    await enhanced(page);
    await expect(row.getByText(text.never)).toBeVisible();
    await expect(otherRow.getByText(text.now)).toBeVisible();

    await page.goto(linkIn(mail, text.stopAll));
    await page.getByRole('button', { name: text.stopNow }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: text.done })).toBeVisible();
    await page.goto(pathTo('savedSearches', language));
    await enhanced(page);
    await expect(otherRow.getByText(text.never)).toBeVisible();
    await row.getByRole('button', { name: text.remove }).press('Enter');
    await expect(row).toHaveCount(0);
    await otherRow.getByRole('button', { name: text.remove }).press('Enter');
    await expect(page.getByText(text.none)).toBeVisible();

    const gone = await page.goto(stopOne);
    expect(gone?.status()).toBe(410);
  });
}
