import type { TranslationOf } from '../../../../../shared/i18n/translation-of.ts';
import type { fr } from './fr.ts';

export const en = {
  title: 'A file needs replacing',
  refused: 'Our security check rejected a file after you sent it: no one can open it.',
  files: 'Rejected: {{names}}.',
  until:
    'You can replace it until {{instant}}, even if the call has closed. The rest of your application stays as it is.',
  ofOthers: 'The applicant, or an owner of the organisation that applies, can replace it until {{instant}}.',
  inForm: 'Replace it in the form and send a new version by {{instant}}.',
  overTitle: 'The deadline for replacing a file has passed',
  over: 'The file rejected by our security check could be replaced until {{instant}}. Your application stays as you sent it, without that file.',
  action: 'Send the new file',
  waiting: 'You can send it as soon as the file has arrived.',
  after: 'A new version of your application will be saved, with a new receipt.',
  row: 'A rejected file needs replacing by {{instant}}.',
  rowOver: 'A rejected file was not replaced by {{instant}}.',
} as const satisfies TranslationOf<typeof fr>;
