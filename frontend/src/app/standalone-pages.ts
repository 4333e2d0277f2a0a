import type { RouteObject } from 'react-router';
import type { Language } from '../../shared/config/locales.ts';
import { standaloneRoutes } from '../../shared/config/routes.ts';
import * as activation from '../features/auth/activation-page.tsx';
import * as forgotPassword from '../features/auth/forgot-password-page.tsx';
import * as login from '../features/auth/login-page.tsx';
import * as newPassword from '../features/auth/new-password-page.tsx';
import { emailConfirm, emailUndo } from '../features/auth/email-link-pages.tsx';
import * as noProfile from '../features/auth/no-profile-page.tsx';
import * as signUp from '../features/auth/sign-up-page.tsx';
import * as contact from '../features/contact/contact-page.tsx';
import * as welcome from '../features/onboarding/welcome-page.tsx';
import * as cookies from '../features/consent/cookies-page.tsx';
import * as exit from '../features/exit/exit-page.tsx';
import * as settings from '../features/settings/settings-page.tsx';
import * as cacheDump from '../features/technical/cache-dump-page.tsx';
import * as flushCache from '../features/technical/flush-cache-page.tsx';
import * as administrationPage from '../features/ways-in/administration-page.tsx';
import * as oauthPage from '../features/ways-in/oauth-page.tsx';
import * as switchPage from '../features/ways-in/switch-page.tsx';
import * as design from './design/design-page.tsx';
import { ErrorPage } from './error-page.tsx';
import type { RouteHandle } from './namespaces.ts';

const formNamespaces = ['form', 'fieldErrors'] as const;

/** Each by name: whoever looks for dead code must see that both are used. */
const screens = {
  contact: {
    namespaces: ['contact', ...formNamespaces, 'botCheck'],
    loader: contact.loader,
    Component: contact.Component,
  },
  welcome: {
    namespaces: ['onboarding', ...formNamespaces, 'interests'],
    loader: welcome.loader,
    Component: welcome.Component,
  },
  cookies: { namespaces: ['consent'], loader: cookies.loader, Component: cookies.Component },
  design: { namespaces: ['catalogue'], loader: design.loader, Component: design.Component },
  externalLink: { namespaces: ['exit'], loader: exit.loader, Component: exit.Component },
  login: { namespaces: ['auth', ...formNamespaces], loader: login.loader, Component: login.Component },
  signUp: {
    namespaces: ['auth', ...formNamespaces, 'botCheck'],
    loader: signUp.loader,
    Component: signUp.Component,
  },
  activation: {
    namespaces: ['auth', ...formNamespaces],
    loader: activation.loader,
    Component: activation.Component,
  },
  forgotPassword: {
    namespaces: ['auth', ...formNamespaces, 'botCheck'],
    loader: forgotPassword.loader,
    Component: forgotPassword.Component,
  },
  newPassword: {
    namespaces: ['auth', ...formNamespaces],
    loader: newPassword.loader,
    Component: newPassword.Component,
  },
  emailConfirm: { namespaces: ['auth', ...formNamespaces], ...emailConfirm },
  emailUndo: { namespaces: ['auth', ...formNamespaces], ...emailUndo },
  noProfile: { namespaces: ['auth', 'form'], loader: noProfile.loader, Component: noProfile.Component },
  oauth: {
    namespaces: ['waysIn', ...formNamespaces],
    loader: oauthPage.loader,
    Component: oauthPage.Component,
  },
  switch: { namespaces: ['waysIn'], loader: switchPage.loader, Component: switchPage.Component },
  administration: {
    namespaces: ['waysIn', ...formNamespaces],
    loader: administrationPage.loader,
    Component: administrationPage.Component,
  },
  settings: {
    namespaces: ['settings', ...formNamespaces, 'interests'],
    loader: settings.loader,
    Component: settings.Component,
  },
  apolloCacheDump: { namespaces: ['technical'], loader: cacheDump.loader, Component: cacheDump.Component },
  flushCache: { namespaces: ['technical'], loader: flushCache.loader, Component: flushCache.Component },
} satisfies Record<keyof typeof standaloneRoutes, RouteHandle & Pick<RouteObject, 'loader' | 'Component'>>;

/** Pages that only the server renders, in one language. */
export const standalonePages = (language: Language): RouteObject[] =>
  Object.entries(screens).map(([id, { namespaces, loader, Component }]) => ({
    id,
    handle: { namespaces } satisfies RouteHandle,
    path: standaloneRoutes[id as keyof typeof screens][language],
    loader,
    Component,
    ErrorBoundary: ErrorPage,
  }));

export const isStandalone = (id: string | undefined): boolean => id !== undefined && id in screens;
