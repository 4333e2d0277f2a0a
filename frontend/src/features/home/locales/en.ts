import type { Catalogue } from '../../../i18n/catalogue.ts';
import type { fr } from './fr.ts';

export const en = {
  searchLabel: 'What are you looking for?',
  searchHint: 'A word, a country, a trade',
  figures: 'Passerelle in figures',
  countries_one: 'country represented',
  countries_other: 'countries represented',
  closingSoon: 'Closing soon: your move',
  latestInitiatives: 'In the making right now',
  nextEvents: 'Next gatherings',
  trainings: 'Learn and pass on',
  latestResources: 'To read, to hear, to reuse',
  projects: 'What we have supported',
  directory: 'The people on the other shore',
  allOf: 'See all: {{name}}',
} as const satisfies Catalogue<typeof fr>;
