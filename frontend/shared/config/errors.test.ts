import { describe, expect, it } from 'vitest';
import {
  datedErrorMessage,
  errorCodes,
  errorMessage,
  errorStatus,
  errorTitle,
  isDatedError,
} from './errors.ts';
import { fieldErrorCodes, fieldErrorMessage } from './field-errors.ts';
import { noticeCodes, noticeText } from './notices.ts';

/** French puts a no-break space before double punctuation; both languages use typographic apostrophes. */
const hasTypography = (fr: string, en: string): boolean =>
  fr !== en &&
  !/[^\u202f][;!?]|[^\u00a0\u202f][:»]|«[^\u00a0\u202f]|'/.test(withoutAddresses(fr)) &&
  !/\w'\w|\s[;!?:]/.test(withoutAddresses(en));
const withoutAddresses = (text: string): string => text.replaceAll(/https:\/\/\S+/g, '');

describe('texts of errors', () => {
  it.each(errorCodes)('of %s are set as each language does', (code) => {
    expect([errorMessage(code, 'fr'), errorMessage(code, 'en')]).toSatisfy(([fr, en]) =>
      hasTypography(fr, en),
    );
    const [fr, en] = [errorTitle(code, 'fr'), errorTitle(code, 'en')];
    expect(fr === undefined || en === undefined ? fr === en : hasTypography(fr, en)).toBe(true);
    const dated = (['fr', 'en'] as const).map((language) => datedErrorMessage(code, language, '2027'));
    expect(dated).toSatisfy(([inFrench = '', inEnglish = '']) => hasTypography(inFrench, inEnglish));
    expect(dated.every((text) => text.includes('2027'))).toBe(isDatedError(code));
  });

  it.each(fieldErrorCodes)('of the field error %s are set as each language does', (code) => {
    expect([fieldErrorMessage(code, 'fr'), fieldErrorMessage(code, 'en')]).toSatisfy(([fr, en]) =>
      hasTypography(fr, en),
    );
  });

  it.each(noticeCodes)('of the notice %s are set as each language does', (code) => {
    expect([noticeText(code, 'fr'), noticeText(code, 'en')]).toSatisfy(([fr, en]) => hasTypography(fr, en));
  });

  it.each(errorCodes)('%s has the status of an error', (code) => {
    expect(errorStatus(code)).toBeGreaterThanOrEqual(400);
    expect(errorStatus(code)).toBeLessThan(600);
  });
});
