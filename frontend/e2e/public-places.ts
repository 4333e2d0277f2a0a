import type { APIRequestContext } from '@playwright/test';
import { feedPath } from '../shared/config/document-paths.ts';
import { pathTo } from '../shared/config/routes.ts';
import type { Language } from './account-forms.ts';
import { expectSoon } from './expect-soon.ts';

/** An initiative as it is to be found; the title is one word, which its page, its archive and a search for it have. */
export interface PublicName {
  language: Language;
  slug: string;
  title: string;
}

/** Addresses of an initiative: its own page, its archive, a search for its title, and their feeds. */
export const placesOf = ({ language, slug, title }: PublicName): string[] => [
  pathTo('initiative', language, { slug }),
  pathTo('initiatives', language),
  `${pathTo('search', language)}?q=${title}`,
  feedPath('initiatives', language),
  `${feedPath('search', language)}?q=${title}`,
];

/** Whether visitors read the title there as a heading or an entry; what a search was for does not count. */
async function isNamed(request: APIRequestContext, path: string, title: string): Promise<boolean> {
  const response = await request.get(path);
  const heading = new RegExp(`(?:<h1[^>]*>|<h3[^>]*><a[^>]*>|<title[^>]*>)\\s*(?:<mark>)?${title}`);
  return response.ok() && heading.test(await response.text());
}

/** The places where visitors read the title. */
export async function placesNaming(
  request: APIRequestContext,
  name: PublicName,
  places = placesOf(name),
): Promise<string[]> {
  const named = await Promise.all(places.map((path) => isNamed(request, path, name.title)));
  return places.filter((_, index) => named[index]);
}

/** Waits until visitors read the title in all of the places. */
export const appearsIn = (
  request: APIRequestContext,
  name: PublicName,
  places = placesOf(name),
): Promise<void> =>
  expectSoon(async () => (await placesNaming(request, name, places)).length === places.length);

/** Waits until visitors read the title in none of the places. */
export const disappearsFrom = (
  request: APIRequestContext,
  name: PublicName,
  places = placesOf(name),
): Promise<void> => expectSoon(async () => (await placesNaming(request, name, places)).length === 0);
