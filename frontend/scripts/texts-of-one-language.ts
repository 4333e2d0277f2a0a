import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { Language } from '../shared/config/locales.ts';

const asked = /^(.*)\.json\?language=(fr|en)$/;
// Without an ending, so that no other plugin takes it for JSON.
const resolved = /^\0texts-of-one-language:(fr|en):(.*)$/;

/** `catalogue.json?language=fr` is `{code: text}`: a browser needs the texts of its page's language only. */
export function textsOfOneLanguage(): Plugin {
  return {
    name: 'texts-of-one-language',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const [, path, language] = asked.exec(source) ?? [];
      return path && `\0texts-of-one-language:${language}:${resolve(dirname(importer), path)}`;
    },
    async load(id) {
      const [, language, path] = resolved.exec(id) ?? [];
      if (path === undefined) return undefined;
      this.addWatchFile(`${path}.json`);
      const rows = JSON.parse(await readFile(`${path}.json`, 'utf8')) as Record<
        string,
        Record<Language, string>
      >;
      const texts = Object.entries(rows).map(([code, row]) => [code, row[language as Language]]);
      return `export default ${JSON.stringify(Object.fromEntries(texts))}`;
    },
  };
}
