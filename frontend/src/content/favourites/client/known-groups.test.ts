// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://passerelle.test/" }
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { signedInCookie } from '../../../../shared/config/reader-cookies.ts';
import { favouriteGroupIds, forgetFavouriteGroups } from './known-groups.ts';

let groupIds: number[];
let status: number;
let asked: number;
const signIn = (greeting: string) => {
  document.cookie = `${signedInCookie}=${greeting}; path=/`;
};

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  groupIds = [11];
  status = 200;
  asked = 0;
  signIn('awa');
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    return Response.json({ data: { groupIds } }, { status });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('are asked for once a minute', async () => {
  expect(await favouriteGroupIds()).toEqual([11]);
  groupIds = [12];
  vi.advanceTimersByTime(59_999);
  expect([await favouriteGroupIds(), asked]).toEqual([[11], 1]);
  vi.advanceTimersByTime(1);
  expect([await favouriteGroupIds(), asked]).toEqual([[12], 2]);
});

it('are those of who is signed in now', async () => {
  await favouriteGroupIds();
  groupIds = [12];
  signIn('koffi');
  expect([await favouriteGroupIds(), asked]).toEqual([[12], 2]);
});

it('are asked for again after a change', async () => {
  await favouriteGroupIds();
  groupIds = [11, 12];
  forgetFavouriteGroups();
  expect([await favouriteGroupIds(), asked]).toEqual([[11, 12], 2]);
});

it('are none without an answer, which is not remembered', async () => {
  status = 503;
  expect(await favouriteGroupIds()).toEqual([]);
  status = 200;
  expect([await favouriteGroupIds(), asked]).toEqual([[11], 2]);
});
