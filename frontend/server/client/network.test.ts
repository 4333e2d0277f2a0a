import { describe, expect, it } from 'vitest';
import { networkOf } from './network.ts';

describe('networkOf', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::ffff:c000:207', '192.0.2.7'],
    ['::1', '::'],
    ['2001:db8::1', '2001:db8::'],
    ['2001:0DB8:0001:0002:ffff::', '2001:db8:1:2::'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
    ['fe80::1%eth0', 'fe80::'],
    ['no address', 'no address'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
