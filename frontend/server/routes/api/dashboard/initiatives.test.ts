import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '../../../limits.ts';
import { answerOf } from '../../../testing/answer-everything.ts';
import { type AuthSite, Browser, codeOf, startAuthSite } from '../../../testing/auth-site.ts';
import { data, refusedWith } from '../../../testing/fake-wordpress.ts';

const mutate = '/api/dashboard/initiatives/mutate-initiative';
const input = { language: 'fr', title: 'Un atelier' };
const created = { action: 'save', input };
const changed = { action: 'save', id: 12, version: 3, input: { subtitle: null, sectorIds: [4] } };
const key = { 'idempotency-key': 'key-0123456789' };

let test: AuthSite;
let browser: Browser;
let answer: ReturnType<typeof data> | undefined;
/** Mutations that reached WordPress. */
const asked = () => test.wordpress.receivedOf('MutateInitiative');

beforeAll(async () => {
  test = await startAuthSite();
  const { answer: others } = test.wordpress;
  test.wordpress.answer = async (query) => {
    if (!/Initiative|RecordReference/.test(query.operationName ?? '')) return others(query);
    return answer ?? data(await answerOf(query.operationName ?? '', query.variables));
  };
});
afterAll(() => test.close());
beforeEach(async () => {
  answer = undefined;
  browser = test.browser();
  await browser.signIn();
  test.wordpress.received.length = 0;
});

describe('mutate-initiative', () => {
  it('makes a record with 201 and changes one with 200', async () => {
    const made = await browser.post(mutate, created);
    const saved = await browser.post(mutate, changed);
    expect([made.statusCode, saved.statusCode]).toEqual([201, 200]);
    expect(saved.json<{ data: object }>().data).toMatchObject({
      id: 600,
      databaseId: 600,
      groupId: 600,
      version: 600,
      versions: { fr: 600, en: 600 },
      translations: { fr: 600, en: 600 },
      moderation: {
        status: 'text',
        date: 'text',
        moderator: 'text',
        comment: 'text',
        rejectionReason: 'text',
      },
      sectorIds: [600],
    });
    expect(asked().map(({ variables }) => variables)).toEqual([
      { ...created, action: 'save' },
      { ...changed, action: 'save' },
    ]);
  });

  it('makes one record of two requests with one key at the same time', async () => {
    const csrf = await browser.csrf();
    const held = [...browser.cookies];
    const send = (body: object) =>
      new Browser(test, held).post(mutate, body, { ...key, 'x-csrf-token': csrf });
    const [first, second] = await Promise.all([send(created), send(created)]);
    expect([first.statusCode, second.statusCode, second.json()]).toEqual([201, 201, first.json()]);
    expect(asked()).toHaveLength(1);
    const other = await send({ ...created, input: { ...input, title: 'Un autre' } });
    expect([other.statusCode, codeOf(other), asked().length]).toEqual([422, 'idempotency_mismatch', 1]);
  });

  it('hands on the record as it is beside stale_version, and the lock beside locked_by_other', async () => {
    const current = { id: 12, version: 4, language: 'fr', title: 'Plus récent' };
    answer = refusedWith('stale_version', { current });
    const stale = await browser.post(mutate, changed);
    expect([stale.statusCode, stale.json<{ error: object }>().error]).toEqual([
      409,
      expect.objectContaining({ code: 'stale_version', current }),
    ]);
    const lock = { holder: 'Awa', since: '2026-11-21T10:00:00Z', until: '2026-11-21T10:02:00Z' };
    answer = refusedWith('locked_by_other', { current: lock });
    const locked = await browser.post(mutate, changed);
    expect([locked.statusCode, locked.json<{ error: object }>().error]).toEqual([
      409,
      expect.objectContaining({ code: 'locked_by_other', current: lock }),
    ]);
  });

  it.each(['forbidden', 'not_found', 'invalid_fields'])('hands on nothing beside %s', async (code) => {
    answer = refusedWith(code, { current: { title: 'SECRET' } });
    const response = await browser.post(mutate, changed);
    expect(codeOf(response)).toBe(code);
    expect(response.body).not.toMatch(/SECRET|current/);
  });

  it.each([
    ['takes', limits.calls.recordBytes - 200, 201],
    ['refuses', limits.calls.recordBytes, 413],
  ])('%s a record with a text of %i bytes', async (_name, length, status) => {
    const description = 'x'.repeat(length);
    const response = await browser.post(mutate, { ...created, input: { ...input, description } });
    expect([response.statusCode, asked().length]).toEqual([status, status === 201 ? 1 : 0]);
  });

  it.each([
    ['an action that there is not', { ...changed, action: 'explode' }, 400],
    ['an action of the table that is not the owner’s', { ...changed, action: 'approve' }, 400],
    ['an action in capitals', { ...changed, action: 'SAVE' }, 400],
    ['no action', { input }, 422],
    ['no id of a post', { ...changed, id: 0 }, 400],
    ['a status', { ...created, input: { ...input, status: 'publish' } }, 422],
    ['a computed field', { ...created, status: 'publish' }, 422],
    ['an id of another kind', { ...created, input: { ...input, sectorIds: ['x'] } }, 400],
    [
      'a list that is too long',
      { ...created, input: { ...input, sectorIds: Array(limits.calls.listItems + 1).fill(1) } },
      400,
    ],
  ])('asks WordPress nothing for %s', async (_name, body, status) => {
    const response = await browser.post(mutate, body);
    expect([response.statusCode, asked()]).toEqual([status, []]);
  });

  it('is for those who are signed in', async () => {
    const response = await test.browser().post(mutate, created);
    expect([response.statusCode, codeOf(response), asked()]).toEqual([401, 'access_token_missing', []]);
  });
});

it('get-initiative answers the record, uncached', async () => {
  const response = await browser.send('GET', '/api/dashboard/initiatives/get-initiative?id=12');
  expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(response.json<{ data: object }>().data).toMatchObject({ id: 600, title: 'text' });
  expect(test.wordpress.received.map(({ variables }) => variables)).toEqual([{ id: 12 }]);
});

describe('initiative-reference-data', () => {
  const path = '/api/dashboard/initiatives/initiative-reference-data';

  it('names choices and terms in the language of x-locale', async () => {
    const response = await browser.send('GET', path, { headers: { 'x-locale': 'en' } });
    expect(response.json<{ data: object }>().data).toMatchObject({
      sectors: [{ id: 600, name: 'text', icon: 'text', parentId: 600 }],
      countries: [{ id: 600, name: 'text', isoCode: 'text' }],
      languages: [
        { value: 'fr', label: 'French' },
        { value: 'en', label: 'English' },
      ],
      audiences: [
        { value: 'public', label: 'Everyone' },
        { value: 'members', label: 'Signed-in members' },
      ],
      limits: { text: { title: 150 }, rows: { actions: 20 } },
    });
    const { variables } = test.wordpress.received[0] ?? {};
    expect(variables).toEqual({ language: 'EN' });
    expect(response.json<{ data: { structureTypes: unknown[] } }>().data.structureTypes).toContainEqual({
      value: 'association',
      label: 'Non-profit',
    });
  });

  it.each([
    [{ bytes: 300_000 }, 300_000],
    [null, 2_000_000],
  ])('has the size of logos that the site allows: %j', async (logoSize, logoBytes) => {
    answer = data({ passerelleReference: { sectors: [], countries: [], logoSize } });
    const response = await browser.send('GET', path);
    const { limits: answered, ...body } = response.json<{ data: { limits: { files: object } } }>().data;
    expect(answered.files).toMatchObject({ imageBytes: 2_000_000, logoBytes });
    expect(body).not.toHaveProperty('logoSize');
  });

  it('is for those who are signed in', async () => {
    expect((await test.browser().send('GET', path)).statusCode).toBe(401);
  });
});
