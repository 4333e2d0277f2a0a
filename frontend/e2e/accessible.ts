import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { widths } from './site.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds wrong on the page as it is now, or inside the elements of the selector `within`, by rule and element;
 * `state` begins each, rules of `without` are left out.
 */
export async function violationsOf(
  page: Page,
  state = '',
  without: string[] = [],
  within?: string,
): Promise<string[]> {
  const builder = new AxeBuilder({ page });
  if (within !== undefined) builder.include(within);
  const { violations } = await builder
    .options({ runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] })
    .disableRules(without)
    // The other mode opens a page of its own for each run, for frames of other sites: there are none here.
    .setLegacyMode(true)
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${state}${id}: ${html} ${failureSummary}`),
  );
}

/** Nothing is wrong and nothing scrolls sideways, at the width that the page has. */
export async function check(page: Page, state = ''): Promise<void> {
  const place = `${page.url()} at ${page.viewportSize()?.width}`;
  expect(await violationsOf(page, state), place).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, `${place} scrolls sideways`).toBeLessThanOrEqual(0);
}

/** The same on a phone, a tablet and a screen. */
export async function checkAtAllWidths(page: Page, state = ''): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await check(page, state);
  }
}
