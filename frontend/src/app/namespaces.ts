import type { i18n } from 'i18next';
import type { Language } from '../../shared/config/locales.ts';
import type { PageNamespace } from '../../shared/config/route-kinds.ts';
import { cloneI18n, createI18n } from '../../shared/i18n/create-i18n.ts';
import { loadTexts } from './text-files.ts';

/** Texts of the frame of every public page. */
export const publicFrame = [
  'common',
  'choices',
  'consent',
  'errorPage',
  'externalLink',
  'footer',
  'header',
  'newsletter',
  'onboarding',
  'signUpInvite',
  'suggestions',
] as const;

/** Metadata of a route. */
export interface RouteHandle {
  /** Awaited before its page is rendered. */
  namespaces: readonly PageNamespace[];
}

/** Texts and plural rules, for all requests. */
const shared: Record<Language, i18n> = { fr: createI18n('fr'), en: createI18n('en') };

async function loadNamespace(name: PageNamespace, language: Language): Promise<void> {
  if (shared[language].hasResourceBundle(language, name)) return;
  shared[language].addResourceBundle(language, name, await loadTexts(name, language));
}

/** The translator of a language with these texts: the browser's only one. */
export async function loadNamespaces(language: Language, named: readonly PageNamespace[]): Promise<i18n> {
  await Promise.all(named.map((name) => loadNamespace(name, language)));
  return shared[language];
}

/** Namespaces that the routes matching an address name. */
export const namespacesOf = (matches: readonly { route: { handle?: unknown } }[]): PageNamespace[] =>
  matches.flatMap(({ route }) => (route.handle as RouteHandle | undefined)?.namespaces ?? []);

/**
 * The translator of one page.
 * @param named what the page says: its frame and its routes
 * @param onMissing called for a missing text in production
 */
export async function pageI18n(
  language: Language,
  named: readonly PageNamespace[],
  onMissing?: (problem: Error) => void,
): Promise<i18n> {
  return cloneI18n(await loadNamespaces(language, named), named, onMissing);
}
