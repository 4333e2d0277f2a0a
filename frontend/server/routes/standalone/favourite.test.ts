import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pathTo } from '../../../shared/config/routes.ts';
import type { FavouriteViewData } from '../../../shared/forms/favourite-form.ts';
import { cookieNames } from '../../session/cookies.ts';
import { type AuthSite, type Browser, startAuthSite } from '../../testing/auth-site.ts';
import { readEcho, renderEcho } from '../../testing/echo-page.ts';
import { data, graphqlError, type ReceivedQuery } from '../../testing/fake-wordpress.ts';

const seen = (html: string) => readEcho<FavouriteViewData>(html).viewData;

let test: AuthSite;
let browser: Browser;
let favourites: Set<number>;
let toggled: unknown[];
let refusal: string | undefined;

beforeEach(async () => {
  test = await startAuthSite({ render: renderEcho });
  browser = test.browser();
  favourites = new Set();
  toggled = [];
  refusal = undefined;
  const { answer: others } = test.wordpress;
  test.wordpress.answer = (received) => answer(received) ?? others(received);
});
afterEach(() => test.close());

function answer({ operationName, variables, headers }: ReceivedQuery) {
  if (operationName !== 'ToggleFavourite' && operationName !== 'FavouriteItem') return undefined;
  if (headers['authorization'] === undefined) return graphqlError('access_token_missing');
  if (refusal) return graphqlError(refusal);
  const { id, isFavourite } = variables as { id: number; isFavourite?: boolean };
  if (operationName === 'ToggleFavourite') {
    toggled.push(variables);
    if (isFavourite) favourites.add(id);
    else favourites.delete(id);
    return data({ passerelleToggleFavourite: { isFavourite: favourites.has(id) } });
  }
  const card = { language: 'EN', slug: 'gig', title: 'Gig', type: 'event' };
  return data({ passerelleFavouriteItem: { card, isFavourite: favourites.has(id) } });
}

const item = { title: 'Gig', language: 'EN', path: '/en/event/gig/' };
const page = '/evenement/?q=gig';
const here = (path: string) => `${path}?${new URLSearchParams({ id: '12', page })}`;

describe.each(['fr', 'en'] as const)('the button of favourites without script in %s', (language) => {
  const path = pathTo('favourite', language);

  it('adds the item of who is signed in, and shows it', async () => {
    await browser.signIn();
    const response = await browser.postForm(path, { id: '12', page });
    expect([response.statusCode, response.headers['location']]).toEqual([303, here(path)]);
    expect(response.headers['cache-control']).toBe('private, no-store');
    expect(toggled).toEqual([{ id: 12, isFavourite: true }]);
    const shown = await browser.send('GET', here(path));
    expect(seen(shown.body)).toEqual({ id: 12, page, item: { ...item, isFavourite: true } });
    expect(shown.headers['cache-control']).toBe('private, no-store');

    await browser.postForm(path, { id: '12', page, wanted: 'no' });
    expect(seen((await browser.send('GET', here(path))).body)?.item?.isFavourite).toBe(false);
    expect(browser.cookies.has(cookieNames.wantedFavourite)).toBe(false);
  });

  it('leads a visitor to sign in, and remembers the click', async () => {
    const response = await browser.postForm(path, { id: '12', page });
    const next = new URL(String(response.headers['location']), 'http://site.test').searchParams.get('next');
    expect([response.statusCode, next, toggled]).toEqual([303, here(path), []]);
    expect(browser.held(cookieNames.wantedFavourite)).toBe('12');

    await browser.signIn();
    const shown = await browser.send('GET', next ?? '');
    expect(seen(shown.body)?.item?.isFavourite).toBe(true);
    expect(toggled).toEqual([{ id: 12, isFavourite: true }]);
    expect(browser.cookies.has(cookieNames.wantedFavourite)).toBe(false);
    // Opened again, it changes nothing.
    await browser.postForm(path, { id: '12', page, wanted: 'no' });
    await browser.send('GET', next ?? '');
    expect(favourites.size).toBe(0);
  });
});

const path = pathTo('favourite', 'fr');

describe('a click', () => {
  it('is not made by an address alone, nor by a cookie of another item or another server', async () => {
    await browser.signIn();
    await browser.send('GET', here(path));
    browser.hold(cookieNames.wantedFavourite, '13');
    await browser.send('GET', here(path));
    browser.cookies.set(cookieNames.wantedFavourite, '12');
    await browser.send('GET', here(path));
    expect(toggled).toEqual([]);
  });

  it('of a visitor who wants to remove is not remembered', async () => {
    await browser.postForm(path, { id: '12', wanted: 'no' });
    expect(browser.cookies.has(cookieNames.wantedFavourite)).toBe(false);
  });

  it.each<[Record<string, string>, Record<string, string>, number]>([
    [{ id: '12' }, { origin: 'https://evil.example' }, 403],
    [{ id: '12' }, { origin: 'null' }, 403],
    [{ id: '12' }, { 'sec-fetch-site': 'cross-site' }, 403],
    [{ id: '12' }, { 'content-type': 'text/plain' }, 415],
    [{}, {}, 400],
    [{ id: '0' }, {}, 400],
    [{ id: '-1' }, {}, 400],
    [{ id: '1e3' }, {}, 400],
    [{ id: '12345678901' }, {}, 400],
    [{ id: '12', page: 'x'.repeat(100_000) }, {}, 413],
  ])('of %j with %j is refused and changes nothing', async (form, headers, status) => {
    await browser.signIn();
    const response = await browser.postForm(path, form, headers);
    expect([response.statusCode, toggled]).toEqual([status, []]);
  });

  it.each([
    ['//evil.example/', `${path}?id=12`],
    ['https://evil.example/', `${path}?id=12`],
    ['/api/auth/get-auth', `${path}?id=12`],
    [`/${'x'.repeat(300)}`, `${path}?id=12`],
  ])('on %j leads to %s', async (from, location) => {
    await browser.signIn();
    expect((await browser.postForm(path, { id: '12', page: from })).headers['location']).toBe(location);
  });

  it.each([
    ['not_found', 404],
    ['too_many_favourites', 409],
  ])('that WordPress refuses with %s says so', async (code, status) => {
    await browser.signIn();
    refusal = code;
    expect((await browser.postForm(path, { id: '12' })).statusCode).toBe(status);
    browser.hold(cookieNames.wantedFavourite, '12');
    expect((await browser.send('GET', `${path}?id=12`)).statusCode).toBe(status);
  });
});

describe('the page of an item', () => {
  it.each(['', '?id=', '?id=x', '?id=0'])('without a number (%s) has nothing to show', async (search) => {
    await browser.signIn();
    expect(seen((await browser.send('GET', path + search)).body)).toBeUndefined();
  });

  it('shows nothing of it to visitors', async () => {
    expect(seen((await browser.send('GET', here(path))).body)).toEqual({ id: 12, page });
  });
});
