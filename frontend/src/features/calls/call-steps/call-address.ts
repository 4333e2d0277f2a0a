import type { Language } from '../../../../shared/config/locales.ts';
import { pathTo } from '../../../../shared/config/routes.ts';

/** Address of the form of a call. */
export const callAddress = (language: Language, id: number): string =>
  pathTo('editCall', language, { id: String(id) });
