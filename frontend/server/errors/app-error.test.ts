import { describe, expect, it } from 'vitest';
import { toAppError } from './app-error.ts';
import { fieldProblems } from './field-problem.ts';

describe('toAppError', () => {
  it('hides what it does not know', () => {
    const error = toAppError(new Error('SQLSTATE'));
    expect([error.code, error.status, error.retryAfter]).toEqual(['server_error', 500, undefined]);
  });

  it.each([
    [413, 'payload_too_large'],
    [415, 'unsupported_media_type'],
    [429, 'rate_limited'],
    [418, 'server_error'],
  ])('reads the status %d', (statusCode, code) => {
    expect(toAppError(Object.assign(new Error('x'), { statusCode })).code).toBe(code);
  });

  it('accepts any thrown value', () => {
    expect([toAppError('text').code, toAppError(undefined).code, toAppError(null).code]).toEqual(
      Array.from({ length: 3 }, () => 'server_error'),
    );
  });
});

describe('fieldProblems', () => {
  it('drops nothing that WordPress refuses, whatever its code', () => {
    const given = [
      { path: 'input.email', code: 'invalid_email' },
      { path: 'links.0.url', code: 'unexpected_fields' },
      { path: 'phone', code: 'constructor' },
      { path: 'input', code: 'of_tomorrow' },
    ];
    expect(fieldProblems(given)).toEqual([
      { path: 'email', code: 'invalid_email' },
      { path: 'links.0.url', code: 'unexpected_fields' },
      { path: 'phone', code: 'invalid' },
      { path: 'input', code: 'invalid' },
    ]);
  });
});
