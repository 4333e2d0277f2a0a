import type { TranslationOf } from '../../../../shared/i18n/translation-of.ts';
import type { fr } from './fr.ts';

export const en: TranslationOf<typeof fr> = {
  mandatory: 'required',
  choose: 'Choose…',
  loading: 'Loading…',
  clear: 'Clear my answer',
  yes: 'Yes',
  no: 'No',
  statistical: 'Your answer is used for statistics only: it is counted without your name and never shown.',
  countsForPlaces:
    'Optional. By answering, you agree that your answer may count when a minimum number of places is filled.',
  later: 'This question cannot be answered online yet.',
  counter: {
    characters: '{{length}} of {{max}} characters',
    words: '{{length}} of {{max}} words',
  },
  left: {
    characters_one: '{{count}} character left.',
    characters_other: '{{count}} characters left.',
    words_one: '{{count}} word left.',
    words_other: '{{count}} words left.',
  },
  over: {
    characters_one: '{{count}} character too many.',
    characters_other: '{{count}} characters too many.',
    words_one: '{{count}} word too many.',
    words_other: '{{count}} words too many.',
  },
  row: {
    name: 'Row {{number}}',
    add: 'Add a row',
    added: 'Row {{number}} has been added.',
    up: 'Move up',
    down: 'Move down',
    moved: 'The row is now number {{number}} of {{total}}.',
    duplicate: 'Duplicate',
    duplicated: 'The copy is row {{number}}.',
    remove: 'Remove',
    removed: 'Row {{number}} has been removed.',
    undo: 'Undo',
    restored: 'Row {{number}} is back.',
    full_one: '{{count}} row at most.',
    full_other: '{{count}} rows at most.',
  },
  sum: 'Total:',
  balance: {
    even: 'The budget is balanced.',
    difference: 'Difference between income and expenditure',
  },
  profile: {
    none: 'Not filled in',
    ofPerson:
      'This comes from your account or your profile, and is added as it stands when you send your application.',
    ofStructure:
      'This comes from your structure’s page, and is added as it stands when you send your application.',
    change: 'Change it',
  },
};
