import { type APIRequestContext, expect, type Page, request as requests } from '@playwright/test';
import { origin } from './site.ts';

/** Sends a call as the user who is signed in on the page, beside the page. @returns its answer @throws Error when it is refused */
export const callApi = (page: Page, path: string, body: object): Promise<unknown> =>
  call(page.request, path, body);

/** Reads what the user who is signed in on the page may read. */
export async function readApi(page: Page, path: string): Promise<unknown> {
  const answer = await page.request.get(origin + path);
  expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true);
  return await answer.json();
}

/** Sends a call as another person, who signs in for it alone, without a page. @returns its answer */
export async function callAs(
  member: { email: string; password: string },
  path: string,
  body: object,
): Promise<unknown> {
  const context = await requests.newContext();
  await call(context, '/api/auth/login', { email: member.email, password: member.password });
  const answer = await call(context, path, body);
  await context.dispose();
  return answer;
}

/** Sends a call with the cookies of a page from elsewhere; the page is not notified and its cookies stay. */
export async function callElsewhere(page: Page, path: string, body: object): Promise<void> {
  const context = await requests.newContext({ storageState: await page.context().storageState() });
  await call(context, path, body);
  await context.dispose();
}

export const signOutElsewhere = (page: Page): Promise<void> => callElsewhere(page, '/api/auth/logout', {});

async function call(context: APIRequestContext, path: string, body: object): Promise<unknown> {
  const session = await context.get(`${origin}/api/auth/get-auth`);
  expect(session.ok(), `get-auth: ${session.status()} ${await session.text()}`).toBe(true);
  const { data } = (await session.json()) as { data: { csrfToken: string } };
  const headers = { origin, 'x-csrf-token': data.csrfToken };
  const response = await context.post(origin + path, { headers, data: body });
  const answer = await response.text();
  expect(response.ok(), `${path}: ${answer}`).toBe(true);
  return answer === '' ? undefined : JSON.parse(answer);
}
