import { expect, type Page } from '@playwright/test';
import { createProfile } from '../shared/config/calls/profile-calls.ts';
import { pathTo } from '../shared/config/routes.ts';
import { words as account, activate, fillSignUp, type Language, waitForScripts } from './account-forms.ts';
import { check } from './accessible.ts';
import { expectSoon } from './expect-soon.ts';
import { linkIn, mailTo, newAddress } from './mailbox.ts';
import {
  activity,
  approve,
  freelance,
  isSubmitted,
  goToStep,
  next,
  openProfile,
  presentation,
  pressSubmit,
  readCertificate,
  readProfile,
  words,
} from './profile-form.ts';
import { isSavedOn } from './record-form.ts';
import { test } from './test.ts';
import { pressEnter } from './typing.ts';
import { enhanced } from './watch.ts';

const later = { fr: 'Plus tard', en: 'Later' } as const;
/** First name of the person who signs up. */
const firstName = 'Aïssatou';

/** Signs up, from the form to the workspace. */
async function signUp(page: Page, language: Language): Promise<void> {
  const email = newAddress();
  await page.goto(account[language].signUp);
  await waitForScripts(page);
  await fillSignUp(page, language, email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: account[language].checkMail })).toBeVisible();
  await page.goto(linkIn(await mailTo(email)));
  await activate(page, language);
  const question = page.getByRole('dialog');
  await pressEnter(page, question.getByRole('button', { name: later[language] }));
  await expect(question).toBeHidden();
}

for (const [language, width] of [
  ['fr', 1_280],
  ['en', 320],
] as const) {
  const text = words[language];

  test(`a freelancer goes from sign-up to a published profile, by the keyboard (${language} at ${width})`, async ({
    page,
    browser,
    request,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    await signUp(page, language);
    await openProfile(page, language);
    await expect(page.getByLabel(text.firstName)).toHaveValue(firstName);
    await check(page, 'new: ');

    const stamp = Date.now();
    const job = `Scénographe ${stamp}`;
    const created = page.waitForResponse((response) => response.url().endsWith(createProfile.path));
    await presentation(page, language, job);
    const { data } = (await (await created).json()) as { data: { id: number } };
    await next(page, language);
    await freelance(page, language);
    await isSavedOn(page);
    await check(page, 'freelancer: ');
    await next(page, language);
    await activity(page, language);
    await isSavedOn(page);
    await check(page, 'activity: ');
    await pressSubmit(page, language);
    await isSubmitted(page, language);
    await expect(page.getByText(text.notRead)).toBeVisible();
    await check(page, 'submitted: ');

    await readCertificate(browser, language, data.id);
    await page.reload();
    await enhanced(page);
    await expect(page.getByText(text.closed)).toBeVisible();
    await expect(page.getByText(text.reading)).toBeVisible();
    await check(page, 'read: ');

    const found = `${pathTo('directory', language)}?q=${stamp}`;
    const isFound = async () => (await (await request.get(found)).text()).includes('<article');
    expect(await isFound()).toBe(false);
    await approve(browser, language, data.id);
    await expectSoon(isFound);
    const { slug } = await readProfile(page, data.id);
    const answer = await request.get(pathTo('profile', language, { slug }));
    const publicPage = await answer.text();
    for (const each of [firstName, job]) expect(publicPage).toContain(each);
    for (const secret of ['compagnies de Dakar', 'attestation.pdf']) expect(publicPage).not.toContain(secret);

    await page.reload();
    await enhanced(page);
    await expect(page.getByText(text.published).first()).toBeVisible();
    await goToStep(page, language, text.documents);
    await expect(page.getByText(text.reading)).toBeVisible();
    await check(page, 'published: ');
  });
}
