import { languages } from '../../shared/config/locales.ts';
import { dataLightParameter } from '../../shared/config/data-light.ts';
import { knownParameters, workspaceParameters } from '../../shared/config/parameters.ts';
import { isInWorkspace } from '../../shared/config/workspace.ts';
import { dashboardRoot } from '../../shared/config/dashboard-routes.ts';
import { pathTo, routes } from '../../shared/config/routes.ts';
import { hashParameter } from '../../shared/forms/auth-forms.ts';
import { canonicalPath } from '../../shared/config/canonical-path.ts';
import { AppError } from '../errors/app-error.ts';
import { limits } from '../limits.ts';

export interface PageAddress {
  /** Path as in the URL, percent-encoded. */
  readonly pathname: string;
  /** Known parameters only, sorted: what the page is rendered with and what the cache key holds. */
  readonly search: string;
  /** Free text was searched for: one of endlessly many addresses. */
  readonly hasFreeText: boolean;
}

export type AddressAnswer =
  | { kind: 'page'; address: PageAddress }
  /** `status` 301: the right form of the same address · 302: for the time being · 303: after a switch was remembered. */
  | { kind: 'redirect'; location: string; status: 301 | 302 | 303; dataLight: 'on' | 'off' | undefined };

/** Paths that were written otherwise than the spec, whose form is the published one; and the dashboard, by its first section. */
const respelled = new Map<string, string>([
  ['/vos-statistiques/', routes.stats.fr],
  [`${dashboardRoot.fr}vos-statistiques/`, routes.stats.fr],
  ...languages.map((language) => [dashboardRoot[language], pathTo('forYou', language)] as const),
]);

/** Links to a structure in mails have the page of invitations, which visitors can read too. */
const linkPages = new Map<string, string>(
  languages.map((language) => [routes.structures[language], pathTo('invitation', language)]),
);

const known: ReadonlySet<string> = new Set(knownParameters);
const knownInWorkspace: ReadonlySet<string> = new Set(workspaceParameters);
const controlCharacters = /\p{Cc}/gu;

/**
 * Parses a raw request target.
 * @throws AppError malformed_request for an invalid URL or a parameter beyond the limits · not_found
 */
export function readAddress(target: string): AddressAnswer {
  const [rawPath, rawQuery] = splitOnce(target, '?');
  if (!rawPath.startsWith('/') || rawPath.includes('\\') || rawQuery.length > limits.server.queryLength) {
    throw new AppError('malformed_request');
  }
  if (rawPath.length > limits.server.pathLength) throw new AppError('not_found');
  const decoded = decode(rawPath);
  if (decoded.match(controlCharacters)) throw new AppError('malformed_request');

  const parameters = new URLSearchParams(rawQuery);
  const requested = parameters.get(dataLightParameter);
  const dataLight = requested === 'on' || requested === 'off' ? requested : undefined;
  const pathname = pathOf(rawPath);
  if (pathname !== rawPath || dataLight) {
    if (dataLight) parameters.delete(dataLightParameter);
    const query = dataLight ? parameters.toString() : asciiQuery(rawQuery);
    const location = query ? `${pathname}?${query}` : pathname;
    return { kind: 'redirect', location, status: dataLight ? 303 : 301, dataLight };
  }
  const linkPage = linkPages.get(pathname);
  const hash = parameters.get(hashParameter);
  if (linkPage && hash) {
    const location = `${linkPage}?${new URLSearchParams({ [hashParameter]: hash })}`;
    return { kind: 'redirect', location, status: 302, dataLight };
  }
  return { kind: 'page', address: { pathname, ...allowedSearch(pathname, parameters) } };
}

function pathOf(rawPath: string): string {
  const path = new URL(`http://site.invalid/${rawPath.replace(/^\/+/, '')}`).pathname;
  const canonical = canonicalPath(path) ?? path;
  return respelled.get(canonical) ?? canonical;
}

function allowedSearch(
  pathname: string,
  parameters: URLSearchParams,
): Pick<PageAddress, 'search' | 'hasFreeText'> {
  const names = isInWorkspace(pathname) ? knownInWorkspace : known;
  const allowed = [...parameters].flatMap(([name, value]) => {
    const clean = value.replace(controlCharacters, ' ').normalize('NFC').trim();
    return names.has(name) && clean !== '' ? [[name, clean] as const] : [];
  });
  if (
    allowed.length > limits.pages.parameterValues ||
    allowed.some(([, value]) => value.length > limits.pages.parameterLength)
  ) {
    throw new AppError('malformed_request');
  }
  const sorted = allowed.toSorted(([a, x], [b, y]) => compare(a, b) || compare(x, y));
  const search = new URLSearchParams(sorted.map(([name, value]) => [name, value])).toString();
  return { search: search ? `?${search}` : '', hasFreeText: sorted.some(([name]) => name === 'q') };
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

function splitOnce(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    throw new AppError('malformed_request');
  }
}

/** The query unchanged, but safe in a header. */
function asciiQuery(query: string): string {
  return new URL(`http://site.invalid/?${query}`).search.slice(1);
}
