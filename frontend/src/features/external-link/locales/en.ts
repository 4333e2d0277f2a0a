import type { TranslationOf } from '../../../../shared/i18n/translation-of.ts';
import type { fr } from './fr.ts';

export const en = {
  title: 'You are leaving Passerelle',
  lead: 'This link leads to another site, for which we do not answer:',
  address: 'Full address',
  written: 'This name is also written {{name}}.',
  lookalike:
    'This name uses letters of another alphabet: {{name}}. Make sure that it is the site you expect.',
  insecure: 'The connection to this site is not encrypted: do not type a password or personal data there.',
  go: 'Continue to {{host}}',
  stay: 'Stay on Passerelle',
  missingTitle: 'This link is not one of ours',
  missing:
    'The address was changed, or the page that named it has changed. We lead only to sites that our pages name.',
} as const satisfies TranslationOf<typeof fr>;
