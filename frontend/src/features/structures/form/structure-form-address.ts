import type { Language } from '../../../../shared/config/locales.ts';
import { pathTo } from '../../../../shared/config/routes.ts';

export const structureFormAddress = (language: Language, id: number): string =>
  `${pathTo('structureForm', language)}?id=${id}`;
