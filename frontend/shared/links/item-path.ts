import { families, familyOfType } from '../config/content-types.ts';
import { type ArchiveKey, itemPathIn } from '../config/item-paths.ts';
import type { Language } from '../config/locales.ts';
import type { PasserelleContentType } from '../graphql/generated/operations.ts';

/** The public page of an item: persons and structures share an archive. */
export const itemPath = (type: PasserelleContentType, slug: string, language: Language): string =>
  itemPathIn(families[familyOfType(type)].type as ArchiveKey, encodeURIComponent(slug), language);
