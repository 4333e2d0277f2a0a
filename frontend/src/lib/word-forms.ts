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

/** Shorter words and stems are left alone. */
const shortest = 4;
const frenchEu = /^(?:adieu|aveu|cheveu|dieu|enjeu|feu|jeu|lieu|milieu|neveu|voeu)x$/;
/** Ends of feminines and those of their masculines. */
const frenchEnds: readonly [RegExp, string][] = [
  [/(?<=..)trice$/, 'teur'],
  [/(?<=..)euse$/, 'eur'],
  [/(?<=..)eux$/, 'eur'],
  [/(?<=..)elle$/, 'el'],
  [/(?<=..)enne$/, 'en'],
  [/(?<=..)onne$/, 'on'],
  [/(?<=..)ive$/, 'if'],
  [/(?<=..)ere$/, 'er'],
  [/(?<=..)ique$/, 'ic'],
];

function frenchSingular(word: string): string {
  if (word.length < shortest || /(?:ss|us)$/.test(word)) return word;
  if (word.endsWith('eux')) return frenchEu.test(word) ? word.slice(0, -1) : word;
  if (/(?:eau|ou)x$/.test(word)) return word.slice(0, -1);
  if (word.endsWith('aux')) return `${word.slice(0, -2)}l`;
  return word.replace(/s$/, '');
}

/** "grande" and "grand", "invitée" and "invité", "bonne" and "bon". */
function withoutLastVowel(word: string): string {
  const bare = word.replace(/e+$/, '');
  if (bare.length < shortest) return word;
  return bare.length > shortest ? bare.replace(/([lnst])\1$/, '$1') : bare;
}

function french(word: string): string {
  const one = frenchSingular(word);
  const end = one.length > shortest ? frenchEnds.find(([feminine]) => feminine.test(one)) : undefined;
  return end ? one.replace(end[0], end[1]) : withoutLastVowel(one);
}

function english(word: string): string {
  if (word.length < shortest) return word;
  if (word.endsWith('ies')) return word.length > shortest ? `${word.slice(0, -3)}y` : word.slice(0, -1);
  if (/(?:ss|sh|ch|x|zz)es$/.test(word)) return word.slice(0, -2);
  return /(?:ss|us|is)$/.test(word) ? word : word.replace(/s$/, '');
}

/** Singular and plural, masculine and feminine in one form, about as the index does it. */
const stem = (word: string, language: Language): string => (language === 'fr' ? french(word) : english(word));

/** Words that are everywhere and so found nothing. */
const empty = new Set(
  'a au aux avec ce ces dans de des du elle en est et il la le les leur ou par pas pour que qui sa se ses son sur un une and are by for from in is it its of on the to with'.split(
    ' ',
  ),
);

export interface SoughtWords {
  /** Complete, as stems. */
  words: Set<string>;
  /** The last one as it was typed: a beginning. */
  beginning: string;
}

const wordPattern = /[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu;

/** Each word of a text with its place. */
const wordsOf = (text: string): { word: string; at: number }[] =>
  [...text.matchAll(wordPattern)].map((match) => ({ word: match[0], at: match.index }));

/** As typed, folded: without what is elided and with its apostrophes closed up. */
const closed = (word: string): string => fold(word.slice(elided(word))).replaceAll("'", '');

/** What the reader typed, cut as the index cuts it; undefined when there is nothing to mark. */
export function soughtWords(q: string, language: Language): SoughtWords | undefined {
  const all = wordsOf(q.replace(/[‘ʼ´`']/g, '’')).map(({ word }) => word);
  const meant = all.filter((word) => !empty.has(fold(word)));
  const words = (meant.length > 0 ? meant : all.slice(-1)).map(closed).filter(Boolean);
  const beginning = words.at(-1);
  return beginning === undefined
    ? undefined
    : { words: new Set(words.map((word) => stem(word, language))), beginning };
}

/** true when a word of a text is one that was sought. */
function isSought(word: string, { words, beginning }: SoughtWords, language: Language): boolean {
  const parts = /['’]/.test(word) ? word.split(/['’]/) : [];
  return [word, ...parts]
    .map(closed)
    .some((one) => words.has(stem(one, language)) || one.startsWith(beginning));
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
