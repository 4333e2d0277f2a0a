import type { Catalogue } from '../../../i18n/catalogue.ts';
import type { fr } from './fr.ts';

export const en = {
  about: 'The training',
  provider: 'Provider',
  level: 'Level',
  enrol: 'Enrol on the provider’s site',
} as const satisfies Catalogue<typeof fr>;
