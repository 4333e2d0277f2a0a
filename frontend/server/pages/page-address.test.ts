import { expect, it } from 'vitest';
import { pathTo } from '../../shared/config/routes.ts';
import { readAddress } from './page-address.ts';

const searchOf = (target: string): string | undefined => {
  const answer = readAddress(target);
  return answer.kind === 'page' ? answer.address.search : undefined;
};

it.each([
  [pathTo('ownInitiatives', 'fr'), '?language=fr&status=draft'],
  [pathTo('ownInitiatives', 'en'), '?language=fr&status=draft'],
  // A value more in the key of the HTML cache, for a page that does not read it.
  ['/initiative/', '?status=draft'],
])('the parameters of a screen are those of its address: %s', (path, search) => {
  expect(searchOf(`${path}?status=draft&utm_source=x&language=fr`)).toBe(search);
});

it.each([
  [pathTo('ownReviews', 'fr'), '?call=51&part=ranking&weights=quality%3A7'],
  [pathTo('decisions', 'en', { id: '51' }), '?letter=8&part=letters&stage=2'],
])('the part of a screen that an address names is what the server renders: %s', (path, search) => {
  expect(searchOf(path + search)).toBe(search);
});

it.each(['fr', 'en'] as const)('links to a structure have the page of invitations (%s)', (language) => {
  const hash = 'h'.repeat(43);
  const path = pathTo('structures', language);
  expect(readAddress(`${path}?hash=${hash}&utm_source=x`)).toEqual({
    kind: 'redirect',
    location: `${pathTo('invitation', language)}?hash=${hash}`,
    status: 302,
    dataLight: undefined,
  });
  expect(readAddress(`${path}?hash=//evil.example`)).toMatchObject({
    location: `${pathTo('invitation', language)}?hash=%2F%2Fevil.example`,
  });
  for (const page of [path, `${path}?hash=`, `${pathTo('ownInitiatives', language)}?hash=${hash}`])
    expect(readAddress(page).kind).toBe('page');
});
