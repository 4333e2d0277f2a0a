import type { Catalogue } from '../../../i18n/catalogue.ts';
import type { fr } from './fr.ts';

export const en = {
  about: 'The resource',
  kind: 'Kind',
  open: 'Open the resource',
} as const satisfies Catalogue<typeof fr>;
