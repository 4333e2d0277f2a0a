import type { TranslationOf } from '../../../../../shared/i18n/translation-of.ts';
import type { fr } from './fr.ts';

export const en = {
  title: 'Your projects',
  lead: 'The supported projects that you or your structure benefit from. You propose changes, the team decides.',
  none: {
    what: 'No supported project is linked to your account yet, or to one of your structures.',
    who: 'The Passerelle team creates the page of a supported project and links those who benefit from it. Once that is done, you find the project here and can propose changes.',
    contact: 'Write to the team about your project',
  },
  total_one: '{{count}} project',
  total_other: '{{count}} projects',
  form: {
    new: 'Supported project',
    proposal:
      'The page of this project is public. It stays as it is until the team applies the changes that you propose here.',
    closed:
      'This project cannot be changed here at the moment. Here is where it stands, and what it contains.',
    toList: 'See your projects',
  },
} as const satisfies TranslationOf<typeof fr>;
