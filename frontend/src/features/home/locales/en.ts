import type { TranslationOf } from '../../../../shared/i18n/translation-of.ts';
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
  directory: 'Who is where',
  featured: 'In the spotlight',
  partners: 'Those who carry the footbridge',
  countryTable: 'People and organisations of the directory by country',
  countryTableRest: 'People and organisations in the other countries',
  country: 'Country',
  persons: 'People',
  structures: 'Organisations',
  otherCountries_one: 'And in {{count}} other country',
  otherCountries_other: 'And in {{count}} other countries',
  allOf: 'See all: {{name}}',
} as const satisfies TranslationOf<typeof fr>;
