// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://passerelle.test/evenement/" }
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { textTemplates } from '../../../testing/text-templates.ts';
import { NewsletterTexts } from '../newsletter-texts.tsx';
import { fr } from '../locales/fr.ts';
import { isAnswered, noteRefusal, noteSubscription, refusalLife } from './answer.ts';
import { isLaterPage } from './later-page.ts';
import { offerNewsletter } from './offer.ts';

const texts = await textTemplates(NewsletterTexts);
const block = `<main id="main" tabindex="-1"></main><section data-newsletter><form action="/newsletter/">
  <input type="hidden" name="source" value="footer"><div data-entry><label for="newsletter-email">E-mail</label>
  <input id="newsletter-email" name="email" aria-describedby="newsletter-outcome"></div>
  <output id="newsletter-outcome" data-outcome></output></form></section>`;
const popup = () => document.querySelector<HTMLElement>('[data-newsletter-popup]');
const setCookie = (name: string, value: string) => {
  document.cookie = `${name}=${value}; path=/`;
};

let now: number;
let listening: AbortController;

/** A page, read to a share of its length. */
async function read(pathname: string, share: number): Promise<void> {
  listening.abort();
  listening = new AbortController();
  history.replaceState(null, '', pathname);
  if (isLaterPage(sessionStorage))
    offerNewsletter({
      local: localStorage,
      session: sessionStorage,
      now: () => now,
      signal: listening.signal,
    });
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: 2_800, configurable: true });
  vi.stubGlobal('innerHeight', 800);
  vi.stubGlobal('scrollY', 2_000 * share);
  dispatchEvent(new Event('scroll'));
  // The dialog’s code is fetched.
  await vi.dynamicImportSettled();
}

async function readTwo(): Promise<void> {
  await read('/evenement/', 0.9);
  await read('/initiative/', 0.9);
}

beforeEach(() => {
  now = 1_795_262_400_000;
  listening = new AbortController();
  localStorage.clear();
  sessionStorage.clear();
  document.head.innerHTML = '';
  document.body.innerHTML = block + texts;
});
afterEach(() => {
  listening.abort();
  vi.unstubAllGlobals();
  document.cookie = 'auth-check=; max-age=0; path=/';
});

describe('the offer of the newsletter', () => {
  it('comes after more than half of a second page, once in a tab', async () => {
    await read('/evenement/', 0.9);
    await read('/evenement/', 0.9);
    await read('/initiative/', 0.5);
    expect(popup()).toBeNull();
    await read('/initiative/', 0.51);
    expect(popup()?.getAttribute('role')).toBe('dialog');
    expect(document.getElementById(popup()?.getAttribute('aria-labelledby') ?? '')?.textContent).toBe(
      fr.script.offerTitle,
    );
    expect(popup()?.contains(document.activeElement)).toBe(false);
    popup()?.remove();
    await read('/ressource/', 0.9);
    expect(popup()).toBeNull();
  });

  it.each([
    ['to those who are signed in', () => setCookie('auth-check', '7')],
    [
      'before the choice about cookies',
      () => document.body.insertAdjacentHTML('beforeend', '<section data-consent=""></section>'),
    ],
    ['after a subscription', () => noteSubscription()],
    ['after a refusal', () => noteRefusal(localStorage, now - refusalLife + 1)],
    ['on a page without the form', () => document.querySelector('[data-newsletter]')?.remove()],
    [
      'on a page that search engines may not show',
      () => {
        document.head.innerHTML = '<meta name="robots" content="noindex">';
      },
    ],
  ])('does not come %s', async (_name, prepare) => {
    prepare();
    await readTwo();
    expect(popup()).toBeNull();
  });

  it('comes again twelve months after a refusal', async () => {
    noteRefusal(localStorage, now - refusalLife);
    await readTwo();
    expect(popup()).not.toBeNull();
  });

  it('does not come where it would cover more than a third of the window', async () => {
    await read('/evenement/', 0.9);
    await read('/initiative/', 0.1);
    vi.stubGlobal('innerHeight', 400);
    vi.stubGlobal('scrollY', 2_300);
    dispatchEvent(new Event('scroll'));
    await vi.dynamicImportSettled();
    expect(popup()).toBeNull();
  });

  it.each(['button', 'Escape'])('is refused by its %s, and the focus is never lost', async (way) => {
    await readTwo();
    const field = popup()?.querySelector<HTMLInputElement>('input[name=email]');
    const source = popup()?.querySelector<HTMLInputElement>('input[name=source]');
    expect([field?.id, field?.getAttribute('aria-describedby'), source?.value]).toEqual([
      'newsletter-email-offer',
      'newsletter-outcome-offer',
      'popup',
    ]);
    field?.focus();
    if (way === 'button') popup()?.querySelector<HTMLElement>('button[type=button]')?.click();
    else field?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect([popup(), document.activeElement?.id, isAnswered(localStorage, now)]).toEqual([
      null,
      'main',
      true,
    ]);
  });

  it('leaves the Escape key to an open dialog', async () => {
    await readTwo();
    document.body.insertAdjacentHTML('beforeend', '<dialog open></dialog>');
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect(popup()).not.toBeNull();
  });
});

describe('an answer', () => {
  it('of a subscription is not taken back by closing the dialog', () => {
    noteSubscription();
    noteRefusal(localStorage, now);
    expect(isAnswered(localStorage, now + 2 * refusalLife)).toBe(true);
  });

  it.each(['', 'yes', '9999999999999999'])('is none in %j', (stored) => {
    localStorage.setItem('newsletter', stored);
    expect(isAnswered(localStorage, now)).toBe(false);
  });
});
