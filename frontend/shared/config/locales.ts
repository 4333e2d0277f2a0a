/** The languages of the site. The URL alone determines the language of a page. */
export const languages = ['fr', 'en'] as const;
export type Language = (typeof languages)[number];
export const isLanguage = (text: unknown): text is Language =>
  languages.some((language) => language === text);
export const defaultLanguage: Language = 'fr';

/** Language of an address: everything under /en is English, the rest French. */
export function languageOfPath(pathname: string): Language {
  return pathname === '/en' || pathname.startsWith('/en/') ? 'en' : 'fr';
}

export function otherLanguage(language: Language): Language {
  return language === 'fr' ? 'en' : 'fr';
}

/** The same language as the GraphQL schema spells it. */
export function graphqlLanguage(language: Language): 'FR' | 'EN' {
  return language === 'fr' ? 'FR' : 'EN';
}

export function languageOfGraphql(language: 'FR' | 'EN'): Language {
  return language === 'FR' ? 'fr' : 'en';
}
