import { routes } from '../../shared/config/routes.ts';
import type { Language } from '../../shared/config/locales.ts';

/** The question itself, and a way in that somebody is about to finish. */
const undisturbed = [routes.welcome, routes.oauth];

/** Pages that invite nobody to anything else. */
export const isUndisturbed = (pathname: string, language: Language): boolean =>
  undisturbed.some((route) => pathname === route[language]);
