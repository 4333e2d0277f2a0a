import type { Catalogue } from '../../../i18n/catalogue.ts';
import type { fr } from './fr.ts';

export const en = {
  modified: 'Last updated: {{date}}',
} as const satisfies Catalogue<typeof fr>;
