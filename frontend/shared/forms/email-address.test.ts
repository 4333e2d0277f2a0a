import { describe, expect, it } from 'vitest';
import cases from '../../../wp-plugin/tests/fixtures/validation/emails.json' with { type: 'json' };
import spellings from '../../../wp-plugin/tests/fixtures/validation/email-spellings.json' with {
  type: 'json',
};
import { emailAddress, normaliseEmail } from './email-address.ts';

describe('emailAddress', () => {
  it.each(cases)('$name: $isOne', ({ address, isOne }) => {
    expect(emailAddress.test(address)).toBe(isOne);
  });
});

describe('normaliseEmail', () => {
  it.each(spellings)('$name: $isSame', ({ stored, typed, isSame }) => {
    expect(normaliseEmail(typed) === normaliseEmail(stored)).toBe(isSame);
  });
});
