import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';
import { ErrorLevel, SitemapIndexStream, type SitemapItemLoose, SitemapStream } from 'sitemap';
import { defaultLanguage, languageOfGraphql, languages } from '../../shared/config/locales.ts';
import { pathTo, sitemapIds } from '../../shared/config/routes.ts';
import { sitemapPartPath } from '../../shared/config/document-paths.ts';
import {
  type PasserelleContentType,
  SitemapPageOperation,
  type SitemapPageQuery,
  SitemapPartsOperation,
} from '../../shared/graphql/generated/operations.ts';
import type { QueryFunction } from '../../shared/graphql/operation.ts';
import { itemPath } from '../../shared/links/item-path.ts';

type Entry = SitemapPageQuery['passerelleSitemap']['entries'][number];
type Address = { language: string; path: string; lastmod?: string };

/** The part that holds the pages which are not of one item. */
export const pagesPart = 'pages';

/** Every part of the sitemap, with when something in it last changed. */
export async function sitemapIndex(origin: string, query: QueryFunction): Promise<Buffer> {
  const { passerelleSitemapParts: parts } = await query(SitemapPartsOperation, {});
  const index = new SitemapIndexStream();
  const lastChange = parts
    .map(({ modifiedAt }) => modifiedAt)
    .toSorted()
    .at(-1);
  const pages = {
    url: origin + sitemapPartPath(pagesPart, 1),
    ...(lastChange ? { lastmod: lastChange } : {}),
  };
  const items = parts.map(({ type, number, modifiedAt }) => ({
    url: origin + sitemapPartPath(type, number),
    lastmod: modifiedAt,
  }));
  return buffer(Readable.from([pages, ...items]).pipe(index));
}

/** The part of the pages; their modification dates are not known, so none is written. */
export async function sitemapOfPages(origin: string): Promise<Buffer> {
  const urls = sitemapIds.flatMap((id) =>
    urlsOf(
      languages.map((language) => ({ language, path: pathTo(id, language) })),
      origin,
    ),
  );
  return buffer(Readable.from(urls).pipe(newPart()));
}

/**
 * A part of one type, compressed while it is written: however long it is, no more than a page of the answer is held.
 * @returns undefined when it holds nothing
 */
export async function sitemapPart(
  type: PasserelleContentType,
  number: number,
  origin: string,
  query: QueryFunction,
): Promise<Buffer | undefined> {
  const first = await fetchPage(query, type, number, 0);
  if (first.entries.length === 0) return undefined;
  async function* urls(): AsyncGenerator<SitemapItemLoose> {
    for (let page = first; ; page = await fetchPage(query, type, number, page.next ?? 0)) {
      for (const entry of page.entries) yield* urlsOf(addressesOf(entry, type), origin);
      if (page.next === null) return;
    }
  }
  const source = Readable.from(urls());
  const part = newPart();
  const zipped = createGzip();
  // pipe() does not forward errors: destroy the stream that is awaited.
  source.on('error', (error) => zipped.destroy(error));
  part.on('error', (error) => zipped.destroy(error));
  return buffer(source.pipe(part).pipe(zipped));
}

const newPart = (): SitemapStream =>
  // Addresses are our own: they are not validated again, which would take most of the time.
  new SitemapStream({
    level: ErrorLevel.SILENT,
    xmlns: { news: false, video: false, image: false, xhtml: true },
  });

async function fetchPage(query: QueryFunction, type: PasserelleContentType, part: number, after: number) {
  const { passerelleSitemap } = await query(SitemapPageOperation, { type, part, after });
  return passerelleSitemap;
}

function addressesOf({ addresses }: Entry, type: PasserelleContentType): Address[] {
  return addresses.map(({ language: code, slug, modifiedAt }) => {
    const language = languageOfGraphql(code);
    return { language, path: itemPath(type, slug, language), lastmod: modifiedAt };
  });
}

/** Each address names all of them, itself included, as hreflang in pages does. */
function urlsOf(addresses: Address[], origin: string): SitemapItemLoose[] {
  const own = addresses.map(({ language, path }) => ({ lang: language, url: origin + path }));
  const main = own.find(({ lang }) => lang === defaultLanguage);
  const links = [...own, ...(main ? [{ lang: 'x-default', url: main.url }] : [])];
  return addresses.map(({ path, lastmod }) => ({
    url: origin + path,
    ...(lastmod ? { lastmod } : {}),
    ...(own.length > 1 ? { links } : {}),
  }));
}
