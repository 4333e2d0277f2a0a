import type { APIRequestContext } from '@playwright/test';
import { type Language, languages } from '../shared/config/locales.ts';
import { archiveIds, fixedIds, pathTo } from '../shared/config/routes.ts';

export const origin = process.env['PASSERELLE_BASE_URL'] ?? 'http://localhost:3000';
export const wordpress = process.env['PASSERELLE_WORDPRESS_URL'] ?? 'http://localhost:8080';

export const widths = [320, 768, 1280] as const;

/** Every page that has an address of its own, without the details. */
export const staticPages = languages.flatMap((language) =>
  fixedIds.map((id) => ({ id, language, path: pathTo(id, language) })),
);

const withDetails = archiveIds.filter((id) => id !== 'directory');

/** The first detail page of each archive that has any, found as a reader would: by its link. */
export async function detailPages(
  request: APIRequestContext,
): Promise<{ language: Language; path: string }[]> {
  const found: { language: Language; path: string }[] = [];
  for (const language of languages) {
    for (const id of withDetails) {
      const archive = pathTo(id, language);
      const html = await (await request.get(archive)).text();
      const path = new RegExp(`<h3[^>]*><a href="(${archive}[^"/?]+/)"`).exec(html)?.[1];
      if (!path) throw new Error(`No detail page is linked on ${archive}: is the demo content there?`);
      found.push({ language, path });
    }
  }
  return found;
}
