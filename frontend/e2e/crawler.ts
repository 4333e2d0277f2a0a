import { setTimeout } from 'node:timers/promises';
import { origin } from './site.ts';

/** Head of a crawled page, and the links of its body. */
export interface CrawledPage {
  /** Path and query, as it was asked for. */
  address: string;
  status: number;
  location: string | null;
  html: string;
  canonical: string | undefined;
  indexed: boolean;
  /** Addresses by hreflang. */
  translations: Record<string, string>;
  /** Addresses of feeds and calendars, and of the picture to share. */
  documents: string[];
  links: string[];
}

const atOnce = 3;
/** A busy machine asks crawlers to come back; this one does, sooner than it is told. */
const comebacks = 8;
const comebackAfter = 2_000;
const decode = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');

/** The attributes of each element of a name, in the HTML that the server writes. */
function elements(html: string, name: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${name}((?:\\s+[\\w:-]+(?:="[^"]*")?)+)\\s*/?>`, 'g'))].map(
    ([, attributes = '']) =>
      Object.fromEntries(
        [...attributes.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [
          key.toLowerCase(),
          decode(value),
        ]),
      ),
  );
}

/** The address on this site, or undefined for what lies elsewhere. */
function ownAddress(href: string, base: string): string | undefined {
  if (!URL.canParse(href, origin + base)) return undefined;
  const { origin: found, pathname, search } = new URL(href, origin + base);
  return found === origin ? pathname + search : undefined;
}

export async function fetchPage(address: string): Promise<Response> {
  for (let left = comebacks; ; left -= 1) {
    const response = await fetch(origin + address, { redirect: 'manual' });
    if (response.status !== 503 || left === 0) return response;
    await response.body?.cancel();
    await setTimeout(comebackAfter);
  }
}

export async function visit(address: string): Promise<CrawledPage> {
  const response = await fetchPage(address);
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  const body = await response.text();
  // Templates are not part of the page.
  const html = isPage ? body.replaceAll(/<template[\s>].*?<\/template>/gs, '') : '';
  const links = elements(html, 'link');
  const own = (href: string | undefined) => (href === undefined ? undefined : ownAddress(href, address));
  const picture = elements(html, 'meta').find(({ property }) => property === 'og:image')?.['content'];
  const alternates = links.filter(({ rel }) => rel === 'alternate');
  return {
    address,
    status: response.status,
    location: response.headers.get('location'),
    html,
    canonical: links.find(({ rel }) => rel === 'canonical')?.['href'],
    indexed: !elements(html, 'meta').some(
      ({ name, content }) => name === 'robots' && content?.includes('noindex'),
    ),
    translations: Object.fromEntries(
      alternates.flatMap(({ hreflang, type, href }) => (hreflang && !type ? [[hreflang, href ?? '']] : [])),
    ),
    documents: [...alternates.flatMap(({ type, href }) => (type ? [own(href)] : [])), own(picture)].filter(
      (found) => found !== undefined,
    ),
    links: elements(html, 'a')
      .filter((link) => !link['href']?.includes('data-light='))
      .map(({ href }) => own(href))
      .filter((found) => found !== undefined),
  };
}

/** Does a crawler go on from here? Filters multiply without end; which of them are links is checked on the pages that were read. */
const isReadOn = (address: string): boolean => {
  const { pathname, searchParams } = new URL(address, origin);
  const names = [...searchParams.keys()];
  return !/\.[a-z]+$/.test(pathname) && names.every((name) => name === 'page');
};

/** Every page that can be reached from the two home pages, by address. */
export async function crawl(starts: string[]): Promise<Map<string, CrawledPage>> {
  const pages = new Map<string, CrawledPage>();
  const waiting = [...starts];
  const known = new Set(waiting);
  async function work(): Promise<void> {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      const page = await visit(address);
      pages.set(address, page);
      for (const link of page.links) {
        if (known.has(link) || !isReadOn(link)) continue;
        known.add(link);
        waiting.push(link);
      }
    }
  }
  // Whoever finds nothing waiting may be early: others are still reading.
  while (waiting.length > 0) await Promise.all(Array.from({ length: atOnce }, work));
  return pages;
}

/** Runs a check on each, a few at a time. */
export async function each<Value, Result>(
  values: Iterable<Value>,
  check: (value: Value) => Promise<Result>,
): Promise<Result[]> {
  const waiting = [...values];
  const results: Result[] = [];
  async function work(): Promise<void> {
    for (let value = waiting.shift(); value !== undefined; value = waiting.shift())
      results.push(await check(value));
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
}
