import type { Catalogue } from '../../../i18n/catalogue.ts';
import type { fr } from './fr.ts';

export const en = {
  related: 'More to discover',
  facts: 'At a glance',
  countries: 'Countries',
  sectors: 'Sectors',
  dates: 'Dates',
  price: 'Price',
  mode: 'Format',
  address: 'Address',
  place: 'Place',
  organiser: 'Offered by',
  documents: 'Documents',
  links: 'Links',
  partners: 'Partners',
  people: 'The team',
  download: 'Download {{name}} ({{size}})',
  publishedOn: 'Published on {{date}}',
  modifiedOn: 'updated on {{date}}',
  from: 'Since {{date}}',
  readerTime: 'Where you are: {{date}}, {{time}}',
  externalLink: 'to {{host}}',
  lockedTitle: 'The rest is for members',
  lockedText: 'Sign in to read this page in full. Membership is free and open to all cultural professionals.',
  lockedAction: 'Sign in',
  lockedSoon: 'The members’ area opens soon.',
} as const satisfies Catalogue<typeof fr>;
