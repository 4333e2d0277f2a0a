import { expect } from '@playwright/test';
import { limits } from '../server/limits.ts';
import { test } from './test.ts';

/** Milliseconds after which cached copies are still served unless they are purged. */
const beforeExpiry = Math.min(limits.pages.fresh, limits.pages.errorPageFresh) * (2 / 3);

/**
 * Waits until a change saved by staff is visible, and proves that a purge was sent: cached copies don't expire
 * that soon. The report has the time from saving to the request of the first right page (two seconds at most on a
 * machine with nothing else to do); under load WordPress and the site need longer, which fails no test.
 */
export async function expectSoon(isRight: () => Promise<boolean>): Promise<void> {
  const saved = Date.now();
  let requestedAt = saved;
  await expect
    .poll(
      () => {
        requestedAt = Date.now();
        return isRight();
      },
      { intervals: [100], timeout: beforeExpiry },
    )
    .toBe(true);
  test.info().annotations.push({ type: 'visible after', description: `${requestedAt - saved} ms` });
}
