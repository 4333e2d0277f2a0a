import type { i18n } from 'i18next';
import type { Language } from '../../shared/config/locales.ts';
import type { PageNamespace } from '../../shared/config/routes.ts';
import { cloneI18n, createI18n } from '../../shared/i18n/create-i18n.ts';

type LoadTexts = Record<Language, () => Promise<Partial<Record<Language, object>>>>;

/** Where the texts of each namespace are: one for each feature and each family of components. */
export const namespaces: Record<PageNamespace, LoadTexts> = {
  auth: {
    fr: () => import('../features/auth/locales/fr.ts'),
    en: () => import('../features/auth/locales/en.ts'),
  },
  botCheck: {
    fr: () => import('../components/bot-check/locales/fr.ts'),
    en: () => import('../components/bot-check/locales/en.ts'),
  },
  calls: {
    fr: () => import('../features/calls/locales/fr.ts'),
    en: () => import('../features/calls/locales/en.ts'),
  },
  catalogue: {
    fr: () => import('../features/catalogue/locales/fr.ts'),
    en: () => import('../features/catalogue/locales/en.ts'),
  },
  common: {
    fr: () => import('../../shared/i18n/locales/fr.ts'),
    en: () => import('../../shared/i18n/locales/en.ts'),
  },
  consent: {
    fr: () => import('../features/consent/locales/fr.ts'),
    en: () => import('../features/consent/locales/en.ts'),
  },
  contact: {
    fr: () => import('../features/contact/locales/fr.ts'),
    en: () => import('../features/contact/locales/en.ts'),
  },
  dashboard: {
    fr: () => import('../features/dashboard/locales/fr.ts'),
    en: () => import('../features/dashboard/locales/en.ts'),
  },
  detail: {
    fr: () => import('../content/detail/locales/fr.ts'),
    en: () => import('../content/detail/locales/en.ts'),
  },
  events: {
    fr: () => import('../features/events/locales/fr.ts'),
    en: () => import('../features/events/locales/en.ts'),
  },
  exit: {
    fr: () => import('../features/exit/locales/fr.ts'),
    en: () => import('../features/exit/locales/en.ts'),
  },
  fieldErrors: {
    fr: () => import('../components/field-errors/locales/fr.ts'),
    en: () => import('../components/field-errors/locales/en.ts'),
  },
  form: {
    fr: () => import('../components/form/locales/fr.ts'),
    en: () => import('../components/form/locales/en.ts'),
  },
  home: {
    fr: () => import('../features/home/locales/fr.ts'),
    en: () => import('../features/home/locales/en.ts'),
  },
  initiatives: {
    fr: () => import('../features/initiatives/locales/fr.ts'),
    en: () => import('../features/initiatives/locales/en.ts'),
  },
  interests: {
    fr: () => import('../content/interests/locales/fr.ts'),
    en: () => import('../content/interests/locales/en.ts'),
  },
  onboarding: {
    fr: () => import('../features/onboarding/locales/fr.ts'),
    en: () => import('../features/onboarding/locales/en.ts'),
  },
  projects: {
    fr: () => import('../features/projects/locales/fr.ts'),
    en: () => import('../features/projects/locales/en.ts'),
  },
  resources: {
    fr: () => import('../features/resources/locales/fr.ts'),
    en: () => import('../features/resources/locales/en.ts'),
  },
  settings: {
    fr: () => import('../features/settings/locales/fr.ts'),
    en: () => import('../features/settings/locales/en.ts'),
  },
  site: {
    fr: () => import('../features/site/locales/fr.ts'),
    en: () => import('../features/site/locales/en.ts'),
  },
  suggestions: {
    fr: () => import('../features/suggestions/locales/fr.ts'),
    en: () => import('../features/suggestions/locales/en.ts'),
  },
  technical: {
    fr: () => import('../features/technical/locales/fr.ts'),
    en: () => import('../features/technical/locales/en.ts'),
  },
  trainings: {
    fr: () => import('../features/trainings/locales/fr.ts'),
    en: () => import('../features/trainings/locales/en.ts'),
  },
  waysIn: {
    fr: () => import('../features/ways-in/locales/fr.ts'),
    en: () => import('../features/ways-in/locales/en.ts'),
  },
  workspace: {
    fr: () => import('./workspace/locales/fr.ts'),
    en: () => import('./workspace/locales/en.ts'),
  },
};

/** What the frame of every public page says. */
export const publicFrame = ['common', 'consent', 'exit', 'onboarding', 'suggestions'] as const;

/** What a route tells of itself. */
export interface RouteHandle {
  /** Awaited before its page is rendered. */
  namespaces: readonly PageNamespace[];
}

/** Texts and plural rules, for all requests. */
const shared: Record<Language, i18n> = { fr: createI18n('fr'), en: createI18n('en') };

async function loadNamespace(name: PageNamespace, language: Language): Promise<void> {
  if (shared[language].hasResourceBundle(language, name)) return;
  const texts = await namespaces[name][language]();
  shared[language].addResourceBundle(language, name, texts[language]);
}

/** The translator of a language with these texts: the browser's only one. */
export async function loadNamespaces(language: Language, named: readonly PageNamespace[]): Promise<i18n> {
  await Promise.all(named.map((name) => loadNamespace(name, language)));
  return shared[language];
}

/** What the routes name that an address matches. */
export const namespacesOf = (matches: readonly { route: { handle?: unknown } }[]): PageNamespace[] =>
  matches.flatMap(({ route }) => (route.handle as RouteHandle | undefined)?.namespaces ?? []);

/**
 * The translator of one page.
 * @param named what the page says: its frame and its routes
 * @param onMissing told in production of a text that is not there
 */
export async function pageI18n(
  language: Language,
  named: readonly PageNamespace[],
  onMissing?: (problem: Error) => void,
): Promise<i18n> {
  return cloneI18n(await loadNamespaces(language, named), named, onMissing);
}
