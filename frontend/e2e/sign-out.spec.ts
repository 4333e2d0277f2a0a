import { expect, type Page } from '@playwright/test';
import { consentCookie } from '../shared/consent/consent.ts';
import { signIn, signOut, skipInterests, words as account } from './account-forms.ts';
import { newMember } from './new-member.ts';
import { test } from './test.ts';

const words = {
  fr: { signedOut: 'Vous êtes déconnecté.' },
  en: { signedOut: 'You’ve signed out.' },
} as const;

/** Pixels by random keys, which React Router writes while a document is left: after the server's header has cleared the rest. */
const scrollPositions = 'react-router-scroll-positions';

const itemsOf = (page: Page) =>
  page.evaluate((except) => {
    const [local, session] = [localStorage, sessionStorage].map((storage) =>
      Object.fromEntries(Object.entries(storage).filter(([key]) => key !== except)),
    );
    return { local, session };
  }, scrollPositions);

for (const language of ['fr', 'en'] as const) {
  const text = words[language];

  test(`signing out clears what the browser stores for the site (${language})`, async ({ page, request }) => {
    const member = await newMember(request);
    await page.goto(account[language].login);
    await signIn(page, language, member.email, member.password);
    await page.waitForURL((url) => url.pathname === account[language].space);
    await skipInterests(page);
    await page.reload();
    await page.evaluate(() => {
      localStorage.setItem('draft', 'typed by a member');
      sessionStorage.setItem('draft', 'typed by a member');
    });
    const draft = expect.objectContaining({ draft: 'typed by a member' });
    expect(await itemsOf(page)).toEqual({ local: draft, session: draft });

    await signOut(page);
    await expect(page.getByText(text.signedOut)).toBeVisible();
    await expect.poll(() => itemsOf(page)).toEqual({ local: {}, session: {} });
    const cookies = (await page.context().cookies()).map(({ name }) => name);
    expect(cookies.filter((name) => /token|auth-check|user/.test(name))).toEqual([]);
    // It belongs to the browser, not to the session: nobody is asked about cookies again.
    expect(cookies).toContain(consentCookie);
  });
}
