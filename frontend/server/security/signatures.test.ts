import { describe, expect, it } from 'vitest';
import { equalsSecret, signatureOf } from './signatures.ts';

describe('signatureOf', () => {
  it('is HMAC-SHA256 as base64url (RFC 4231, test case 2)', () => {
    const hex = Buffer.from(signatureOf('what do ya want for nothing?', 'Jefe'), 'base64url').toString('hex');
    expect(hex).toBe('5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843');
  });
});

describe('equalsSecret', () => {
  it.each([
    ['clé', 'clé', true],
    ['clef', 'clé', false],
    ['clé ', 'clé', false],
    ['', 'clé', false],
    ['', '', true],
  ])('%j and %j: %s', (received, expected, isEqual) => {
    expect(equalsSecret(received, expected)).toBe(isEqual);
  });
});
