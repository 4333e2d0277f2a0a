import { describe, expect, it } from 'vitest';
import {
  errorCodes,
  errorMessage,
  errorStatus,
  errorTitle,
  fieldErrorCodes,
  fieldErrorMessage,
} from './errors.ts';

/** French puts a no-break space before double punctuation; both languages use typographic apostrophes. */
function expectTypography(fr: string, en: string): void {
  expect(fr).not.toBe(en);
  expect(fr).not.toMatch(/[^\u202f][;!?]|[^\u00a0\u202f][:»]|«[^\u00a0\u202f]|'/);
  expect(en).not.toMatch(/\w'\w|\s[;!?:]/);
}

describe('texts of errors', () => {
  it.each(errorCodes)('of %s are set as each language does', (code) => {
    expectTypography(errorMessage(code, 'fr'), errorMessage(code, 'en'));
    const [fr, en] = [errorTitle(code, 'fr'), errorTitle(code, 'en')];
    if (fr !== undefined && en !== undefined) expectTypography(fr, en);
  });

  it.each(fieldErrorCodes)('of the field error %s are set as each language does', (code) => {
    expectTypography(fieldErrorMessage(code, 'fr'), fieldErrorMessage(code, 'en'));
  });

  it.each(errorCodes)('%s has the status of an error', (code) => {
    expect(errorStatus(code)).toBeGreaterThanOrEqual(400);
    expect(errorStatus(code)).toBeLessThan(600);
  });
});
