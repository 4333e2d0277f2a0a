import { expect, type Page } from '@playwright/test';
import { pathTo, type RouteId } from '../shared/config/routes.ts';
import { signIn } from './account-forms.ts';
import { test } from './test.ts';

/** What web vitals call good is 0.1; forms are filled in on slow phones. */
const most = 0.05;
const password = 'Passerelle-2026!';

interface Form {
  readonly who: string;
  readonly route: RouteId;
  /** A later step, by its place. */
  readonly step: number;
}
/** A form of each type, opened by a person who may write it. */
const forms: readonly Form[] = [
  { who: 'beneficiaire', route: 'newInitiative', step: 2 },
  { who: 'beneficiaire', route: 'newEvent', step: 1 },
  { who: 'beneficiaire', route: 'newResource', step: 1 },
  { who: 'beneficiaire', route: 'profileForm', step: 3 },
  { who: 'beneficiaire', route: 'structureForm', step: 2 },
  { who: 'operateur', route: 'newCall', step: 1 },
];

/** Adds up what moves without an action of the person, from the first frame on. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) shifts.push(value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The shift of a page whose chunks have all been loaded. */
async function shiftOf(page: Page, address: string): Promise<number> {
  await page.goto('about:blank');
  await page.goto(address, { waitUntil: 'networkidle' });
  await expect(page.locator('html[data-enhanced]')).toBeAttached();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  return page.evaluate(async () => {
    // Entries come after the frame that they are about.
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
    const { shifts } = globalThis as unknown as { shifts: number[] };
    return shifts.reduce((sum, value) => sum + value, 0);
  });
}

for (const who of new Set(forms.map((form) => form.who))) {
  test(`forms of ${who} do not move while they load, at the first step and at a later one`, async ({
    page,
  }) => {
    test.slow();
    await page.goto(pathTo('login', 'fr'));
    await signIn(page, 'fr', `${who}@passerelle.test`, password);
    await expect(page.locator('html[data-signed-in][data-enhanced]')).toBeAttached();
    await watchShifts(page);
    const found: Record<string, number> = {};
    for (const form of forms.filter((each) => each.who === who)) {
      const path = pathTo(form.route, 'fr');
      await page.goto(path);
      const link = page.locator('nav ol a[href*="#"]').nth(form.step);
      const step = new URL((await link.getAttribute('href')) ?? '', page.url()).hash;
      expect(step).not.toBe('');
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 640 });
        for (const address of [path, path + step]) {
          const shift = await shiftOf(page, address);
          if (shift > most) found[`${address} at ${width}`] = shift;
        }
      }
    }
    expect(found).toEqual({});
  });
}
