import { expect, it } from 'vitest';
import { flag, like, listAddress, oneOf, page } from './list-address.ts';

const address = listAddress({
  kind: { ...oneOf(['event', 'call']), name: 'type' },
  isComing: { ...flag('coming'), name: 'show' },
  country: like(/^[A-Z]{2}$/),
  sort: oneOf(['recent', 'date'], 'recent'),
  page: page(500),
});
const first = { kind: undefined, isComing: false, country: undefined, sort: 'recent', page: 1 };

it.each([
  ['', first, ''],
  [
    '?page=2&sort=date&country=SN&show=coming&type=call',
    { kind: 'call', isComing: true, country: 'SN', sort: 'date', page: 2 },
    '?type=call&show=coming&country=SN&sort=date&page=2',
  ],
  ['?type=CALL&kind=call&show=true&country=sn&sort=&page=0&utm_source=mail', first, ''],
  ['?type=&sort=recent&page=1', first, ''],
  ['?page=99999', { ...first, page: 500 }, '?page=500'],
  ['?page=100000', first, ''],
  ['?page=1e2', first, ''],
])('%s is read, and written without default values', (search, state, written) => {
  const read = address.read(new URLSearchParams(search));
  expect(read).toStrictEqual(state);
  expect(address.search(read)).toBe(written);
});
