import type { Catalogue } from '../catalogue.ts';
import type { fr } from './fr.ts';

export const en = {
  frame: { siteName: 'Passerelle', skip: 'Skip to content' },
} as const satisfies Catalogue<typeof fr>;
