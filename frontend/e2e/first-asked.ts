import { expect } from '@playwright/test';
import { limits } from '../server/limits.ts';
import { test } from './test.ts';

/** Copies that nobody dropped would still be served after this long, in milliseconds. */
const beforeExpiry = Math.min(limits.pages.fresh, limits.pages.errorPageFresh) * (2 / 3);

/**
 * Waits for what staff have just saved to show, and proves that it was announced: the copies kept of it don't expire
 * that soon. The report says how long after saving the first right page was asked for (two seconds at most on a
 * machine with nothing else to do); under load WordPress and the site need longer, which fails no test.
 */
export async function expectSoon(isRight: () => Promise<boolean>): Promise<void> {
  const saved = Date.now();
  let asked = saved;
  await expect
    .poll(
      () => {
        asked = Date.now();
        return isRight();
      },
      { intervals: [100], timeout: beforeExpiry },
    )
    .toBe(true);
  test.info().annotations.push({ type: 'visible after', description: `${asked - saved} ms` });
}
