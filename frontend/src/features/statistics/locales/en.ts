import type { TranslationOf } from '../../../../shared/i18n/translation-of.ts';
import type { fr } from './fr.ts';

export const en = {
  title: 'Your statistics',
  lead: 'What becomes of your content once it is online, and of that of your structures. Only you and its other authors see these figures.',
  period: 'Period',
  periods: { month: 'Last 30 days', quarter: 'Last 13 weeks', year: 'Last 12 months' },
  units: { day: 'Day', week: 'Week', month: 'Month' },
  views: 'Views',
  favourites: 'Favourites',
  contacts: 'Messages',
  nothingYet: 'Nothing in this period.',
  asTable: 'Table: {{name}}',
  overTime: '{{name}} over time',
  fromTo: '{{from}} to {{to}}',
  items: 'Item by item',
  someItems: 'The {{shown}} most viewed items of {{total}}.',
  item: 'Item',
  untitled: 'Untitled',
  notPublic: 'not online',
  empty:
    'You have not published anything yet. Once something of yours is online, you read here how often it is viewed, added to favourites, and whether people write to you.',
  emptyInitiative: 'Present an initiative',
  emptyEvent: 'Announce an event',
  emptyProfile: 'Complete your profile',
  trendsTitle: 'Trends',
  trendsLead: 'What people view and put aside most on Passerelle, by sector, country and month.',
  months: 'Months and filters',
  without: 'Remove the filter “{{name}}”',
  mostViewed: 'Most viewed of the month',
  trendsEmpty: 'There are not enough views yet to speak of. Choose another month, or remove a filter.',
  topics: { sector: 'Sector', country: 'Country' },
  byTopic: { sector: 'Views by sector', country: 'Views by country' },
  byMonth: 'Views by month',
  few: 'too few',
  definitions: 'What these figures count',
  viewsMean:
    'Openings of the public page, counted once a day and visitor, without a cookie and without storing anything about who reads it. Bots and pages that are prefetched but not opened do not count; your own visits do. Days are those of universal time.',
  favouritesMean: 'People who added the item to their favourites in the period and still have it there.',
  contactsMean: 'Messages received by the page of your profile.',
  fewMean:
    'A figure below {{smallest}} is not shown: it could point to somebody. Sectors, countries and months add up only figures that are large enough.',
} as const satisfies TranslationOf<typeof fr>;
