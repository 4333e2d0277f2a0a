import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { Language } from '../shared/config/locales.ts';

const asked = /^(.*)\.json\?language=(fr|en)(?:&(only|without)=([\w-]+))?$/;
// Without an ending, so that no other plugin takes it for JSON.
const resolved = /^\0texts-of-one-language:(fr|en):(?:(only|without)=([\w-]+))?:(.*)$/;

/**
 * `catalogue.json?language=fr` is `{code: text}`: a browser needs the texts of its page's language only. With `&only=list` the codes
 * that `list.json` beside it has as keys, with `&without=list` the others.
 */
export function textsOfOneLanguage(): Plugin {
  return {
    name: 'texts-of-one-language',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const [, path, language, how, list] = asked.exec(source) ?? [];
      const part = how ? `${how}=${list}` : '';
      return path && `\0texts-of-one-language:${language}:${part}:${resolve(dirname(importer), path)}`;
    },
    async load(id) {
      const [, language, how, list, path] = resolved.exec(id) ?? [];
      if (path === undefined) return undefined;
      const read = async (file: string): Promise<unknown> => {
        this.addWatchFile(file);
        return JSON.parse(await readFile(file, 'utf8'));
      };
      const rows = (await read(`${path}.json`)) as Record<string, Record<Language, string>>;
      const listed = list ? ((await read(join(dirname(path), `${list}.json`))) as object) : {};
      const texts = Object.entries(rows)
        .filter(([code]) => !how || Object.hasOwn(listed, code) === (how === 'only'))
        .map(([code, row]) => [code, row[language as Language]]);
      return `export default ${JSON.stringify(Object.fromEntries(texts))}`;
    },
  };
}
