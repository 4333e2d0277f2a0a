import type { NormalizedCacheObject } from '@apollo/client';
import { isRouteErrorResponse, UNSAFE_ErrorResponseImpl as ErrorResponseImpl } from 'react-router';
import { isQueryError } from '../../../shared/graphql/operation.ts';
import type { Site } from '../../lib/site.ts';
import type { Notice } from './notice-store.ts';

/** A public error: its status without its cause. */
interface PublicError {
  status: number;
  data: { code: string } | null;
}

/** State that the server's page hands to the browser, as JSON. */
export interface PageState {
  /** Path and query that the page was rendered for. */
  address: string;
  site: Site;
  loaderData: Record<string, unknown>;
  errors: Record<string, PublicError> | null;
  cache: NormalizedCacheObject;
  /** Messages that the page comes with. */
  notices: readonly Notice[];
}

/** Id of the element that holds it. */
export const stateId = 'workspace-state';

/** JSON for the text of a script element, which React writes without escaping: nothing in it may end the element. */
export const writeState = (state: PageState): string =>
  JSON.stringify(state).replaceAll('<', String.raw`\u003c`);

export const readState = (): PageState =>
  JSON.parse(document.getElementById(stateId)?.textContent ?? '') as PageState;

export function publicErrors(
  errors: Record<string, unknown> | null | undefined,
  onError: (error: unknown) => void,
): PageState['errors'] {
  if (!errors) return null;
  return Object.fromEntries(
    Object.entries(errors).map(([route, error]): [string, PublicError] => {
      if (isRouteErrorResponse(error)) return [route, { status: error.status, data: null }];
      onError(error);
      return [
        route,
        isQueryError(error)
          ? { status: error.status, data: { code: error.code } }
          : { status: 500, data: null },
      ];
    }),
  );
}

/** Converts errors for the router, on server and client: a 404 is not a program failure. */
export const routerErrors = (errors: PageState['errors']): Record<string, ErrorResponseImpl> | null =>
  errors &&
  Object.fromEntries(
    Object.entries(errors).map(([route, { status, data }]) => [
      route,
      new ErrorResponseImpl(status, '', data),
    ]),
  );
