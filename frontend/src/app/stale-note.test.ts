import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderPage } from '../testing/render-page.ts';

const plainText = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:30:00Z') });
});
afterEach(() => vi.useRealTimers());

it.each([
  ['/', /depuis le 21 novembre 2026 à 12 h 30 \(UTC\)\.$/],
  ['/en/', /last updated on 21 November 2026 at 12:30 \(UTC\)\.$/],
])('a copy of %s that is served again says since when it has not been updated', async (path, note) => {
  const { html, staleHtml = '' } = await renderPage(path);
  expect(html).not.toContain('data-notice');
  const [, text = ''] = /<output data-notice="stale">([^<]*)<\/output>/.exec(staleHtml) ?? [];
  expect(plainText(text)).toMatch(note);
});

it('a page that no one gets again has no such copy', async () => {
  expect((await renderPage('/nulle-part/')).staleHtml).toBeUndefined();
});
