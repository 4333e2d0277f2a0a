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
