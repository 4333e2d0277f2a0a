import { expect, it } from 'vitest';
import { networkHasher } from './network-hash.ts';

const key = '0123456789abcdef0123456789abcdef';

it.each([
  // The same pairs stand in wp-plugin/tests/Unit/Security/LogHashesTest.php.
  ['203.0.113.7', 'e115d4291b0114371183162619ba26c3'],
  ['2001:db8:0:1::5', 'cd35358c089b70eadd9cbb389b99175c'],
])('hashes the network of %s as the plugin does', (address, hash) => {
  expect(networkHasher(key)(address)).toBe(hash);
});

it('hashes an IPv6 /64 as one network, and differs by key', () => {
  const hash = networkHasher(key);
  expect(hash('2001:db8:0:1:ffff::1')).toBe(hash('2001:db8:0:1::5'));
  expect(hash('2001:db8:0:2::5')).not.toBe(hash('2001:db8:0:1::5'));
  expect(hash('::ffff:203.0.113.7')).toBe(hash('203.0.113.7'));
  expect(networkHasher()('203.0.113.7')).not.toBe(networkHasher()('203.0.113.7'));
});
