import { createContext, useContext } from 'react';
import { createContext as createRouterContext } from 'react-router';
import type { Environment } from '../../shared/config/environment.ts';
import type { Language } from '../../shared/config/locales.ts';
import type { SignedInUserQuery } from '../../shared/graphql/generated/operations.ts';
import type { QueryFunction } from '../../shared/graphql/operation.ts';
import type { Visit } from '../../shared/pages/visit.ts';

/** Data of the visit for every page; the same on the server and on the client. */
export interface Site {
  language: Language;
  /** Scheme and host, without a slash at the end: `https://passerelle.example`. */
  origin: string;
  environment: Environment;
  /** Light version: no pictures in lists, no web font, no script until a form is used. */
  dataLight: boolean;
  requestId: string;
  /** Signed-in person; absent for everyone else, and in every cached page. */
  visit?: Visit;
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
export const visitContext = createRouterContext<Visit | undefined>(undefined);
/** The signed-in user, as currently in WordPress. */
export type Member = NonNullable<SignedInUserQuery['passerelleUser']>;
/** Member who opened a page that is not for everybody; set by its guard. */
export const memberContext = createRouterContext<Member>();
/** Environment of the site; on the server only. */
export const environmentContext = createRouterContext<Environment>('production');
/** View data of a page that the server renders for each request; undefined in cached pages. */
export const viewDataContext = createRouterContext<unknown>(undefined);
