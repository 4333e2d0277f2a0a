import { type APIRequestContext, expect } from '@playwright/test';
import { newAddress } from './mailbox.ts';
import { wordpress } from './site.ts';

const staff = {
  log: process.env['PASSERELLE_ADMIN'] ?? 'admin@passerelle.test',
  pwd: process.env['PASSERELLE_ADMIN_PASSWORD'] ?? 'Passerelle-2026!',
};

export interface Member {
  email: string;
  password: string;
}

/** Somebody who signs in for the first time, made by staff: quicker than signing up, which has tests of its own. */
export async function newMember(request: APIRequestContext): Promise<Member> {
  const email = newAddress();
  const password = 'Une-Passerelle-2026';
  await expect(async () => {
    await request.post(`${wordpress}/wp-login.php`, {
      form: { ...staff, testcookie: '1' },
      headers: { cookie: 'wordpress_test_cookie=WP%20Cookie%20check' },
    });
    const nonce = await (await request.get(`${wordpress}/wp-admin/admin-ajax.php?action=rest-nonce`)).text();
    const made = await request.post(`${wordpress}/?rest_route=/wp/v2/users`, {
      headers: { 'x-wp-nonce': nonce },
      data: {
        username: email,
        email,
        password,
        first_name: 'Fatou',
        last_name: 'Bâ',
        roles: ['beneficiaire'],
      },
    });
    expect(made.status(), await made.text()).toBe(201);
    // WordPress loses one of two sign-ins of the same account at the same instant.
  }).toPass({ timeout: 20_000 });
  return { email, password };
}
