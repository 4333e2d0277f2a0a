import { createContext, useContext } from 'react';
import { createContext as createRouterContext } from 'react-router';
import type { Environment } from '../config/environment.ts';
import type { Language } from '../config/locales.ts';
import type { QueryFunction } from '../graphql/operation.ts';

/** What every page knows about the visit; the same on the server and on the client. */
export interface Site {
  language: Language;
  /** Scheme and host, without a slash at the end: `https://passerelle.example`. */
  origin: string;
  environment: Environment;
  /** The reader asked for few bytes: no pictures in lists, no web font, nothing hydrates until they act. */
  dataLight: boolean;
  requestId: string;
  /** The instant at which the page was made, in milliseconds: countdowns start from it on both sides. */
  now: number;
}

export const SiteContext = createContext<Site | undefined>(undefined);

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite needs a SiteContext');
  return site;
}

/** Handed to loaders: how to ask the content system, and in which language the page speaks. */
export const queryContext = createRouterContext<QueryFunction>();
export const languageContext = createRouterContext<Language>();
/** What the server tells a page that it makes for one visitor; pages of the cache are told nothing. */
export const givenContext = createRouterContext<unknown>(undefined);
