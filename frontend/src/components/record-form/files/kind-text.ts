import { type FileKindCode, isFileKind } from '../../../../shared/config/file-kinds.ts';
import type { Language } from '../../../../shared/config/locales.ts';
import { loadChunk } from '../../../lib/chunks.ts';

const texts: Readonly<Record<Language, () => Promise<Record<FileKindCode, string>>>> = {
  fr: async () => (await import('../../file-kinds/locales/fr.ts')).fr,
  en: async () => (await import('../../file-kinds/locales/en.ts')).en,
};

/**
 * The text that names what a refused file is. Few files are refused, so these texts are loaded then.
 * @returns undefined for other refusals, and where the texts cannot be loaded
 */
export async function kindText(code: string, language: Language): Promise<string | undefined> {
  if (!isFileKind(code)) return undefined;
  try {
    return (await loadChunk(texts[language]))[code];
  } catch {
    return undefined;
  }
}
