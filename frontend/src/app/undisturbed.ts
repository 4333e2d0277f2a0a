import { routes } from '../../shared/config/routes.ts';
import type { Language } from '../../shared/config/locales.ts';

/** Pages with one question of their own: the onboarding page, those that mails link to, the callback of social login. */
const undisturbed = [
  routes.welcome,
  routes.oauth,
  routes.noProfile,
  routes.stopNotices,
  routes.letter,
  routes.receipt,
  routes.cookies,
];

/** Pages without invitations. */
export const isUndisturbed = (pathname: string, language: Language): boolean =>
  undisturbed.some((route) => pathname === route[language]);
