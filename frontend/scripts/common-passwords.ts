/**
 * Writes the most common passwords, from the list of zxcvbn-ts: those that are long enough for WordPress
 * (wp-plugin/config/common-passwords.txt), and for browsers those that break no other rule. The words that such
 * passwords are made of are its most frequent ones and our own (password-words.txt beside this file); WordPress and
 * browsers read one list of them (wp-plugin/config/password-words.txt).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dictionary } from '@zxcvbn-ts/language-common';
import limits from '../../wp-plugin/config/limits.json' with { type: 'json' };
import { breaksNoOtherRule } from '../src/lib/common-passwords.ts';
import { isMadeOfCommonWords } from '../src/lib/common-words.ts';

const root = join(import.meta.dirname, '../..');
const { min, max } = limits.password;
/** Number of words taken from the list, which is ordered by frequency: rarer ones with a digit are guessed late. */
const frequentWords = 800;

const passwords = dictionary['passwords-common'].map(String).map((word) => word.toLowerCase());
const selected = [...new Set(passwords)]
  .filter((word) => Array.from(word).length >= min && Array.from(word).length <= max)
  .toSorted();
const own = readFileSync(join(import.meta.dirname, 'password-words.txt'), 'utf8')
  .trim()
  .split('\n');
const frequent = passwords.filter((word) => /^[a-z]{4,}$/.test(word)).slice(0, frequentWords);
const words = [...new Set([...own, ...frequent])].toSorted();
const write = (path: string, list: readonly string[]): void =>
  writeFileSync(join(root, path), `${list.join('\n')}\n`);

write('wp-plugin/config/common-passwords.txt', selected);
write('wp-plugin/config/password-words.txt', words);
write(
  'frontend/src/lib/common-passwords.txt',
  selected.filter((word) => breaksNoOtherRule(word) && !isMadeOfCommonWords(word, words)),
);
