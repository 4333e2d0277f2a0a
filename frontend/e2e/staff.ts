import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { type Language, signIn } from './account-forms.ts';
import { origin, wordpress } from './site.ts';

export const account = {
  email: process.env['PASSERELLE_ADMIN'] ?? 'admin@passerelle.test',
  password: process.env['PASSERELLE_ADMIN_PASSWORD'] ?? 'Passerelle-2026!',
};

export const administration = { fr: '/administration/', en: '/en/administration/' } as const;
const open = /^(Ouvrir l’administration|Open WordPress)$/;

interface How {
  language?: Language;
  /** false: the browser runs no script, so the buttons are pressed. */
  script?: boolean;
  who?: { email: string; password: string };
}

/** Opens WordPress as somebody who may edit everything, by the site's sign-in page. */
export async function signInAsStaff(
  page: Page,
  { language = 'fr', script = true, who = account }: How = {},
): Promise<void> {
  await page.goto(administration[language]);
  await signIn(page, language, who.email, who.password);
  if (!script) await pressThrough(page);
  await expect(page.locator('#wpadminbar')).toBeVisible();
}

/** The two buttons that script presses by itself: one asks for the token, the other posts it. */
export async function pressThrough(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: open });
  await button.press('Enter');
  await expect(page.locator('input[name=token]')).toHaveCount(1);
  await button.press('Enter');
}

/** The same by calls, in a context without a page. @returns what ends both sessions */
export async function enterByCalls(request: APIRequestContext): Promise<() => Promise<void>> {
  const send = async (path: string, csrf: string, data: object) => {
    const answer = await request.post(`${origin}${path}`, {
      headers: { origin, 'x-csrf-token': csrf },
      data,
    });
    expect(answer.ok(), `${path}: ${answer.status()} ${await answer.text()}`).toBe(true);
    return answer;
  };
  const anonymous = await (await request.get(`${origin}/api/auth/get-auth`)).json();
  const signedIn = await (await send('/api/auth/login', anonymous.data.csrfToken, account)).json();
  const csrf: string = signedIn.data.csrfToken;
  const { data } = await (await send('/api/auth/wordpress', csrf, {})).json();
  const entered = await request.post(data.action, { headers: { origin }, form: { token: data.token } });
  expect(entered.url()).toBe(`${wordpress}/wp-admin/`);
  return async () => {
    await send('/api/auth/logout', csrf, {});
  };
}
