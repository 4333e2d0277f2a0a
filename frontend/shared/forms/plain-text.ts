/** The plugin's Kernel\Text\PlainText, proven equal by wp-plugin/tests/fixtures/validation/plain-texts.json. */
const around = /^[\p{Z}\p{Cc}\uFEFF]+|[\p{Z}\p{Cc}\uFEFF]+$/gu;
const all = /[\p{Z}\p{Cc}\uFEFF]+/gu;

/** Text without the white space and byte order marks around it. */
export const trimText = (text: string): string => text.replace(around, '');

/** Whether the text shows nothing. */
export const isBlank = (text: string): boolean => text.replace(all, '') === '';

/** One line. */
export const lineOf = (text: string): string => trimText(text.replaceAll(/[\p{Cc}\p{Z}]+/gu, ' '));

/** Lines, of which at most one between two others is empty. */
export const paragraphsOf = (text: string): string =>
  trimText(
    text
      .replaceAll(/\r\n?/g, '\n')
      .replaceAll(/[^\P{Cc}\n\t]/gu, '')
      .replaceAll(/\n{3,}/g, '\n\n'),
  );
