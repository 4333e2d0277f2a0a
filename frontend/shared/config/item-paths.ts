import paths from '../../../wp-plugin/config/paths.json' with { type: 'json' };
import type { Language } from './locales.ts';

/** Archives by the key of their content type, as the plugin has them too. */
export const { archives } = paths;
export type ArchiveKey = keyof typeof archives;

/** The page of one item, below the archive of its type. */
export const itemPathIn = (archive: ArchiveKey, slug: string, language: Language): string =>
  `${archives[archive][language]}${slug}/`;
