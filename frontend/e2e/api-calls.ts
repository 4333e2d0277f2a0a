import { type Browser, expect, type Page } from '@playwright/test';

/** Sends a call as the user who is signed in on the page. @returns its answer @throws Error when it is refused */
export async function callApi(page: Page, path: string, body: object): Promise<unknown> {
  const { isOk, answer } = await page.evaluate(
    async ([address, payload]) => {
      const { data } = (await (await fetch('/api/auth/get-auth')).json()) as { data: { csrfToken: string } };
      const headers = { 'content-type': 'application/json', 'x-csrf-token': data.csrfToken };
      const response = await fetch(address, { method: 'POST', headers, body: payload });
      return { isOk: response.ok, answer: await response.text() };
    },
    [path, JSON.stringify(body)] as const,
  );
  expect(isOk, `${path}: ${answer}`).toBe(true);
  return answer === '' ? undefined : JSON.parse(answer);
}

/** Sends a call with the cookies of a page from another browser context; the page is not notified. */
export async function callElsewhere(page: Page, browser: Browser, path: string, body: object): Promise<void> {
  const context = await browser.newContext();
  await context.addCookies(await page.context().cookies());
  const otherPage = await context.newPage();
  await otherPage.goto('/cookies/');
  await callApi(otherPage, path, body);
  await context.close();
}

export const signOutElsewhere = (page: Page, browser: Browser): Promise<void> =>
  callElsewhere(page, browser, '/api/auth/logout', {});
