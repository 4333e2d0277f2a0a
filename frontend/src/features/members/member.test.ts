import { describe, expect, it } from 'vitest';
import { isId, readerIn, variablesOf } from './member.ts';

describe('the address of a member', () => {
  it.each([
    ['1', true],
    ['4294967295', true],
    ['0', false],
    ['012', false],
    ['42949672950', false],
    ['-1', false],
    ['1.5', false],
    ['1e3', false],
    ['x', false],
    ['', false],
    [undefined, false],
  ])('has the id %s: %s', (text, isOne) => {
    expect(isId(text)).toBe(isOne);
  });

  it.each([
    ['', undefined, null],
    ['?as=visitor', 'visitor', 'visitor'],
    ['?as=validator', 'validator', 'validator'],
    ['?as=owner', undefined, null],
    ['?as=toString', undefined, null],
  ])('%s is read as %s', (search, reader, as) => {
    const parameters = new URLSearchParams(search);
    expect(readerIn(parameters)).toBe(reader);
    expect(variablesOf('12', 'en', parameters)).toEqual({ id: 12, language: 'EN', as });
  });
});
