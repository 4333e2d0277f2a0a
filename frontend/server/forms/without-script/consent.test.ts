import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { consentCookie, consentLife, readConsent, writeConsent } from '../../../shared/consent/consent.ts';
import type { Browser } from '../../testing/auth-site.ts';
import { Reader } from '../../testing/reader.ts';
import { type ReaderSite, startReaderSite } from '../../testing/reader-site.ts';

const words = {
  fr: {
    page: '/initiative/?sort=title_asc',
    cookies: '/cookies/',
    accept: 'Tout accepter',
    refuse: 'Tout refuser',
    choose: 'Choisir',
    manage: 'Gérer mes cookies',
    analytics: /^Mesure d’audience/,
    save: 'Enregistrer mes choix',
    saved: 'Vos choix sont enregistrés.',
  },
  en: {
    page: '/en/initiative/?sort=title_asc',
    cookies: '/en/cookies/',
    accept: 'Accept all',
    refuse: 'Refuse all',
    choose: 'Choose',
    manage: 'Manage cookies',
    analytics: /^Audience measurement/,
    save: 'Save my choices',
    saved: 'Your choices have been saved.',
  },
} as const;

let site: ReaderSite;
let browser: Browser;
let reader: Reader;
beforeEach(async () => {
  site = await startReaderSite({ RecordConsent: () => ({ passerelleRecordConsent: { consentId: 'kept' } }) });
  browser = site.browser();
  reader = new Reader(browser);
});
afterEach(() => site.close());

const granted = () => readConsent(browser.cookies.get(consentCookie), site.clock.now)?.granted;
const asks = () => reader.document.querySelector('[data-consent]') !== null;

describe.each(['fr', 'en'] as const)('the choice of cookies without script (%s)', (language) => {
  const text = words[language];

  it('is made in the banner, looked at and taken back', async () => {
    await reader.open(text.page);
    expect([asks(), granted()]).toEqual([true, undefined]);
    await reader.press(text.accept, '[data-consent]');
    expect([reader.address, asks(), granted()]).toEqual([text.page, false, ['social_login', 'analytics']]);

    await reader.follow(text.manage, 'footer');
    expect([reader.address, reader.field(text.analytics).checked]).toEqual([text.cookies, true]);
    reader.check(text.analytics, false);
    await reader.press(text.save);
    expect([reader.texts('#outcome'), granted()]).toEqual([[text.saved], ['social_login']]);
    await reader.press(text.refuse);
    expect([reader.texts('#outcome'), granted()]).toEqual([[text.saved], []]);
  });

  it('is led to by the banner, with nothing chosen', async () => {
    await reader.open(text.page);
    await reader.follow(text.choose, '[data-consent]');
    expect([reader.address, reader.field(text.analytics).checked]).toEqual([text.cookies, false]);
  });
});

describe('a choice', () => {
  it.each([
    ['too old', { version: 1, age: consentLife }, true],
    ['of other texts', { version: 2, age: 0 }, true],
    ['from the day after tomorrow', { version: 1, age: -172_800_000 }, true],
    ['of today', { version: 1, age: 0 }, false],
  ] as const)('that is %s', async (_name, { version, age }, isAskedAgain) => {
    const at = site.clock.now - age;
    const id = '00000000-0000-4000-8000-00000000e2e0';
    browser.cookies.set(consentCookie, writeConsent({ id, granted: ['analytics'], version, at }));
    await reader.open('/initiative/');
    expect(asks()).toBe(isAskedAgain);
  });
});
