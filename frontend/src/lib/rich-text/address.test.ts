import { describe, expect, it } from 'vitest';
import { typedAddress } from './address.ts';

describe('an address that is typed', () => {
  it.each([
    ['https://example.org/a?b=1#c', 'https://example.org/a?b=1#c'],
    [' HTTP://Example.org ', 'http://example.org/'],
    ['example.org', 'https://example.org/'],
    ['www.example.org:8080/a', 'https://www.example.org:8080/a'],
    ['théâtre.example/é', 'https://xn--thtre-4qa2c.example/%C3%A9'],
    ["https://example.org/l'art", 'https://example.org/l%27art'],
    ['a@example.org', 'mailto:a@example.org'],
    ['mailto:a@example.org', 'mailto:a@example.org'],
  ])('%s is completed', (typed, address) => {
    expect(typedAddress(typed)).toBe(address);
  });

  it.each([
    '',
    'https://',
    'example',
    'two words.org',
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    'mailto:nobody',
    'tel:+221338000000',
    'https://known.example@evil.example/',
  ])('%j is refused', (typed) => {
    expect(typedAddress(typed)).toBeNull();
  });
});
