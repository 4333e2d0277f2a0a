import { describe, expect, it } from 'vitest';
import { ValidationError } from 'yup';
import { cases, right } from '../../../wp-plugin/tests/fixtures/validation/contact.json' with {
  type: 'json',
};
import { checks } from './contact-checks.ts';

type Value = string | boolean | { repeat: string; times: number };

const valueOf = (value: Value) => (typeof value === 'object' ? value.repeat.repeat(value.times) : value);

function problemsOf(changed: Record<string, Value>): Record<string, string> {
  const input = {
    ...right,
    ...Object.fromEntries(Object.entries(changed).map(([name, value]) => [name, valueOf(value)])),
  };
  try {
    checks.validateSync(input, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.toReversed().map(({ path = '', message }) => [path, message]));
  }
}

describe('the contact form in the browser', () => {
  it.each(cases.map(({ name, changed, problems }) => [name, changed, problems] as const))(
    'returns the same errors as WordPress for %s',
    (_name, changed, problems) => {
      expect(problemsOf(changed as Record<string, Value>)).toEqual(problems);
    },
  );

  it('requires missing fields', () => {
    expect(() => checks.validateSync({}, { abortEarly: false })).toThrow('6 errors occurred');
  });
});
