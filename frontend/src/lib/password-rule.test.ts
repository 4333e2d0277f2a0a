import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import cases from '../../../wp-plugin/tests/fixtures/validation/passwords.json' with { type: 'json' };
import { breaksNoOtherRule, isCommonPassword, loadCommonPasswords } from './common-passwords.ts';
import { isMadeOfCommonWords } from './common-words.ts';
import { passwordProblems } from './password-rule.ts';

const typed = (password: (typeof cases)[number]['password']): string =>
  typeof password === 'string' ? password : password.start + password.repeat.repeat(password.times);
const linesOf = (path: string): string[] =>
  readFileSync(join(import.meta.dirname, path), 'utf8')
    .trimEnd()
    .split('\n');

describe('rules of passwords', () => {
  beforeAll(loadCommonPasswords);

  it.each(cases)('$name', ({ password, email, codes }) => {
    expect(passwordProblems(typed(password), email)).toEqual(codes.filter((code) => code !== 'required'));
  });
});

describe('the common passwords', () => {
  it('are those of WordPress that break no other rule and are not made of common words', () => {
    const all = linesOf('../../../wp-plugin/config/common-passwords.txt');
    expect(all.length).toBeGreaterThanOrEqual(10_000);
    expect(all).toEqual([...new Set(all)].toSorted());
    expect(all.filter((word) => word.length < 8 || word !== word.toLowerCase())).toEqual([]);
    const words = linesOf('../../../wp-plugin/config/password-words.txt');
    expect(words.filter((word) => !/^[a-z]{3,}$/.test(word))).toEqual([]);
    expect(linesOf('common-passwords.txt')).toEqual(
      all.filter((password) => breaksNoOtherRule(password) && !isMadeOfCommonWords(password, words)),
    );
  });

  it('are not checked until they are fetched', async () => {
    vi.resetModules();
    const fresh = await import('./common-passwords.ts');
    expect([fresh.isCommonPassword('Password1'), isCommonPassword('Password1')]).toEqual([false, true]);
  });
});
