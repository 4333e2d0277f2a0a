import type { Language } from '../config/locales.ts';
import { externalLinkPath } from '../config/script-paths.ts';

/** Longer addresses are no links that a person means. */
const longestUrl = 2000;

/**
 * A web address of another site as we are ready to link it, or undefined. Refused: every scheme but http and https,
 * and a name or password before the host, which makes `https://known.example@evil.example` look like another site.
 */
export function outgoingUrl(text: string): URL | undefined {
  const trimmed = text.trim();
  if (trimmed.length > longestUrl || !/^https?:\/\//i.test(trimmed) || !URL.canParse(trimmed))
    return undefined;
  const url = new URL(trimmed);
  return url.username || url.password || !url.hostname ? undefined : url;
}

/** The address in the one form in which pages name it, so that the server finds it again in their HTML. */
export const hrefOf = (url: URL): string => url.href.replaceAll("'", '%27');

/**
 * The warning page before an external site. It shows only links that the page `from` really contains, so that it cannot
 * be abused for other URLs.
 */
export function warningPath(url: URL, from: string, language: Language): string {
  const parameters = new URLSearchParams({ page: from, url: hrefOf(url) });
  return `${externalLinkPath[language]}?${parameters}`;
}
