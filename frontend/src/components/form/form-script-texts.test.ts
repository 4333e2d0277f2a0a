import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { passwordProblems } from '../../lib/password-rule.ts';
import { fr as errors } from '../field-errors/locales/fr.ts';
import { checkedCodes } from './form-script-texts.ts';

const source = join(import.meta.dirname, '../../..');
const files = globSync(
  ['src/features/*/forms/*.ts', 'shared/forms/*-checks.ts', 'src/lib/{account-checks,password-rule}.ts'],
  {
    cwd: source,
  },
).filter((file) => !file.includes('.test.'));

describe('the texts of checks', () => {
  it('are there for every code that a check finds', () => {
    const named = files.flatMap((file) =>
      [...readFileSync(join(source, file), 'utf8').matchAll(/'(\w+)'/g)].map(([, word = '']) => word),
    );
    const codes = new Set(named.filter((word) => Object.hasOwn(errors, word)));
    expect(passwordProblems('', '').every((code) => codes.has(code))).toBe(true);
    expect([...codes].filter((code) => !(checkedCodes as readonly string[]).includes(code))).toEqual([]);
  });
});
