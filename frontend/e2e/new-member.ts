import { type APIRequestContext, expect } from '@playwright/test';
import { newAddress } from './mailbox.ts';
import { wordpress } from './site.ts';
import { enterByCalls } from './staff.ts';

export interface Member {
  email: string;
  password: string;
}

const screen = `${wordpress}/wp-admin/user-new.php`;
const nonceField = /name="_wpnonce_create-user" value="(\w+)"/;

/** Somebody who signs in for the first time, made by staff in WordPress: quicker than signing up, which has tests of its own. */
export async function newMember(
  request: APIRequestContext,
  role: 'beneficiaire' | 'operateur' | 'editor' | 'administrator' = 'beneficiaire',
  { email = newAddress(), lastName = 'Bâ' } = {},
): Promise<Member> {
  const password = 'Une-Passerelle-2026';
  const leave = await enterByCalls(request);
  const nonce = nonceField.exec(await (await request.get(screen)).text())?.[1] ?? '';
  const made = await request.post(screen, {
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
  expect(made.url(), await made.text()).toContain('/wp-admin/users.php?update=');
  await leave();
  return { email, password };
}
