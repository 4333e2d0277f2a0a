import { isUtf8 } from 'node:buffer';

/** Deepest nesting of a JSON value: the forms and variables of this site need five levels. */
interface Limits {
  depth: number;
}

const printableAscii = /^[\x20-\x7e]*$/;

/**
 * Text that every program behind this one can hold: whole Unicode characters and no NUL. Everything else is legal,
 * bidirectional controls and U+FFFD included.
 */
export const isWellFormedText = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

/** Do raw bytes, as Node hands headers and addresses over (one character per byte), hold well-formed UTF-8? */
export const isWellFormedHeader = (value: string): boolean =>
  printableAscii.test(value) || (isUtf8(Buffer.from(value, 'latin1')) && !value.includes('\0'));

/** Percent-encoded text, such as an address or the body of a form: each escape is complete, and their bytes are UTF-8. */
export function isWellFormedEncoding(text: string): boolean {
  try {
    return !decodeURIComponent(text).includes('\0');
  } catch {
    return false;
  }
}

/** An address as it came in the first line of a request. */
export const isWellFormedAddress = (url: string): boolean =>
  isWellFormedHeader(url) && (!url.includes('%') || isWellFormedEncoding(url));

/** A parsed JSON value: texts and keys at every depth, and the depth. Does not recurse, so no value overflows the stack. */
export function isWellFormedJson(value: unknown, { depth }: Limits): boolean {
  let level: unknown[] = [value];
  for (let at = 0; level.length > 0; at += 1) {
    const below: unknown[] = [];
    for (const member of level) {
      if (typeof member === 'string' && !isWellFormedText(member)) return false;
      if (typeof member !== 'object' || member === null) continue;
      if (at >= depth) return false;
      if (!Array.isArray(member) && !Object.keys(member).every(isWellFormedText)) return false;
      for (const child of Object.values(member)) below.push(child);
    }
    level = below;
  }
  return true;
}
