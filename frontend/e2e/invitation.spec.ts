import { mutateInitiative } from '../shared/config/calls/initiative-calls.ts';
import { callApi, readApi } from './api-calls.ts';
import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';
import { checkAtAllWidths } from './accessible.ts';
import { type Language, signIn } from './account-forms.ts';
import { expectSoon } from './expect-soon.ts';
import { linkIn, mailTo, newAddress } from './mailbox.ts';
import { newMember } from './new-member.ts';
import { enter } from './record-form.ts';
import { wordpress } from './site.ts';
import { signInAsStaff } from './staff.ts';
import { test } from './test.ts';

const words = {
  fr: {
    title: 'Une invitation',
    signIn: 'Se connecter pour accepter',
    accept: 'Accepter',
    decline: 'Refuser',
    accepted: 'Merci d’avoir accepté',
    declined: 'Votre réponse est enregistrée',
    dead: 'Cette invitation n’est plus valable',
    archive: '/initiative/',
  },
  en: {
    title: 'You’re invited',
    signIn: 'Sign in to accept',
    accept: 'Accept',
    decline: 'Decline',
    accepted: 'Thank you for accepting',
    declined: 'Your answer has been saved',
    dead: 'This invitation is no longer valid',
    archive: '/en/initiative/',
  },
} as const;

interface Guest {
  lastName: string;
  email: string;
}

/** An initiative of the person who is signed in on the page, submitted. @returns its id */
async function submit(page: Page, language: Language, slug: string, members: Guest[]): Promise<number> {
  const reference = await readApi(page, '/api/dashboard/initiatives/initiative-reference-data');
  const { countries, sectors } = (reference as { data: Record<'countries' | 'sectors', { id: number }[]> })
    .data;
  const input = {
    language,
    title: slug,
    slug,
    subtitle: 'Deux rives',
    description: '<p>Un chœur.</p>',
    ambition: 'Chanter.',
    startDate: '2026-02-01',
    countryIds: countries.slice(0, 1).map(({ id }) => id),
    sectorIds: sectors.slice(0, 1).map(({ id }) => id),
    members,
  };
  const saved = await callApi(page, mutateInitiative.path, { action: 'save', input });
  const { id, version } = (saved as { data: { id: number; version: number } }).data;
  await callApi(page, mutateInitiative.path, { action: 'submit', id, version });
  return id;
}

async function publish(browser: Browser, id: number): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signInAsStaff(page);
  await page.goto(`${wordpress}/wp-admin/post.php?post=${id}&action=edit`);
  await page.locator('button[name=passerelle_do][value=publish]:not(.passerelle-default)').first().click();
  await expect(page.locator('[data-status=publish]')).toBeVisible();
  await context.close();
}

/** Published with two people who are invited. @returns the address of its page */
async function publishedInitiative(
  page: Page,
  browser: Browser,
  request: APIRequestContext,
  language: Language,
  guests: Guest[],
): Promise<string> {
  const slug = `invitation-${language}-${Date.now()}`;
  await enter(page, await newMember(request));
  await publish(browser, await submit(page, language, slug, guests));
  return `${words[language].archive}${slug}/`;
}

for (const language of ['fr', 'en'] as const) {
  const text = words[language];

  test(`people invited by mail answer, without script and under another address (${language})`, async ({
    page,
    browser,
    request,
  }) => {
    const stamp = Date.now();
    const yes = { lastName: `Amouzou${stamp}`, email: newAddress() };
    const no = { lastName: `Mensah${stamp}`, email: newAddress() };
    const path = await publishedInitiative(page, browser, request, language, [yes, no]);
    await expectSoon(async () => (await request.get(path)).ok());
    expect(await (await request.get(path)).text()).not.toContain(yes.lastName);

    const link = linkIn(await mailTo(yes.email));
    const reader = await (await browser.newContext()).newPage();
    for (const each of [reader, page]) {
      await each.goto(link);
      await expect(each.getByRole('heading', { level: 1, name: text.title })).toBeVisible();
      await checkAtAllWidths(each);
    }

    const guest = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await guest.goto(link);
    await guest.getByRole('link', { name: text.signIn }).click();
    const other = await newMember(request);
    await signIn(guest, language, other.email, other.password);
    await expect(guest).toHaveURL(link);
    await guest.getByRole('button', { name: text.accept, exact: true }).press('Enter');
    await expect(guest.getByRole('heading', { level: 1, name: text.accepted })).toBeVisible();
    await expectSoon(async () => (await (await request.get(path)).text()).includes(yes.lastName));

    await reader.goto(guest.url());
    await checkAtAllWidths(reader, 'accepted: ');
    expect((await reader.goto(link))?.status()).toBe(410);
    await expect(reader.getByRole('heading', { level: 1, name: text.dead })).toBeVisible();
    await checkAtAllWidths(reader, 'used: ');

    const stranger = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await stranger.goto(linkIn(await mailTo(no.email)));
    await stranger.getByRole('button', { name: text.decline, exact: true }).press('Enter');
    await expect(stranger.getByRole('heading', { level: 1, name: text.declined })).toBeVisible();
    expect(await (await request.get(path)).text()).not.toContain(no.lastName);
  });
}
