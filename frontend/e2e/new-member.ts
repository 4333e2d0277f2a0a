import { type APIRequestContext, expect, request as requests } from '@playwright/test';
import { newAddress } from './mailbox.ts';
import { wordpress } from './site.ts';
import { enterByCalls } from './staff.ts';

export interface Member {
  email: string;
  password: string;
}

const screen = `${wordpress}/wp-admin/user-new.php`;
const nonceField = /name="_wpnonce_create-user" value="(\w+)"/;

/** The session of staff in which members are made: one for each process of tests. */
let office: Promise<{ cookie: string; nonce: string }> | undefined;

async function openOffice(): Promise<{ cookie: string; nonce: string }> {
  const context = await requests.newContext();
  await enterByCalls(context);
  const nonce = nonceField.exec(await (await context.get(screen)).text())?.[1] ?? '';
  const { hostname } = new URL(wordpress);
  const cookies = (await context.storageState()).cookies.filter(
    ({ domain, path }) => domain === hostname && new URL(screen).pathname.startsWith(path),
  );
  await context.dispose();
  return { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '), nonce };
}

/** Somebody who signs in for the first time, made by staff in WordPress: quicker than signing up, which has tests of its own. */
export async function newMember(
  request: APIRequestContext,
  role: 'beneficiaire' | 'operateur' | 'editor' | 'administrator' = 'beneficiaire',
  { email = newAddress(), lastName = 'Bâ' } = {},
): Promise<Member & { id: number }> {
  const password = 'Une-Passerelle-2026';
  const { cookie, nonce } = await (office ??= openOffice());
  const made = await request.post(screen, {
    headers: { cookie },
    maxRedirects: 0,
    form: {
      action: 'createuser',
      '_wpnonce_create-user': nonce,
      user_login: email,
      email,
      first_name: 'Fatou',
      last_name: lastName,
      pass1: password,
      pass2: password,
      role,
      // WordPress takes no language here that it has no pack of: setLanguage() sets one.
      locale: 'site-default',
    },
  });
  expect([made.status(), made.headers()['location']], await made.text()).toEqual([
    302,
    expect.stringContaining('users.php?update='),
  ]);
  const id = Number(/[?&]id=(\d+)/.exec(made.headers()['location'] ?? '')?.[1]);
  return { email, password, id };
}
