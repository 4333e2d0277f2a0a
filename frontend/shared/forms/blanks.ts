/** The plugin's Kernel\Text\Blanks: blanks that come along when something is copied. */
const around = /^[\p{Z}\p{Cc}\p{Cf}]+|[\p{Z}\p{Cc}\p{Cf}]+$/gu;
const all = /[\p{Z}\p{Cc}\p{Cf}]+/gu;

/** Text without the blanks around it. */
export const trimBlanks = (text: string): string => text.replace(around, '');

/** Text without any blanks. */
export const removeBlanks = (text: string): string => text.replace(all, '');
