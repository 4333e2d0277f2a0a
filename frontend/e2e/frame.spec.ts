import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { detailPages } from './site.ts';
import { enhanced, complaintsOf } from './watch.ts';
import { test } from './test.ts';

/** The first detail page in a language that links to another site, with that link. */
async function pageWithExternalLink(request: APIRequestContext, language: 'fr' | 'en') {
  for (const { path, language: own } of await detailPages(request)) {
    if (own !== language) continue;
    const html = await (await request.get(path)).text();
    const href = /data-href="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
    if (href) return { path, href, host: new URL(href).host };
  }
  throw new Error('No detail page links to another site');
}

const warnings = [
  { language: 'fr', title: 'Vous quittez Passerelle', go: 'Continuer vers', stay: 'Rester sur Passerelle' },
  { language: 'en', title: 'You are leaving Passerelle', go: 'Continue to', stay: 'Stay on Passerelle' },
] as const;

for (const { language, title, go, stay } of warnings) {
  test.describe('before another site', () => {
    test(`a dialog names the host; Escape and the button stay (${language})`, async ({ page, request }) => {
      const complaints = complaintsOf(page);
      const { path, href, host } = await pageWithExternalLink(request, language);
      await page.goto(path);
      await enhanced(page);
      const link = page.locator('a[data-action=external]').first();
      await link.focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: title });
      await expect(dialog.getByRole('heading', { name: title })).toBeFocused();
      await expect(dialog.getByRole('link')).toHaveText(`${go} ${host}`);
      expect(await dialog.getByRole('link').getAttribute('href')).toBe(href);
      await page.keyboard.press('Escape');
      await expect(link).toBeFocused();
      await page.keyboard.press('Enter');
      await dialog.getByRole('button', { name: stay }).press('Enter');
      await expect(dialog).toHaveCount(0);
      await expect(link).toBeFocused();
      await expect(page).toHaveURL(path);
      expect(complaints).toEqual([]);
    });
  });
}

const isSeen = (page: Page): Promise<boolean> =>
  page.locator('a[href="#top"]').evaluate((link) => {
    const { top, bottom } = link.getBoundingClientRect();
    return top < innerHeight && bottom > 0;
  });

for (const script of [true, false]) {
  test.describe(script ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: script });

    test('the link to the top comes while scrolling up or at the end, and focus goes along', async ({
      page,
    }) => {
      await page.goto('/initiative/');
      const link = page.locator('a[href="#top"]');
      expect(await isSeen(page)).toBe(false);
      if (script) {
        await enhanced(page);
        const scrollOn = (top: number): Promise<void> =>
          page.evaluate((distance) => scrollBy({ top: distance, behavior: 'instant' }), top);
        await scrollOn(2_500);
        await expect(page.locator('html[data-upwards]')).toHaveCount(0);
        await scrollOn(-200);
      } else {
        await link.scrollIntoViewIfNeeded();
      }
      await expect.poll(() => isSeen(page)).toBe(true);
      await link.press('Enter');
      await expect
        .poll(() => page.locator('h1').evaluate((title) => title.getBoundingClientRect().top > 0))
        .toBe(true);
      await expect(page.locator('#top')).toBeFocused();
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('header') !== null)).toBe(true);
    });
  });
}

interface SeenBar {
  isLoading: boolean;
  /** CSS pixels. */
  height: number;
  /** Seconds of its movement. */
  seconds: number;
}

/** How the loading bar stands after a click on a link: a page that is being left cannot be asked. */
async function barAfterClick(page: Page): Promise<SeenBar> {
  await page.goto('/');
  await enhanced(page);
  await page.evaluate(() =>
    addEventListener('click', () => {
      const bar = document.querySelector<HTMLElement>('[data-loading-bar]');
      if (!bar) return;
      const seconds = Number.parseFloat(getComputedStyle(bar).transitionDuration);
      const seen = { isLoading: 'loading' in bar.dataset, height: bar.offsetHeight, seconds };
      sessionStorage.setItem('bar', JSON.stringify(seen));
    }),
  );
  await page.locator('header').getByRole('link', { name: 'Événements' }).click();
  await expect(page.locator('h1')).toHaveText('Événements');
  return JSON.parse((await page.evaluate(() => sessionStorage.getItem('bar'))) ?? '{}') as SeenBar;
}

test('a bar of five pixels shows from the press of a link until the next page, still with reduced motion', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await barAfterClick(page)).toEqual({ isLoading: true, height: 5, seconds: 8 });
  await expect(page.locator('[data-loading]')).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect((await barAfterClick(page)).seconds).toBeLessThan(0.001);
});

test('a call is printed whole: open, with its addresses, without the frame, black on white', async ({
  page,
  request,
}) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const { path } of (await detailPages(request)).filter(({ path: own }) => /call-for|appel/.test(own))) {
    await page.goto(path);
    await expect(page.locator('h1')).toBeVisible();
    for (const chrome of ['header nav', 'footer', 'nav', '[data-consent]', 'a[href="#top"]', 'main button'])
      for (const element of await page.locator(chrome).all()) await expect(element).toBeHidden();
    for (const answer of await page.locator('main details > :not(summary)').all())
      await expect(answer).toBeVisible();
    const { colours, grounds } = await page.locator('main').evaluate((main) => {
      const seen = [...main.querySelectorAll<HTMLElement>('h1, h2, h3, p, li, dd, a')].filter(
        (element) => element.offsetParent,
      );
      return {
        colours: [...new Set(seen.map((element) => getComputedStyle(element).color))],
        grounds: [...new Set(seen.map((element) => getComputedStyle(element).backgroundColor))],
      };
    });
    expect([colours, grounds]).toEqual([['rgb(0, 0, 0)'], ['rgba(0, 0, 0, 0)']]);
    for (const link of await page.locator('main a[data-href]:visible').all()) {
      const written = await link.evaluate((element) => getComputedStyle(element, '::after').content);
      expect(written).toContain(await link.getAttribute('data-href'));
    }
  }
});
