import { standaloneRoutes } from '../../shared/config/routes.ts';
import type { Language } from '../../shared/config/locales.ts';

/** The question itself, and a way in that somebody is about to finish. */
const undisturbed = [standaloneRoutes.welcome, standaloneRoutes.oauth];

/** Pages that invite nobody to anything else. */
export const isUndisturbed = (pathname: string, language: Language): boolean =>
  undisturbed.some((route) => pathname === route[language]);
