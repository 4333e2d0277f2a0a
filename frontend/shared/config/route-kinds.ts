import type { ResourceNamespaceMap } from 'i18next';
import { type ArchiveKey, itemPathIn } from './item-paths.ts';
import type { Language } from './locales.ts';
import { anyMember, type RequiredRights } from './rights.ts';

/** Texts of pages: those of feeds and calendars are the server's own. */
export type PageNamespace = Exclude<keyof ResourceNamespaceMap, 'documents'>;

export type Paths = Readonly<Record<Language, string>>;

export interface RouteEntry extends Paths {
  /**
   * How the page is made: `public` once for everybody, and cached · `perVisitor` for each request, out of caches, sitemap
   * and search engines · `workspace` by the signed-in application.
   */
  readonly kind: 'public' | 'perVisitor' | 'workspace';
  /** People who may open the page; absent: everybody. */
  readonly who?: RequiredRights;
  /**
   * Path of the module under src, without extension: `*-page.tsx`, or `*.screen.tsx` in the workspace. Absent: the
   * error page.
   */
  readonly module?: string;
  /** The texts that come with the module. */
  readonly namespaces?: readonly PageNamespace[];
  /** Named to search engines in the sitemap. */
  readonly inSitemap?: true;
  /** Has an entry in the navigation of the workspace, in the order of this table. */
  readonly inRail?: true;
  /** The daily screen of these people: at hand in the second place of the bar on phones. */
  readonly dailyFor?: RequiredRights;
  /** People who see that entry, where they are fewer than those who may open the page; absent: the same people. */
  readonly railFor?: RequiredRights;
  /** Begins a record: it is in the menu “new”, in the order of the rail. */
  readonly begins?: true;
  /** A page of the server’s in the frame of the workspace. Its loader returns the person: `user`. */
  readonly inFrame?: true;
  /** Closed to people whose profile is not published, who are led to the page that says so. WordPress decides. */
  readonly needsProfile?: true;
}

type Details = Omit<RouteEntry, 'kind' | Language>;
export const publicPage = <const D extends Details>(path: Paths, details: D) =>
  ({ ...path, kind: 'public', ...details }) as const;
export const perVisitor = <const D extends Details>(path: Paths, details: D) =>
  ({ ...path, kind: 'perVisitor', ...details }) as const;
/** A page that only the server renders, in the frame of the workspace. */
export const framed = <const D extends Details>(path: Paths, details: D) =>
  perVisitor(path, { who: anyMember, inFrame: true, ...details });
export const workspace = <const D extends Details>(path: Paths, details: D) =>
  ({ ...path, kind: 'workspace', who: anyMember, ...details }) as const;
/** The form of a new record. */
export const begins = <const Row extends RouteEntry>(row: Row) => ({ ...row, begins: true }) as const;

export const archive = (path: Paths) =>
  publicPage(path, {
    module: 'features/catalogue/archive-page',
    namespaces: ['catalogue'],
    inSitemap: true,
  });
export const detail = <const N extends PageNamespace>(key: ArchiveKey, module: string, texts: N) =>
  publicPage(
    { fr: itemPathIn(key, ':slug', 'fr'), en: itemPathIn(key, ':slug', 'en') },
    { module, namespaces: [texts, 'detail'] },
  );
export const formTexts = ['form', 'fieldErrors'] as const satisfies PageNamespace[];
/** A form of an account. */
export const accountForm = (path: Paths, module: string, ...more: PageNamespace[]) =>
  perVisitor(path, { module: `features/auth/${module}`, namespaces: ['auth', ...formTexts, ...more] });
