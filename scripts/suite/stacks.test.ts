import { describe, expect, it } from 'vitest';
import { pairs } from './stacks.ts';

describe('pairs', () => {
  it('has each engine and each database', () => {
    expect(pairs(['stand-ins', 'real'], ['sqlite', 'mariadb'])).toEqual([
      ['stand-ins', 'sqlite'],
      ['real', 'mariadb'],
    ]);
    expect(pairs(['real'], ['sqlite', 'mariadb'])).toEqual([
      ['real', 'sqlite'],
      ['real', 'mariadb'],
    ]);
    expect(pairs(['stand-ins', 'real'], ['sqlite'])).toEqual([
      ['stand-ins', 'sqlite'],
      ['real', 'sqlite'],
    ]);
  });
});
