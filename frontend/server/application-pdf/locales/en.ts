import type { TranslationOf } from '../../../shared/i18n/translation-of.ts';
import type { fr } from './fr.ts';

export const en = {
  receipt: 'Receipt',
  receiptOf: 'Receipt: {{title}}',
  received: 'Passerelle has received this application. Only the last version sent counts.',
  call: 'Call:',
  number: 'Number:',
  version: 'Version sent:',
  person: 'Applicant:',
  structure: 'For the structure:',
  sentBy: 'Sent by:',
  sent: 'Sent:',
  yourTime: 'Your time:',
  hash: 'SHA-256 hash of the application:',
  files: 'Files',
  noFiles: 'No files.',
  file: '{{name}} ({{bytes}} bytes), SHA-256 hash: {{hash}}',
  letters: 'Letters of recommendation',
  letter: '{{name}}, letter received on {{instant}}',
  letterFile: 'file, SHA-256 hash: {{hash}}',
  proof:
    'The hash proves what was sent: if a single character of the application changed, the hash would be different. Anyone who has the number and a hash can ask Passerelle whether they belong together.',
  check: 'At this address, with a file or a hash:',
  trial: 'Trial of a form: this application is not counted, and this document proves nothing.',
  draft: 'Working copy: this version has not been sent.',
  unanswered: 'Not answered',
  row: 'Row {{number}}',
  yes: 'Yes',
  no: 'No',
  noValue: 'Not given',
  noLabel: 'Untitled question',
} as const satisfies TranslationOf<typeof fr>;
