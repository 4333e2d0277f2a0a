import type { TranslationOf } from '../../../../shared/i18n/translation-of.ts';
import type { fr } from './fr.ts';

export const en = {
  title: 'Your statistics',
  lead: 'How your content, and that of your structures, is doing online. Only you and its other authors can see these figures.',
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
  items: 'By item',
  someItems: 'The {{shown}} most viewed of {{total}} items.',
  item: 'Item',
  untitled: 'Untitled',
  notPublic: 'not online',
  empty:
    'You haven’t published anything yet. Once your content is online, you’ll see here how often it’s viewed and added to favourites, and how many messages you receive.',
  emptyInitiative: 'Present an initiative',
  emptyEvent: 'Announce an event',
  emptyProfile: 'Complete your profile',
  trendsTitle: 'Trends',
  trendsLead: 'What people view and save most on Passerelle, by sector, country and month.',
  months: 'Month and filters',
  without: 'Remove the filter “{{name}}”',
  mostViewed: 'Most viewed this month',
  trendsEmpty: 'There aren’t enough views yet. Choose another month, or remove a filter.',
  topics: { sector: 'Sector', country: 'Country' },
  byTopic: { sector: 'Views by sector', country: 'Views by country' },
  byMonth: 'Views by month',
  few: 'too few',
  definitions: 'What these figures count',
  viewsMean:
    'Openings of the public page, counted once per visitor per day, without cookies and without storing anything about readers. Bots and pages that were preloaded but not opened don’t count; your own visits do. Days are in universal time.',
  favouritesMean: 'People who added the item to their favourites in this period and still have it there.',
  contactsMean: 'Messages received through your profile page.',
  fewMean:
    'Figures below {{smallest}} aren’t shown: they could identify someone. Totals by sector, country and month only add up figures that are large enough.',
} as const satisfies TranslationOf<typeof fr>;
