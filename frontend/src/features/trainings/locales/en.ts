import type { TranslationOf } from '../../../../shared/i18n/translation-of.ts';
import type { fr } from './fr.ts';

export const en = {
  about: 'About',
  enrol: 'Enrol on the provider’s site',
  next: 'Coming up',
  now: 'In progress',
  past: 'This course has finished.',
  onDemand: 'No fixed date: at your own pace or on demand.',
} as const satisfies TranslationOf<typeof fr>;
