import type { TranslationOf } from '../../../../../shared/i18n/translation-of.ts';
import type { fr } from './fr.ts';

/** Texts of the links that export the applications to a call. */
export const en = {
  title_one: 'Export {{count}} application',
  title_other: 'Export {{count}} applications',
  lead: 'The files contain the applications in the list, from all its pages, with the filters and sort order you chose. Your own applications and statistical answers aren’t included.',
  xlsx: {
    name: 'Excel workbook (XLSX)',
    what: 'One row per application, one sheet per table in the form, then reviews and conflicts of interest.',
  },
  csv: {
    name: 'Delimited text (CSV)',
    what: 'One row per application. Opens in any spreadsheet program.',
  },
  zip: {
    name: 'Everything (ZIP)',
    what: 'One folder per application: answers, scanned files, letters, and the list of files with their hashes. The download may take a while.',
  },
  logged: 'These files contain confidential data. Each export is recorded in the audit log.',
} as const satisfies TranslationOf<typeof fr>;
