import type { Language } from '../../src/config/locales.ts';
import type { Catalogue, KeyOf } from '../../src/i18n/catalogue.ts';
import { en as commonEnglish } from '../../src/i18n/locales/en.ts';
import { fr as common } from '../../src/i18n/locales/fr.ts';
import { createTranslator, type Translate } from '../../src/i18n/translator.ts';

/** Texts of feeds and calendars; names of families and of the site come from the pages' own. */
const french = {
  documents: {
    search: 'Recherche',
    titleFor: '{{title}}\u00a0: {{q}}',
    feedSubtitle: 'Les dernières publications de Passerelle.',
    narrowed: 'Selon les filtres choisis.',
    deadline: 'Clôture\u00a0: {{title}}',
    when: '{{date}} à {{time}}, heure de {{city}}',
    online: 'En ligne',
  },
} as const;

const english: Catalogue<typeof french> = {
  documents: {
    search: 'Search',
    titleFor: '{{title}}: {{q}}',
    feedSubtitle: 'The latest from Passerelle.',
    narrowed: 'With the filters that were chosen.',
    deadline: 'Deadline: {{title}}',
    when: '{{date}} at {{time}}, {{city}} time',
    online: 'Online',
  },
};

export type DocumentTranslate = Translate<KeyOf<typeof common> | KeyOf<typeof french>>;

export const documentTexts: Record<Language, DocumentTranslate> = {
  fr: createTranslator('fr', { ...common, ...french }),
  en: createTranslator('en', { ...commonEnglish, ...english }),
};
