import type { RouteObject } from 'react-router';
import type { Language } from '../config/locales.ts';
import { standaloneRoutes } from '../config/routes.ts';
import { en as formEn } from '../components/form/locales/en.ts';
import { fr as formFr } from '../components/form/locales/fr.ts';
import { en as authEn } from '../features/auth/locales/en.ts';
import { fr as authFr } from '../features/auth/locales/fr.ts';
import * as forYou from '../features/auth/for-you-page.tsx';
import * as activation from '../features/auth/activation-page.tsx';
import * as forgotPassword from '../features/auth/forgot-password-page.tsx';
import * as login from '../features/auth/login-page.tsx';
import * as newPassword from '../features/auth/new-password-page.tsx';
import { emailConfirm, emailUndo } from '../features/auth/email-link-pages.tsx';
import * as noProfile from '../features/auth/no-profile-page.tsx';
import * as signUp from '../features/auth/sign-up-page.tsx';
import { en as botCheckEn } from '../components/bot-check/locales/en.ts';
import { fr as botCheckFr } from '../components/bot-check/locales/fr.ts';
import * as contact from '../features/contact/contact-page.tsx';
import { en as contactEn } from '../features/contact/locales/en.ts';
import { fr as contactFr } from '../features/contact/locales/fr.ts';
import { en as interestsEn } from '../components/interests/locales/en.ts';
import { fr as interestsFr } from '../components/interests/locales/fr.ts';
import { en as onboardingEn } from '../features/onboarding/locales/en.ts';
import { fr as onboardingFr } from '../features/onboarding/locales/fr.ts';
import * as welcome from '../features/onboarding/welcome-page.tsx';
import * as cookies from '../features/consent/cookies-page.tsx';
import { en as consentEn } from '../features/consent/locales/en.ts';
import { fr as consentFr } from '../features/consent/locales/fr.ts';
import * as exit from '../features/exit/exit-page.tsx';
import { en as exitEn } from '../features/exit/locales/en.ts';
import { fr as exitFr } from '../features/exit/locales/fr.ts';
import { en as settingsEn } from '../features/settings/locales/en.ts';
import { fr as settingsFr } from '../features/settings/locales/fr.ts';
import * as settings from '../features/settings/settings-page.tsx';
import * as cacheDump from '../features/technical/cache-dump-page.tsx';
import * as flushCache from '../features/technical/flush-cache-page.tsx';
import { en as technicalEn } from '../features/technical/locales/en.ts';
import { fr as technicalFr } from '../features/technical/locales/fr.ts';
import { en as waysInEn } from '../features/ways-in/locales/en.ts';
import { fr as waysInFr } from '../features/ways-in/locales/fr.ts';
import * as administrationPage from '../features/ways-in/administration-page.tsx';
import * as oauthPage from '../features/ways-in/oauth-page.tsx';
import * as switchPage from '../features/ways-in/switch-page.tsx';
import * as design from './design/design-page.tsx';
import { ErrorPage } from './error-page.tsx';

/** Texts that no client fetches: the server alone renders what they stand in. */
export const standaloneTexts = {
  fr: {
    auth: authFr,
    botCheck: botCheckFr,
    contact: contactFr,
    interests: interestsFr,
    onboarding: onboardingFr,
    form: formFr,
    consent: consentFr,
    exit: exitFr,
    settings: settingsFr,
    technical: technicalFr,
    waysIn: waysInFr,
  },
  en: {
    auth: authEn,
    botCheck: botCheckEn,
    contact: contactEn,
    interests: interestsEn,
    onboarding: onboardingEn,
    form: formEn,
    consent: consentEn,
    exit: exitEn,
    settings: settingsEn,
    technical: technicalEn,
    waysIn: waysInEn,
  },
} as const;

/** Each by name: whoever looks for dead code must see that both are used. */
const screens = {
  contact: { loader: contact.loader, Component: contact.Component },
  welcome: { loader: welcome.loader, Component: welcome.Component },
  cookies: { loader: cookies.loader, Component: cookies.Component },
  design: { loader: design.loader, Component: design.Component },
  externalLink: { loader: exit.loader, Component: exit.Component },
  login: { loader: login.loader, Component: login.Component },
  signUp: { loader: signUp.loader, Component: signUp.Component },
  activation: { loader: activation.loader, Component: activation.Component },
  forgotPassword: { loader: forgotPassword.loader, Component: forgotPassword.Component },
  newPassword: { loader: newPassword.loader, Component: newPassword.Component },
  emailConfirm,
  emailUndo,
  noProfile: { loader: noProfile.loader, Component: noProfile.Component },
  oauth: { loader: oauthPage.loader, Component: oauthPage.Component },
  switch: { loader: switchPage.loader, Component: switchPage.Component },
  administration: { loader: administrationPage.loader, Component: administrationPage.Component },
  forYou: { loader: forYou.loader, Component: forYou.Component },
  settings: { loader: settings.loader, Component: settings.Component },
  apolloCacheDump: { loader: cacheDump.loader, Component: cacheDump.Component },
  flushCache: { loader: flushCache.loader, Component: flushCache.Component },
} satisfies Record<keyof typeof standaloneRoutes, unknown>;

/** Pages that only the server renders, in one language. */
export const standalonePages = (language: Language): RouteObject[] =>
  Object.entries(screens).map(([id, { loader, Component }]) => ({
    id,
    path: standaloneRoutes[id as keyof typeof screens][language],
    loader,
    Component,
    ErrorBoundary: ErrorPage,
  }));

export const isStandalone = (id: string | undefined): boolean => id !== undefined && id in screens;
