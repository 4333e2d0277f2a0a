import type { TranslationOf } from '../../../../shared/i18n/translation-of.ts';
import type { fr } from './fr.ts';

export const en = {
  title: 'You are leaving Passerelle',
  lead: 'This link leads to another site, which we aren’t responsible for:',
  address: 'Full address',
  written: 'This name can also be written {{name}}.',
  lookalike: 'This name uses letters from another alphabet: {{name}}. Make sure it’s the site you expect.',
  insecure: 'The connection to this site isn’t encrypted: don’t enter a password or personal data there.',
  go: 'Continue to {{host}}',
  stay: 'Stay on Passerelle',
  missingTitle: 'We don’t recognise this link',
  missing:
    'The address was altered, or the page that linked to it has changed. We only open sites that our pages link to.',
} as const satisfies TranslationOf<typeof fr>;
