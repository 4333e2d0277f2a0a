import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { saveNotificationPreferences } from '../../../shared/config/calls/dashboard-calls.ts';
import { pathTo } from '../../../shared/config/routes.ts';
import { intents } from '../../../shared/forms/settings-forms.ts';
import { type AuthSite, type Browser, startAuthSite } from '../../testing/auth-site.ts';
import { readEcho, renderEcho } from '../../testing/echo-page.ts';
import { data, type ReceivedQuery } from '../../testing/fake-wordpress.ts';

const page = pathTo('settingsNotices', 'fr');
const { path } = saveNotificationPreferences;

let test: AuthSite;
let browser: Browser;
/** Inputs that WordPress was asked to store, and whether the request was signed in. */
let stored: { input: unknown; isSignedIn: boolean }[];

beforeEach(async () => {
  test = await startAuthSite({ render: renderEcho });
  browser = test.browser();
  stored = [];
  const { answer: others } = test.wordpress;
  test.wordpress.answer = (received) => answer(received) ?? others(received);
  await browser.signIn();
});
afterEach(() => test.close());

function answer({ operationName, variables, headers }: ReceivedQuery) {
  if (operationName !== 'SaveNoticePreferences') return undefined;
  const { input } = variables as { input: unknown };
  stored.push({ input, isSignedIn: headers['authorization'] !== undefined });
  return data({ passerelleNoticePreferences: { items: [] } });
}

async function post(...fields: [string, string][]) {
  const { viewData } = readEcho<{ csrfToken: string }>((await browser.send('GET', page)).body);
  return browser.postForm(page, [
    ['csrf', viewData?.csrfToken ?? ''],
    ['intent', intents.notices],
    ...fields,
  ]);
}

describe('preferences of notices', () => {
  it('are stored for each kind that the form shows', async () => {
    const response = await post(
      ['kind', 'call_dates'],
      ['mail.call_dates', 'daily'],
      ['app.call_dates', 'on'],
      ['kind', 'contact'],
      ['mail.contact', 'never'],
      // Not what a box sends that is ticked.
      ['app.contact', ''],
      ['kind', 'invitation'],
      ['kind', 'security'],
      ['mail.security', 'never'],
      ['mail.reminder', 'never'],
    );
    expect([response.statusCode, response.headers['location']]).toEqual([
      303,
      `${page}?notice=notices-saved`,
    ]);
    const input = {
      call_dates: { mail: 'daily', app: true },
      contact: { mail: 'never', app: false },
      invitation: { app: false },
    };
    expect(stored).toEqual([{ input, isSignedIn: true }]);
  });

  it('are stored by the call', async () => {
    const response = await browser.post(path, { contact: { mail: 'weekly', app: true } });
    expect(response.statusCode).toBe(200);
    expect(stored).toEqual([{ input: { contact: { mail: 'weekly', app: true } }, isSignedIn: true }]);
  });

  it.each([
    [{ contact: { mail: 'hourly' } }, 400],
    [{ contact: 'never' }, 400],
    [{ security: { mail: 'never' } }, 422],
  ])('that are none are refused (%j)', async (body, status) => {
    const response = await browser.post(path, body);
    expect(response.statusCode).toBe(status);
    expect(stored).toEqual([]);
  });

  it('with an unknown time are refused in the form, too', async () => {
    expect((await post(['kind', 'contact'], ['mail.contact', 'hourly'])).statusCode).toBe(400);
    expect(stored).toEqual([]);
  });

  it('are not those of a visitor', async () => {
    const response = await test.browser().post(path, { contact: { app: false } });
    expect(response.statusCode).toBe(401);
    expect(stored).toEqual([]);
  });
});
