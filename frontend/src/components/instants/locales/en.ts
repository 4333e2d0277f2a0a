import type { TranslationOf } from '../../../../shared/i18n/translation-of.ts';
import type { fr } from './fr.ts';

export const en: TranslationOf<typeof fr> = {
  there: '{{date}} at {{time}} ({{city}} time)',
  sameDay: '{{there}}, {{time}} where you are ({{city}})',
  otherDay: '{{there}}, {{date}} at {{time}} where you are ({{city}})',
  day: 'Day',
  time: 'Time (optional)',
  zone: '{{city}} time.',
  firstDay: 'First day, as a whole.',
  lastDay: 'Last day, as a whole. Leave empty if one day is enough.',
  beginning: 'Without a time, it begins at 00:00.',
  end: 'Without a time, it lasts until 23:59:59 on that day.',
};
