import type { Language } from '../config/locales.ts';
import type { Environment } from '../config/environment.ts';
import type { QueryFunction } from '../graphql/operation.ts';
import type { Visit } from './visit.ts';

/** A module with everything that it needs before it runs. */
export interface ScriptAssets {
  /** The module first, then what it imports: fetched at once rather than one after the other. */
  js: string[];
  css: string[];
}

/** Addresses that a page's HTML names, as the build wrote them to dist/assets.json. */
export interface Assets {
  /** The module of every page with script. */
  module: string;
  /** The module of pages with forms. */
  forms: string;
  css: string[];
  fonts: string[];
  /** Assets of the workspace, which has its own style sheet. */
  workspace: {
    entry: ScriptAssets;
    /** Scripts with the texts of the frame in each language, and the addresses of the others. */
    texts: Readonly<Record<Language, readonly string[]>>;
    /** Assets that a screen needs in addition, by the id of its route. */
    screens: Readonly<Record<string, ScriptAssets>>;
  };
}

export interface RenderRequest {
  /** The public address of the page: canonical links take its origin. */
  url: URL;
  dataLight: boolean;
  /** The visitor has not chosen about cookies yet. */
  showsConsentBanner: boolean;
  environment: Environment;
  assets: Assets;
  query: QueryFunction;
  requestId: string;
  /** Data of a page that is rendered for each request; absent for cached pages. */
  viewData?: unknown;
  /** The signed-in user; `query` then runs with their rights. */
  visit?: Visit | undefined;
  /** When its reader was shown it, in milliseconds, if it is shown again because WordPress does not answer. */
  shownAt?: number;
  /** Called with errors that the page hides from the reader. */
  onError?: (error: unknown) => void;
}

export interface MissedWords {
  language: Language;
  /** Normalised by WordPress, without personal data that it recognises. */
  words: string;
}

export interface RenderedPage {
  status: number;
  /** Path of a redirect, when the status is 301 or 302; `html` is empty then. */
  redirect?: string;
  html: string;
  /** HTML of a cacheable page with the note that it may be out of date. */
  staleHtml?: string;
  tags: string[];
  /** The same for every signed-out visitor: may be cached until one of the tags is invalidated. */
  cacheable: boolean;
  /** Group of the item that the public page is about, whose views are counted. */
  groupId?: number;
  /** Words of a search that found nothing, which are counted. */
  missed?: MissedWords;
  headers: Record<string, string>;
}
