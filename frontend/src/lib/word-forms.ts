import type { Language } from '../config/locales.ts';

/*
 * The browser's side of the index's rules (wp-plugin/src/Catalogue/Text): only what is needed to mark in a title
 * what the index found by it. Where the two differ a mark is missing or too much, never a result.
 */

const letters: Record<string, string> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ɛ: 'e',
  ɔ: 'o',
  ŋ: 'ng',
  ɓ: 'b',
  ɗ: 'd',
  ɲ: 'ny',
};

/** Lower case, without accents, ligatures and typographic apostrophes. */
const fold = (text: string): string =>
  text
    .replace(/[’‘ʼ´`]/g, "'")
    .normalize('NFKD')
    .replace(/\p{Mn}+|\p{Cf}+/gu, '')
    .toLowerCase()
    .replace(/[œæßøđłɛɔŋɓɗɲ]/g, (letter) => letters[letter] ?? letter);

/** What French drops before a vowel or a mute h. "N’Guessan" is a name and is left whole. */
const elision =
  /^(?:l|d|j|m|t|s|n|c|qu|jusqu|lorsqu|puisqu|quoiqu|presqu|quelqu)['’](?=[aàâeéèêëiîïoôuùûyœh])/i;

/** How many characters at the beginning of a word are an elided one: 2 in "l’art". */
const elided = (word: string): number => elision.exec(word)?.[0].length ?? 0;

const shortestPlural = 4;

/** Singular and plural in one form, as lightly as the index does it. */
function stem(word: string, language: Language): string {
  if (word.length < shortestPlural) return word;
  if (language === 'fr') {
    if (/(?:eau|eu|ou)x$/.test(word)) return word.slice(0, -1);
    if (word.endsWith('aux')) return `${word.slice(0, -2)}l`;
    return /(?:ss|us)$/.test(word) ? word : word.replace(/s$/, '');
  }
  if (word.endsWith('ies')) return word.length > shortestPlural ? `${word.slice(0, -3)}y` : word.slice(0, -1);
  if (/(?:ss|sh|ch|x|zz)es$/.test(word)) return word.slice(0, -2);
  return /(?:ss|us|is)$/.test(word) ? word : word.replace(/s$/, '');
}

/** Words that are everywhere and so found nothing. */
const empty = new Set(
  'a au aux avec ce ces dans de des du elle en est et il la le les leur ou par pas pour que qui sa se ses son sur un une and are by for from in is it its of on the to with'.split(
    ' ',
  ),
);

export interface SoughtWords {
  /** Complete, as stems. */
  words: Set<string>;
  /** The last one typed: a beginning. */
  beginning: string;
}

const wordPattern = /[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu;

/** Each word of a text with its place. */
const wordsOf = (text: string): { word: string; at: number }[] =>
  [...text.matchAll(wordPattern)].map((match) => ({ word: match[0], at: match.index }));

const key = (word: string, language: Language): string =>
  stem(fold(word.slice(elided(word))).replaceAll("'", ''), language);

/** What the reader typed, cut as the index cuts it; undefined when there is nothing to mark. */
export function soughtWords(q: string, language: Language): SoughtWords | undefined {
  const all = wordsOf(q.replace(/[‘ʼ´`']/g, '’')).map(({ word }) => word);
  const meant = all.filter((word) => !empty.has(fold(word)));
  const keys = (meant.length > 0 ? meant : all.slice(-1)).map((word) => key(word, language)).filter(Boolean);
  const beginning = keys.at(-1);
  return beginning === undefined ? undefined : { words: new Set(keys), beginning };
}

/** true when a word of a text is one that was sought. */
function isSought(word: string, { words, beginning }: SoughtWords, language: Language): boolean {
  const own = key(word, language);
  const parts = /['’]/.test(word) ? word.split(/['’]/).map((part) => key(part, language)) : [];
  return [own, ...parts].some((one) => words.has(one) || one.startsWith(beginning));
}

/** The places of the sought words in a text, in their order. What is elided before a word is no part of it. */
export const soughtIn = (
  text: string,
  sought: SoughtWords,
  language: Language,
): { start: number; end: number }[] =>
  wordsOf(text)
    .filter(({ word }) => isSought(word, sought, language))
    .map(({ word, at }) => ({ start: at + elided(word), end: at + word.length }));
