import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, ElementContext, RunOptions } from 'axe-core';
import { widths } from './site.ts';

/** Rules whose result depends on the width of the page. */
const layoutRules = ['scrollable-region-focusable', 'target-size'];
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    axe: { run: (context: ElementContext, options: RunOptions) => Promise<AxeResults> };
  }
}

interface Scope {
  /** Rules that are left out. */
  without?: string[];
  /** Selector of the elements that are checked. */
  within?: string;
  /** Only the rules that depend on the width. */
  isLayout?: boolean;
}

/** Problems that axe finds on the page in its current state, by rule and element; `state` begins each. */
export async function violationsOf(
  page: Page,
  state = '',
  { without = [], within = 'html', isLayout = false }: Scope = {},
): Promise<string[]> {
  // A list that is being read again is paler until it is there.
  await expect(page.locator(':is(ul, ol, table)[aria-busy=true]')).toHaveCount(0);
  await page.evaluate(() => {
    // Everything is laid out, as for a reader who has scrolled to the end: getComputedStyle is out of date for the
    // rest.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets = [sheet];
    // A colour that is changing has a contrast for a moment only.
    for (const animation of document.getAnimations()) {
      const isEnding = animation.effect?.getComputedTiming().endTime !== Infinity;
      if (isEnding && animation.playState === 'running') animation.finish();
    }
  });
  // Once a document: reading the library takes as long as half of a run.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const options: RunOptions = {
    runOnly: isLayout ? { type: 'rule', values: layoutRules } : { type: 'tag', values: tags },
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    resultTypes: ['violations'],
  };
  const violations = await page.evaluate(
    async ([context, rules]) => {
      const found = (await window.axe.run(context, rules)).violations;
      const position = window.scrollY;
      for (const violation of found.filter(({ id }) => id === 'target-size')) {
        const nodes: typeof violation.nodes = [];
        // A fixed bar covers what is scrolled beneath it: such a target is measured where nothing does.
        for (const node of violation.nodes) {
          const selector = String(node.target[0]);
          document.querySelector(selector)?.scrollIntoView({ block: 'center' });
          const again = await window.axe.run(selector, {
            runOnly: { type: 'rule', values: ['target-size'] },
          });
          if (again.violations.length > 0) nodes.push(node);
        }
        violation.nodes = nodes;
      }
      window.scrollTo({ top: position, behavior: 'instant' });
      return found;
    },
    [within, options] as const,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${state}${id}: ${html} ${failureSummary}`),
  );
}

/** Nothing is wrong and nothing scrolls sideways, at the width that the page has. */
export async function check(page: Page, state = '', scope: Scope = {}): Promise<void> {
  const place = `${page.url()} at ${page.viewportSize()?.width}`;
  expect(await violationsOf(page, state, scope), place).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, `${place} scrolls sideways`).toBeLessThanOrEqual(0);
}

/**
 * The same on a phone, a tablet and a screen.
 * @param hasAllRules false: all rules on the phone, those of layout elsewhere, as in continuous integration
 */
export async function checkAtAllWidths(
  page: Page,
  state = '',
  hasAllRules = !process.env['CI'],
): Promise<void> {
  for (const [index, width] of widths.entries()) {
    await page.setViewportSize({ width, height: 800 });
    await check(page, state, { isLayout: index > 0 && !hasAllRules });
  }
}
