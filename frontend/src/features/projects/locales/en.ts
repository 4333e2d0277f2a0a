import type { Catalogue } from '../../../i18n/catalogue.ts';
import type { fr } from './fr.ts';

export const en = {
  about: 'The project',
  results: 'What remains of it',
  beneficiary: 'Project holder',
} as const satisfies Catalogue<typeof fr>;
