import type { TranslationOf } from '../../../../shared/i18n/translation-of.ts';
import type { fr } from './fr.ts';

export const en: TranslationOf<typeof fr> = {
  there: '{{date}} at {{time}} ({{city}} time)',
  utc: '{{date}} at {{time}} (UTC)',
  sameDay: '{{there}}, {{time}} where you are ({{city}})',
  otherDay: '{{there}}, {{date}} at {{time}} where you are ({{city}})',
  day: 'Day',
  time: 'Time (optional)',
  zone: '{{city}} time.',
  firstDay: 'First day, all day.',
  lastDay: 'Last day, all day. Leave empty for a one-day event.',
  beginning: 'Without a time, it starts at 00:00.',
  end: 'Without a time, it ends at 23:59 that day.',
};
