import type { TranslationOf } from '../../../../../shared/i18n/translation-of.ts';
import type { fr } from './fr.ts';

/** Texts of the figures of the applications to a call. */
export const en = {
  title: 'Statistics for the call “{{title}}”',
  lead: 'Applications begun and sent, where they come from and where they stand. Withdrawn applications only count under status.',
  list: 'Applications received',
  sent: 'Sent',
  begun: 'Begun',
  atLeast: 'at least {{minimum}}',
  few: 'too few',
  none: 'No applications have been started yet.',
  download: 'Download these figures (CSV)',
  days: 'By day',
  day: 'Day',
  rounded:
    'Applications begun are rounded, and days with only a few aren’t shown: these figures say nothing about anyone in particular.',
  states: 'By status',
  state: {
    draft: 'Taken back by the applicant',
    sent: 'Sent',
    eligible: 'Eligible',
    ineligible: 'Not eligible',
    withdrawn: 'Withdrawn',
  },
  kind: { person: 'Individuals', structure: 'Organisations' },
  language: { fr: 'French', en: 'English' },
  countries: 'By country',
  kinds: 'By applicant type',
  languages: 'By language',
  value: 'Value',
  applications: 'Applications',
  unknown: 'Not given',
  questions: 'Statistical questions',
  questionsMean:
    'No one reads these answers next to an application. They’re counted once, when the call closes, and then deleted. Small numbers aren’t shown, nor are any that would reveal them.',
  countedAt: 'Counted on {{instant}}. Applications sent later aren’t added.',
  waiting: 'Answers will be counted when the call closes, if there are enough applications.',
  noQuestions: 'No questions were counted.',
  answer: 'Answer',
  noAnswer: 'No answer',
  rest: 'Other answers',
  people_one: '{{count}} application',
  people_other: '{{count}} applications',
  yes: 'Yes',
  no: 'No',
  noLabel: 'Untitled question',
} as const satisfies TranslationOf<typeof fr>;
