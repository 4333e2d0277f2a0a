import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type AuthSite, type Browser, startAuthSite } from '../../../testing/auth-site.ts';

const email = 'awa@example.org';
const person = {
  password: 'Une-Passerelle-2026',
  passwordConfirm: 'Une-Passerelle-2026',
  firstName: 'Aïssatou',
  lastName: 'N’Diaye',
  country: 'SN',
  acceptTerms: true,
};

let test: AuthSite;
let browser: Browser;
beforeEach(async () => {
  test = await startAuthSite({ env: { BOT_CHECK: 'altcha' } });
  browser = test.browser();
});
afterEach(() => test.close());

describe('with the bot check on', () => {
  it.each([
    ['register-user', 'Register', { ...person, email }],
    ['forgot-password', 'AskNewPassword', { email }],
  ])('%s without a proof is rejected, before WordPress', async (path, operation, body) => {
    const response = await browser.post(`/api/auth/${path}`, { ...body, botProof: '' });
    expect(response.json<{ error: { fields: object[] } }>().error.fields).toEqual([
      expect.objectContaining({ path: 'botProof', code: 'bot_check_retry' }),
    ]);
    const asked = test.wordpress.received.filter(({ operationName }) => operationName === operation);
    expect([response.statusCode, asked]).toEqual([422, []]);
  });
});
