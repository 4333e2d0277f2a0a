import { type Family, families, familyOfType } from '../config/content-types.ts';
import type { Language } from '../config/locales.ts';
import { pathTo } from '../config/routes.ts';
import type { PasserelleContentType } from '../graphql/generated/operations.ts';

/** The public page of a thing, or undefined when its type has none (persons, structures). */
export function itemPath(type: PasserelleContentType, slug: string, language: Language): string | undefined {
  const { detail } = families[familyOfType(type)];
  return detail && pathTo(detail, language, { slug });
}

export function archivePath(family: Family, language: Language): string {
  return pathTo(families[family].archive, language);
}

/** An address with its parameters; empty ones are left out. */
export function withParameters(
  path: string,
  parameters: Record<string, string | number | readonly string[] | undefined>,
): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined && one !== '') search.append(name, String(one));
  }
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}
