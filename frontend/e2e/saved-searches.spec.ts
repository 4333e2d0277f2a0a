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
    subject: 'Nouveautés de vos recherches',
    now: /^Alerte tout de suite/,
    never: /^Pas d’alerte/,
    stopNow: 'Ne plus les recevoir',
    done: 'C’est fait',
    remove: /^Supprimer /,
    none: /^Aucune recherche enregistrée/,
  },
  en: {
    alert: 'Alert me when something matches',
    name: 'Name',
    timing: 'E-mail alert',
    save: 'Save search',
    subject: 'New results for your searches',
    now: /^Immediate alert/,
    never: /^No alert/,
    stopNow: 'Stop them',
    done: 'Done',
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

    const title = `Atelier de ${word}`;
    const other = await browser.newContext();
    const author = await other.newPage();
    await enter(author, await newMember(request));
    await publishOwn(author, title, language);
    await other.close();
    const mail = await mailToAbout(member.email, text.subject);
    expect(mail.text).toContain(title);
    await row
      .getByRole('link', { name: new RegExp(word) })
      .first()
      .press('Enter');
    await expect(page.getByRole('article').getByRole('heading', { name: title })).toBeVisible();

    await page.goto(linkIn(mail));
    await page.getByRole('button', { name: text.stopNow }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: text.done })).toBeVisible();
    await page.goto(pathTo('savedSearches', language));
    await enhanced(page);
    await expect(row.getByText(text.never)).toBeVisible();
    await row.getByRole('button', { name: text.remove }).press('Enter');
    await expect(page.getByText(text.none)).toBeVisible();
  });
}
