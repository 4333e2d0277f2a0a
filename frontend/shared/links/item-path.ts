import { families, familyOfType } from '../config/content-types.ts';
import { type ArchiveKey, itemPathIn } from '../config/item-paths.ts';
import type { Language } from '../config/locales.ts';
import type { PasserelleContentType } from '../graphql/generated/operations.ts';

/** The public page of a thing, or undefined when its type has none (persons, structures). */
export const itemPath = (type: PasserelleContentType, slug: string, language: Language): string | undefined =>
  families[familyOfType(type)].detail &&
  itemPathIn(type.toLowerCase() as ArchiveKey, encodeURIComponent(slug), language);
