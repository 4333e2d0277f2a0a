import { expect } from '@playwright/test';
import type { RouteEntry } from '../shared/config/route-kinds.ts';
import { languages } from '../shared/config/locales.ts';
import { isPerVisitor, pageIds, pathTo, routes } from '../shared/config/routes.ts';
import { test } from './test.ts';

/** Forms and answers that anybody may open; lists and the home page are compositions of their own. */
const ids = pageIds.filter((id) => {
  const { who }: RouteEntry = routes[id];
  return who === undefined && id !== 'design' && (id === 'privacy' || isPerVisitor(id));
});

for (const language of languages)
  test(`what a page says begins under its title on a large screen (${language})`, async ({ page }) => {
    await page.setViewportSize({ width: 1_600, height: 900 });
    let measured = 0;
    for (const id of ids) {
      await page.goto(pathTo(id, language));
      const edges = await page.evaluate(() => {
        const header = document.querySelector('main header:has(h1)');
        const boxes = [...(header?.nextElementSibling?.children ?? [])].map((each) =>
          each.getBoundingClientRect(),
        );
        // What is there for screen readers has one pixel.
        const below = boxes.find(({ width, height }) => width > 1 && height > 1);
        const title = header?.querySelector('h1')?.getBoundingClientRect();
        return below && title ? [title.left, below.left].map(Math.round) : [];
      });
      if (edges.length === 0) continue;
      measured += 1;
      expect(edges[1], id).toBe(edges[0]);
    }
    expect(measured).toBeGreaterThan(15);
  });
