/** Letters of a name: with two folders below a user’s own, paths stay within the 260 of Windows. */
export const nameLetters = 80;
const longestExtension = 10;
/** Devices of Windows, which no file may be called, whatever its extension. */
const reserved = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?=\.|$)/i;

/**
 * A name of a file or folder that Windows, macOS and Linux accept, without letters that are not seen or change the order of others.
 * The extension stays.
 */
export function safeName(name: string, fallback: string): string {
  const clean = name
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .replaceAll(/[/\\:*?"<>|]/g, '_')
    .replaceAll(/\s+/g, ' ');
  const dot = clean.lastIndexOf('.');
  const hasExtension = dot > 0 && clean.length - dot <= longestExtension;
  const extension = hasExtension ? trimmed(clean.slice(dot)) : '';
  const stem = trimmed(clean.slice(0, hasExtension ? dot : clean.length));
  const short = trimmed(cut(stem, nameLetters - extension.length));
  const whole = `${short || fallback}${extension === '.' ? '' : extension}`;
  return reserved.test(whole) ? `_${whole}` : whole;
}

/** Without blanks around it, nor dots at its end, which Windows drops. */
const trimmed = (text: string): string => text.trim().replace(/[.\s]+$/, '');

/** Never through the middle of a letter. */
const cut = (text: string, letters: number): string => text.slice(0, letters).replace(/[\uD800-\uDBFF]$/, '');

/** Gives each name once, whatever its case: some file systems know no difference. */
export class UniqueNames {
  readonly #taken = new Set<string>();

  /** @param name of `safeName` */
  add(name: string): string {
    const dot = name.lastIndexOf('.');
    const [stem, extension] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
    for (let number = 1; ; number += 1) {
      const each = number === 1 ? name : `${stem} (${number})${extension}`;
      const key = each.normalize('NFKC').toLowerCase();
      if (this.#taken.has(key)) continue;
      this.#taken.add(key);
      return each;
    }
  }
}
