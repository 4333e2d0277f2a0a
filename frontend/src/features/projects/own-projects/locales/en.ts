import type { TranslationOf } from '../../../../../shared/i18n/translation-of.ts';
import type { fr } from './fr.ts';

export const en = {
  title: 'Your projects',
  lead: 'Supported projects that benefit you or your organisation. You propose changes and the team decides.',
  none: {
    what: 'No supported project is linked to your account or your organisations yet.',
    who: 'The Passerelle team creates each supported project’s page and links its beneficiaries. You’ll then find the project here and can propose changes.',
    contact: 'Write to the team about your project',
  },
  total_one: '{{count}} project',
  total_other: '{{count}} projects',
  form: {
    new: 'Supported project',
    proposal:
      'This project’s page is public. It won’t change until the team applies the changes you propose here.',
    closed: 'This project can’t be edited at the moment. Here’s its status and what it contains.',
    toList: 'View your projects',
  },
} as const satisfies TranslationOf<typeof fr>;
