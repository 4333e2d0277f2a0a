import { describe, expect, it } from 'vitest';
import cases from '../../../wp-plugin/tests/fixtures/validation/emails.json' with { type: 'json' };
import { emailAddress } from './email-address.ts';

describe('emailAddress', () => {
  it.each(cases)('$name: $isOne', ({ address, isOne }) => {
    expect(emailAddress.test(address)).toBe(isOne);
  });
});
