/**
 * Texts of answers as they are measured: composed (NFC), a line break is one character, without blanks at both ends. The
 * plugin's Applications\Forms\Judging\AnswerText.
 */
const composed = (typed: string): string => typed.toWellFormed().normalize('NFC');

/** The lookbehind tries each run of blanks once. */
const atTheEnds = /^[\p{Z}\p{Cc}]+|(?<![\p{Z}\p{Cc}])[\p{Z}\p{Cc}]+$/gu;
const trimmed = (text: string): string => text.replaceAll(atTheEnds, '');

export const lineOf = (typed: string): string => trimmed(composed(typed).replaceAll(/[\p{Z}\p{Cc}]+/gu, ' '));

export const paragraphsOf = (typed: string): string =>
  trimmed(
    composed(typed)
      .replaceAll(/\r\n?/g, '\n')
      .replaceAll(/[^\P{Cc}\n\t]/gu, ''),
  );

/** Whether it shows nothing: blanks and marks without a sign. */
export const isBlank = (text: string): boolean => /^[\p{Z}\p{Cc}\p{Cf}]*$/u.test(text);

/** In code points. */
export const lengthOf = (text: string): number => Array.from(text).length;

/** Runs without white space. */
export const wordsOf = (text: string): number => text.match(/[^\p{Z}\p{Cc}]+/gu)?.length ?? 0;
