import { expect, type Page } from '@playwright/test';
import { checkAtAllWidths } from './accessible.ts';
import { linkIn, mailTo, newAddress } from './mailbox.ts';
import { origin } from './site.ts';
import { test } from './test.ts';
import { complaintsOf, enhanced } from './watch.ts';

const words = {
  fr: {
    path: '/newsletter/',
    home: '/',
    list: '/initiative/',
    calls: '/appel-a-candidature/',
    other: '/evenement/',
    email: 'Adresse e-mail',
    subscribe: 'S’abonner',
    invalid: /n’est pas valide/,
    sentHere: /C’est presque fait/,
    confirm: 'Confirmer l’abonnement',
    confirmed: /Votre abonnement est confirmé/,
    otherLanguage: 'Anglais',
    allSectors: 'Tous les secteurs',
    save: 'Enregistrer mes préférences',
    saved: 'Vos préférences sont enregistrées.',
    toStop: 'Se désabonner…',
    stop: 'Confirmer le désabonnement',
    stopped: /^C’est fait/,
    stoppedBefore: /est arrêté\.$/,
    offer: /Recevoir la lettre d’information/,
    refuse: 'Non merci',
  },
  en: {
    path: '/en/newsletter/',
    home: '/en/',
    list: '/en/initiative/',
    calls: '/en/call-for-application/',
    other: '/en/event/',
    email: 'E-mail address',
    subscribe: 'Subscribe',
    invalid: /isn’t valid/,
    sentHere: /Almost done/,
    confirm: 'Confirm subscription',
    confirmed: /Your subscription is confirmed/,
    otherLanguage: 'French',
    allSectors: 'All sectors',
    save: 'Save my preferences',
    saved: 'Your preferences have been saved.',
    toStop: 'Unsubscribe…',
    stop: 'Confirm and unsubscribe',
    stopped: /^Done/,
    stoppedBefore: /is no longer subscribed\.$/,
    offer: /Would you like the newsletter/,
    refuse: 'No thanks',
  },
} as const;
type Language = keyof typeof words;

/** Address as in the List-Unsubscribe header of letters, made from the link to the preferences. */
const oneClick = (address: string, language: Language): string => {
  const hash = new URL(address).searchParams.get('hash') ?? '';
  return `${origin}/api/newsletter/one-click?${new URLSearchParams({ hash, language })}`;
};
const outcome = (page: Page) => page.locator('main').getByRole('status');

/** Follows the confirmation link to the page of preferences. */
async function confirm(page: Page, language: Language, address: string): Promise<void> {
  const text = words[language];
  await page.goto(linkIn(await mailTo(address)));
  await expect(page.locator('main')).toContainText(`${address.slice(0, 1)}…@example.org`);
  // Without script there is no axe.
  if (language === 'fr') await checkAtAllWidths(page);
  await page.getByRole('button', { name: text.confirm }).press('Enter');
  await expect(outcome(page)).toHaveText(text.confirmed);
}

/** Everything that the page of an active subscription can do, to its end. */
async function manageToTheEnd(page: Page, language: Language): Promise<void> {
  const text = words[language];
  await checkAtAllWidths(page);
  await page.getByRole('radio', { name: text.otherLanguage }).check();
  await page.getByRole('checkbox', { name: text.allSectors }).uncheck();
  const sector = page.locator('input[name=sectorIds]').first();
  await sector.check();
  await page.getByRole('button', { name: text.save }).press('Enter');
  await expect(outcome(page)).toHaveText(text.saved);
  await expect(page.getByRole('radio', { name: text.otherLanguage })).toBeChecked();
  await expect(sector).toBeChecked();
  await expect(page.locator('input[name=sectorIds]:checked')).toHaveCount(1);

  await page.getByRole('link', { name: text.toStop }).press('Enter');
  await expect(page.getByRole('button', { name: text.stop })).toBeVisible();
  await checkAtAllWidths(page);
  const asking = page.url();
  await page.getByRole('button', { name: text.stop }).press('Enter');
  await expect(outcome(page)).toHaveText(text.stopped);
  await checkAtAllWidths(page);
  await page.goto(asking);
  await expect(outcome(page)).toHaveText(text.stoppedBefore);
}

test('an address subscribes on the home page, chooses and unsubscribes (fr)', async ({ page, request }) => {
  const complaints = complaintsOf(page);
  const text = words.fr;
  const address = newAddress();
  await page.goto(text.home);
  await enhanced(page);
  const block = page.locator('[data-newsletter]');
  await block.getByLabel(text.email).fill('awa@');
  await block.getByLabel(text.email).press('Enter');
  await expect(block.getByRole('status')).toHaveText(text.invalid);
  await expect(block.getByLabel(text.email)).toBeFocused();
  await checkAtAllWidths(page);
  await block.getByLabel(text.email).fill(address);
  await block.getByRole('button', { name: text.subscribe }).press('Enter');
  await expect(block.getByRole('status')).toHaveText(text.sentHere);
  await checkAtAllWidths(page);
  await confirm(page, 'fr', address);
  const preferences = page.url();
  await manageToTheEnd(page, 'fr');

  // Mail programs post as often as they like, from their own servers.
  const posted = await request.post(oneClick(preferences, 'fr'), {
    form: { 'List-Unsubscribe': 'One-Click' },
  });
  expect([posted.status(), await posted.json()]).toEqual([200, { data: { wasActive: false } }]);
  expect(complaints).toEqual([]);
});

for (const language of ['fr', 'en'] as const) {
  const text = words[language];

  test(`the offer lies over no panel (${language})`, async ({ page }) => {
    await page.addInitScript(() => localStorage.removeItem('newsletter'));
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(text.calls);
    await page.locator('main article h3 a').first().click();
    await enhanced(page);
    const offer = page.locator('[data-newsletter-popup]');
    const panel = page.locator('[data-panel]');
    const download = page.waitForEvent('download');
    await panel.locator('a[download]').click();
    await download;
    await expect(offer).toBeAttached();
    await panel.evaluate((element, below) => {
      const { top } = element.getBoundingClientRect();
      scrollTo({ top: scrollY + top - below, behavior: 'instant' });
    }, 400);
    await expect(offer).toBeHidden();
    await page.evaluate(() => scrollTo({ top: 1_200, behavior: 'instant' }));
    await expect(offer).toBeVisible();
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(offer).toBeHidden();
  });
  test(`the offer appears once, and a refusal is remembered (${language})`, async ({ page }) => {
    await page.addInitScript(() => {
      if (localStorage.getItem('newsletter') === 'subscribed') localStorage.removeItem('newsletter');
    });
    const offer = page.getByRole('dialog', { name: text.offer });
    await page.goto(text.list);
    await enhanced(page);
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    await expect(offer).toHaveCount(0);
    await page.locator('[data-copy]').click();
    await expect(offer).toBeVisible();
    expect(await offer.evaluate((element) => element.contains(document.activeElement))).toBe(false);
    await checkAtAllWidths(page);
    await page.setViewportSize({ width: 320, height: 640 });
    const box = await offer.boundingBox();
    expect(box?.height).toBeLessThanOrEqual(640 / 3);
    await offer.getByRole('button', { name: text.refuse }).press('Enter');
    await expect(offer).toHaveCount(0);
    await expect(page.locator('#main')).toBeFocused();

    await page.evaluate(() => sessionStorage.clear());
    await page.goto(text.other);
    await enhanced(page);
    await page.locator('[data-copy]').click();
    // The wait covers the time that fetching the dialog took before.
    await page.waitForLoadState('networkidle');
    await expect(offer).toHaveCount(0);
  });
}
