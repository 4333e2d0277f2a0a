// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://passerelle.test/evenement/" }
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { textTemplates } from '../../../testing/text-templates.ts';
import { NewsletterTexts } from '../newsletter-texts.tsx';
import { fr } from '../locales/fr.ts';
import { isAnswered, noteRefusal, noteSubscription, refusalLife } from './answer.ts';
import { offerNewsletter } from './offer.ts';

const texts = await textTemplates(NewsletterTexts);
const block = `<main id="main" tabindex="-1"><a href="/calendar/12.ics" download>Calendar</a>
  <a href="/agenda.ics" type="text/calendar"><span>All dates</span></a><button data-copy="/">Copy</button>
  <button data-share="This">Share</button><a href="/annuaire/">Directory</a></main>
  <section data-newsletter><form action="/newsletter/">
  <input type="hidden" name="source" value="footer"><div data-entry><label for="newsletter-email">E-mail</label>
  <input id="newsletter-email" name="email" aria-describedby="newsletter-outcome"></div>
  <output id="newsletter-outcome" data-outcome></output></form></section>`;
const goodActions = ['[download]', '[type="text/calendar"] span', '[data-copy]', '[data-share]'];
const popup = () => document.querySelector<HTMLElement>('[data-newsletter-popup]');
const setCookie = (name: string, value: string) => {
  document.cookie = `${name}=${value}; path=/`;
};

let now: number;
let listening: AbortController;

/** Panels that were observed, the latest last. */
let observers: { report: (isBelow: boolean) => void; isOver: boolean }[];

/** Reports as the window is scrolled: happy-dom lays nothing out. */
class PanelObserver implements Pick<IntersectionObserver, 'observe' | 'disconnect'> {
  readonly #targets: Element[] = [];
  readonly #entry: (typeof observers)[number];

  constructor(notify: (entries: Pick<IntersectionObserverEntry, 'target' | 'isIntersecting'>[]) => void) {
    this.#entry = {
      report: (isIntersecting) => notify(this.#targets.map((target) => ({ target, isIntersecting }))),
      isOver: false,
    };
    observers.push(this.#entry);
  }

  observe(target: Element): void {
    this.#targets.push(target);
  }

  disconnect(): void {
    this.#entry.isOver = true;
  }
}

/** A reader presses something on a page. */
async function press(selector: string): Promise<void> {
  listening.abort();
  listening = new AbortController();
  const { signal } = listening;
  // Nothing here is to be loaded.
  document.addEventListener('click', (event) => event.preventDefault(), { signal });
  offerNewsletter({ local: localStorage, session: sessionStorage, now: () => now, signal });
  document.querySelector<HTMLElement>(selector)?.click();
  // The dialog’s code is fetched.
  await vi.dynamicImportSettled();
}

const pressCopy = (): Promise<void> => press('[data-copy]');

async function actAndBeOffered(): Promise<void> {
  await pressCopy();
  await vi.waitFor(() => expect(popup()).not.toBeNull());
}

beforeEach(() => {
  now = 1_795_262_400_000;
  listening = new AbortController();
  observers = [];
  vi.stubGlobal('IntersectionObserver', PanelObserver);
  vi.stubGlobal('innerHeight', 800);
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
  it.each(goodActions)('comes after %s is pressed, once in a tab', async (action) => {
    await press('a[href="/annuaire/"]');
    expect(popup()).toBeNull();
    await press(action);
    expect([popup()?.getAttribute('role'), popup()?.hidden]).toEqual(['dialog', false]);
    expect(document.getElementById(popup()?.getAttribute('aria-labelledby') ?? '')?.textContent).toBe(
      fr.script.offerTitle,
    );
    expect(popup()?.contains(document.activeElement)).toBe(false);
    popup()?.remove();
    await press(action);
    expect(popup()).toBeNull();
  });

  it('lies over no panel, and never leaves its reader', async () => {
    document.querySelector('main')?.insertAdjacentHTML('beforeend', '<div data-panel="">Deadline</div>');
    await pressCopy();
    const [observer] = observers;
    expect(popup()?.hidden).toBe(true);
    observer?.report(true);
    expect(popup()?.hidden).toBe(true);
    observer?.report(false);
    expect(popup()?.hidden).toBe(false);
    observer?.report(true);
    expect(popup()?.hidden).toBe(true);
    observer?.report(false);
    popup()?.querySelector<HTMLElement>('input[name=email]')?.focus();
    observer?.report(true);
    expect(popup()?.hidden).toBe(false);
    popup()?.querySelector<HTMLElement>('button[type=button]')?.click();
    expect(observer?.isOver).toBe(true);
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
    await pressCopy();
    expect(popup()).toBeNull();
  });

  it('comes again twelve months after a refusal', async () => {
    noteRefusal(localStorage, now - refusalLife);
    await pressCopy();
    expect(popup()).not.toBeNull();
  });

  it('does not come where it would cover more than a third of the window', async () => {
    vi.stubGlobal('innerHeight', 400);
    await pressCopy();
    expect(popup()).toBeNull();
  });

  it.each(['button', 'Escape'])('is refused by its %s, and the focus is never lost', async (way) => {
    await actAndBeOffered();
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
    await actAndBeOffered();
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
