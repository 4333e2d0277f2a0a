import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { manifest } from '../../shared/graphql/generated/manifest.ts';
import { answerEverything } from '../testing/answer-everything.ts';
import { type AuthSite, type Browser, startAuthSite } from '../testing/auth-site.ts';
import { restValue } from './rest-answers.ts';

const account = { section: 'account', firstName: 'A', lastName: 'B', country: 'SN', language: 'en' };

let test: AuthSite;
let browser: Browser;

beforeAll(async () => {
  test = await startAuthSite({ env: { BOT_CHECK: 'none' } });
  test.wordpress.answer = answerEverything;
  browser = test.browser();
  await browser.signIn();
});
afterAll(() => test.close());

describe('answers of /api', () => {
  it('return the language in the format of the settings', async () => {
    const { data: details } = (await browser.send('GET', '/api/auth/user-details')).json<{
      data: { language: string };
    }>();
    expect(details.language).toBe('en');
    const changed = await browser.post('/api/settings/update', {
      ...account,
      language: details.language,
    });
    expect(changed.json<{ data: { user: { language: string } } }>().data.user.language).toBe('en');
  });

  it('leave those of GraphQL as they are', async () => {
    const [id] = Object.entries(manifest).find(([, { name }]) => name === 'SignedInUser') ?? [];
    const headers = { origin: 'https://passerelle.test' };
    const response = await browser.send('POST', '/api/graphql', {
      payload: { operationId: id, variables: {} },
      headers,
    });
    expect(response.body).toContain('"language":"EN"');
  });
});

it.each([
  [
    { __typename: 'A', list: [{ __typename: 'B', n: 1 }], nothing: null },
    { list: [{ n: 1 }], nothing: null },
  ],
  [
    { language: 'FR', deep: { language: 'EN' } },
    { language: 'fr', deep: { language: 'en' } },
  ],
  [
    { language: 'ES', country: 'FR', languages: ['FR'] },
    { language: 'ES', country: 'FR', languages: ['FR'] },
  ],
  ['text', 'text'],
  [null, null],
])('%j is written %j', (value, written) => {
  expect(restValue(value)).toEqual(written);
});
