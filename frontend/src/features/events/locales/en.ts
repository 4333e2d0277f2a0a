import type { TranslationOf } from '../../../../shared/i18n/translation-of.ts';
import type { fr } from './fr.ts';

export const en = {
  nextDates: 'Next dates',
  sameHours: 'Each time from {{from}} to {{to}}, {{city}} time:',
  moreDates_one: 'and {{count}} more date.',
  moreDates_other: 'and {{count}} more dates.',
  about: 'About',
  when: 'When',
  join: 'Attend online',
  past: 'This event has finished.',
  next: 'Coming up',
  today: 'Today',
  now: 'Happening now',
  sharedAllDay: '{{date}}, all day. {{summary}}',
  shared: '{{date}} at {{time}}, {{city}} time. {{summary}}',
} as const satisfies TranslationOf<typeof fr>;
