import { describe, expect, it } from 'vitest';
import { AppError, toAppError } from './app-error.ts';
import { type FieldCode, fieldProblems, fieldTexts } from './field-messages.ts';
import { type ErrorCode, errorTexts, pageTexts } from './messages.ts';

const codes = Object.keys(errorTexts.fr) as ErrorCode[];

describe('error texts', () => {
  it('exist in both languages', () => {
    expect(Object.keys(errorTexts.en).toSorted()).toEqual(codes.toSorted());
    expect(Object.keys(pageTexts.en)).toEqual(Object.keys(pageTexts.fr));
  });

  it.each(codes)('of %s differ, have the same parts and French typography', (code) => {
    const { fr, en } = { fr: errorTexts.fr[code], en: errorTexts.en[code] };
    expect(Object.keys(fr).toSorted()).toEqual(Object.keys(en).toSorted());
    expect(fr.message).not.toBe(en.message);
    for (const text of [fr.message, fr.title ?? '']) {
      expect(text).not.toMatch(/[^\u202f][;!?]|[^\u00a0\u202f]:|'/);
    }
  });

  it.each(codes)('%s has a status that a client understands', (code) => {
    expect(new AppError(code).status).toBeGreaterThanOrEqual(400);
  });
});

describe('texts of fields', () => {
  it.each(Object.keys(fieldTexts.fr) as FieldCode[])('of %s differ and have French typography', (code) => {
    const { fr, en } = { fr: fieldTexts.fr[code], en: fieldTexts.en[code] };
    expect(fr).not.toBe(en);
    expect(fr).not.toMatch(/[^\u202f][;!?]|[^\u00a0\u202f]:|'/);
    expect(en).not.toMatch(/\w'\w|\s[;!?:]/);
  });

  it.each([
    [
      'invalid_slug',
      'Slug non valide\u00a0: seulement des lettres minuscules, des chiffres et des tirets.',
      'Invalid slug: lowercase letters, digits and hyphens only.',
    ],
    [
      'unknown_country',
      'Ce pays n’existe pas\u00a0: choisissez-en un dans la liste.',
      'This country does not exist: choose one from the list.',
    ],
    [
      'nonexistent_time',
      'Cette heure n’existe pas ce jour-là\u00a0: on y passe à l’heure d’été. Choisissez une heure plus tard.',
      'This hour does not exist on that day: the clocks go forward. Choose an hour later.',
    ],
  ] as const)('say what is wrong with %s', (code, fr, en) => {
    const problems = fieldProblems([{ path: 'input.x', code }]);
    expect(problems).toEqual([{ path: 'x', code }]);
    expect([fieldTexts.fr[code], fieldTexts.en[code]]).toEqual([fr, en]);
  });

  it('of what WordPress refuses are never missing, whatever it says', () => {
    const given = [
      { path: 'input.email', code: 'invalid_email' },
      { path: 'links.0.url', code: 'unexpected_fields' },
      { path: 'phone', code: 'constructor' },
      { path: 'input', code: 'of_tomorrow' },
    ];
    expect(fieldProblems(given)).toEqual([
      { path: 'email', code: 'invalid_email' },
      { path: 'links.0.url', code: 'unexpected' },
      { path: 'phone', code: 'invalid' },
      { path: 'input', code: 'invalid' },
    ]);
  });
});

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

  it('takes anything', () => {
    expect([toAppError('text').code, toAppError(undefined).code, toAppError(null).code]).toEqual(
      Array.from({ length: 3 }, () => 'server_error'),
    );
  });
});
