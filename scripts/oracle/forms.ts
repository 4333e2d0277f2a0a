/**
 * Forms that a reader means by a word, found without stems by rules of spelling. Shares nothing with the plugin, so
 * that the two can prove each other wrong.
 */

const signs: Record<string, string> = { œ: 'oe', æ: 'ae' };

/** Lower case without accents; every kind of apostrophe is one. */
export function bare(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[œæ]/g, (sign) => signs[sign] ?? sign)
    .replace(/[’‘ʼ´`]/g, "'");
}

/** Words as they are compared: elided articles and possessives gone; a name with an apostrophe whole and in parts. */
export function words(text: string): string[] {
  const found = bare(text).match(/[\p{L}\p{N}]+(?:'[\p{L}\p{N}]+)*/gu) ?? [];
  return found.flatMap((word) => {
    const own = word.replace(/^(?:[ldjmtsnc]|qu|jusqu|lorsqu|puisqu)'(?=[aeiouyh])/, '').replace(/'s$/, '');
    const parts = own.split("'").filter((part) => part.length > 1);
    return parts.length > 1 || own.includes("'") ? [own.replaceAll("'", ''), ...parts] : [own];
  });
}

type Rule = [RegExp, string];

/** Endings of the other forms of a masculine singular. */
const frenchRules: Rule[] = [
  [/$/, 's'],
  [/al$/, 'aux'],
  [/(eau|eu)$/, '$1x'],
  [/([^e])$/, '$1e'],
  [/([^e])$/, '$1es'],
  [/e$/, 'ee'],
  [/e$/, 'ees'],
  [/eur$/, 'euse'],
  [/eur$/, 'euses'],
  [/teur$/, 'trice'],
  [/teur$/, 'trices'],
  [/en$/, 'enne'],
  [/en$/, 'ennes'],
  [/el$/, 'elle'],
  [/el$/, 'elles'],
  [/er$/, 'ere'],
  [/er$/, 'eres'],
  [/if$/, 'ive'],
  [/if$/, 'ives'],
  [/eux$/, 'euse'],
  [/eux$/, 'euses'],
];
const englishRules: Rule[] = [
  [/$/, 's'],
  [/([^aeiou])y$/, '$1ies'],
  [/(s|x|ch|sh)$/, '$1es'],
];
const pairs: Record<'fr' | 'en', string[][]> = {
  fr: [
    ['travail', 'travaux'],
    ['nouveau', 'nouvelle', 'nouveaux', 'nouvelles'],
    ['beau', 'belle', 'beaux', 'belles'],
    ['public', 'publique', 'publics', 'publiques'],
    ['long', 'longue', 'longs', 'longues'],
  ],
  en: [
    ['woman', 'women'],
    ['child', 'children'],
    ['life', 'lives'],
  ],
};
/** Shorter words are too often something else. */
const minLength = 4;

/** The word and all that it is the base of. */
function inflectionsOf(word: string, language: 'fr' | 'en'): string[] {
  const rules = language === 'fr' ? frenchRules : englishRules;
  const fitting = word.length < minLength ? [] : rules.filter(([ending]) => ending.test(word));
  return [
    word,
    ...fitting.map(([ending, form]) => word.replace(ending, form)),
    ...(pairs[language].find((pair) => pair.includes(word)) ?? []),
  ];
}

/** true when both are forms of one word: one is made from the other, or both from a third. */
export function isForm(one: string, other: string, language: 'fr' | 'en'): boolean {
  if (one === other) return true;
  return bases(one, language).some((base) => {
    const forms = inflectionsOf(base, language);
    return forms.includes(one) && forms.includes(other);
  });
}

/** Possible bases of a word: itself and shorter beginnings with the usual endings. */
function bases(word: string, language: 'fr' | 'en'): string[] {
  const undo: Rule[] =
    language === 'fr'
      ? [
          [/s$/, ''],
          [/x$/, ''],
          [/aux$/, 'al'],
          [/e$/, ''],
          [/es$/, ''],
          [/euses?$/, 'eur'],
          [/euses?$/, 'eux'],
          [/trices?$/, 'teur'],
          [/ennes?$/, 'en'],
          [/elles?$/, 'el'],
          [/eres?$/, 'er'],
          [/ives?$/, 'if'],
        ]
      : [
          [/s$/, ''],
          [/ies$/, 'y'],
          [/es$/, ''],
        ];
  return [
    word,
    ...undo.filter(([ending]) => ending.test(word)).map(([ending, base]) => word.replace(ending, base)),
  ];
}
