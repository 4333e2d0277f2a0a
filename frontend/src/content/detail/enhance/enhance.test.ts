// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clockAt } from '../../../../shared/dates/zone-clock.ts';
import { countDown } from './countdown.ts';
import { showReaderTimes } from './reader-times.ts';
import { offerSharing } from './sharing.ts';

const closes = '2026-11-30T22:00:00Z';
const minute = 60_000;
const hour = 60 * minute;
const plain = (text: string | null | undefined): string => (text ?? '').replace(/[\u00a0\u202f]/g, ' ');

let page: HTMLElement;
let leaving: AbortController;

function show(html: string): HTMLElement {
  document.body.innerHTML = `<main>${html}</main>`;
  page = document.querySelector('main') as HTMLElement;
  return page;
}

beforeEach(() => {
  leaving = new AbortController();
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  leaving.abort();
  vi.useRealTimers();
});

const countdownText = (): string => plain(page.querySelector('[data-countdown]')?.textContent);

describe('the time left', () => {
  const call = `<p data-countdown="${closes}" data-clocks="0" data-kind="closing" data-text="Il reste {{time}}" data-within="Il reste moins d’une heure"
    data-over="L’appel est clos">Il reste 2 jours</p>
    <span data-when-over="Clos" data-tone="urgent">Clôture proche</span><div data-while-open=""><a href="/x">Candidater</a></div>`;
  const at = (before: number): void => {
    vi.setSystemTime(Date.parse(closes) - before);
    show(call);
    countDown(page, leaving.signal);
  };

  it.each([
    [9 * 24 * hour + 1, 'Il reste 9 jours'],
    [47 * hour + 30 * minute, 'Il reste 47 heures 30 minutes'],
    [3 * hour, 'Il reste 3 heures'],
    [hour + minute, 'Il reste 1 heure 1 minute'],
    [12 * minute, 'Il reste 12 minutes'],
    [30_000, 'Il reste moins d’une heure'],
    [-1000, 'L’appel est clos'],
  ])('%i ms before the end is shown to the minute: %s', (before, text) => {
    at(before);
    expect(countdownText()).toBe(text);
  });

  it('updates, and removes the actions at the end', () => {
    at(2 * minute);
    expect(countdownText()).toBe('Il reste 2 minutes');
    vi.advanceTimersByTime(minute);
    expect(countdownText()).toBe('Il reste 1 minute');
    expect(page.querySelector<HTMLElement>('[data-while-open]')?.hidden).toBe(false);
    vi.advanceTimersByTime(minute + 1000);
    expect(countdownText()).toBe('L’appel est clos');
    const badge = page.querySelector<HTMLElement>('[data-when-over]');
    expect([badge?.textContent, badge?.dataset['tone']]).toEqual(['Clos', 'over']);
    expect(page.querySelector<HTMLElement>('[data-while-open]')?.hidden).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('an opening removes no actions', () => {
    vi.setSystemTime(Date.parse(closes) + hour);
    show(
      `<p data-countdown="${closes}" data-kind="opening" data-over="L’appel est ouvert"></p><div data-while-open=""></div>`,
    );
    countDown(page, leaving.signal);
    expect(countdownText()).toBe('L’appel est ouvert');
    expect(page.querySelector<HTMLElement>('[data-while-open]')?.hidden).toBe(false);
  });

  it('stops when the reader leaves', () => {
    at(hour);
    leaving.abort();
    expect(vi.getTimerCount()).toBe(0);
  });
});

const times = (own: string): string => {
  show(
    `<span data-reader-time="Chez vous : {{date}}, {{time}}" data-instant="2026-11-30T23:30:00Z" data-clock="2026-11-30T23:30:00"></span>`,
  );
  showReaderTimes(page, (instant) => clockAt(own, instant));
  return page.textContent;
};

describe('the reader’s time', () => {
  it.each([
    ['Africa/Abidjan', ''],
    ['Europe/Paris', 'Chez vous : 1er\u00a0décembre\u00a02026, 0\u00a0h\u00a030'],
    ['Indian/Mauritius', 'Chez vous : 1er\u00a0décembre\u00a02026, 3\u00a0h\u00a030'],
    ['Atlantic/Cape_Verde', 'Chez vous : 30\u00a0novembre\u00a02026, 22\u00a0h\u00a030'],
  ])('in %s is shown where it differs: %s', (own, text) => {
    expect(times(own)).toBe(text);
  });
});

describe('sharing', () => {
  const share = '<li hidden><button data-share="T" data-url="https://x.test/">P</button></li>';
  const copy =
    '<input id="page-address"><button hidden data-copy="https://x.test/" data-copied="Copiée">C</button>';

  it('offers only what the device supports', () => {
    show(share + copy);
    vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.resolve() } });
    offerSharing(page, leaving.signal);
    expect(page.querySelector('li')?.hidden).toBe(true);
    expect(page.querySelector<HTMLElement>('[data-copy]')?.hidden).toBe(false);
    vi.unstubAllGlobals();
  });

  it('confirms that the URL was copied, and cleans up', async () => {
    show(copy);
    const written: string[] = [];
    vi.stubGlobal('navigator', {
      clipboard: { writeText: (text: string) => Promise.resolve(written.push(text)) },
    });
    offerSharing(page, leaving.signal);
    page.querySelector<HTMLElement>('[data-copy]')?.click();
    await vi.waitFor(() => expect(page.querySelector('output')?.textContent).toBe('Copiée'));
    expect(written).toEqual(['https://x.test/']);
    leaving.abort();
    expect(page.querySelector('output')).toBeNull();
    vi.unstubAllGlobals();
  });
});
