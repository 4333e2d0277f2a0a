/**
 * Writes the passwords that are guessed first, from the list that zxcvbn-ts keeps: all that are long enough for
 * WordPress (wp-plugin/config/common-passwords.txt), and for browsers those that break no other rule of ours.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dictionary } from '@zxcvbn-ts/language-common';
import limits from '../../wp-plugin/config/limits.json' with { type: 'json' };
import { breaksNoOtherRule } from '../src/lib/common-passwords.ts';

const root = join(import.meta.dirname, '../..');
const { min, max } = limits.password;
const words = dictionary['passwords-common'].map(String).map((word) => word.toLowerCase());
const kept = [...new Set(words)]
  .filter((word) => Array.from(word).length >= min && Array.from(word).length <= max)
  .toSorted();
const write = (path: string, list: readonly string[]): void =>
  writeFileSync(join(root, path), `${list.join('\n')}\n`);

write('wp-plugin/config/common-passwords.txt', kept);
write('frontend/src/lib/common-passwords.txt', kept.filter(breaksNoOtherRule));
