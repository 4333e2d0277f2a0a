import { routes } from '../../shared/config/routes.ts';
import type { Language } from '../../shared/config/locales.ts';

/** The onboarding page, and the callback page of social login. */
const undisturbed = [routes.welcome, routes.oauth];

/** Pages without invitations. */
export const isUndisturbed = (pathname: string, language: Language): boolean =>
  undisturbed.some((route) => pathname === route[language]);
