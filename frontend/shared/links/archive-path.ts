import { type Family, families } from '../config/content-types.ts';
import type { Language } from '../config/locales.ts';
import { pathTo } from '../config/routes.ts';

export function archivePath(family: Family, language: Language): string {
  return pathTo(families[family].archive, language);
}
