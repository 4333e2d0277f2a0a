import type { Language } from '../config/locales.ts';
import type { CatalogueTree } from './catalogue.ts';

export type Values = Readonly<Record<string, string | number>>;
export type Translate<Key extends string = string> = (key: Key, values?: Values) => string;

const plurals = { fr: new Intl.PluralRules('fr'), en: new Intl.PluralRules('en') };
const numbers = { fr: new Intl.NumberFormat('fr'), en: new Intl.NumberFormat('en') };

function find(catalogue: CatalogueTree, key: string): string | undefined {
  let node: string | CatalogueTree | undefined = catalogue;
  for (const part of key.split('.')) node = typeof node === 'object' ? node[part] : undefined;
  return typeof node === 'string' ? node : undefined;
}

/**
 * Reads i18next's catalogue format: `{{name}}`, and `count` chooses `key_one`, `key_many`, `key_other` (`key_zero` when
 * there is one). Numbers are grouped as the language does. An unknown key is an error: the types do not allow one.
 */
export function createTranslator<Key extends string>(
  language: Language,
  catalogue: CatalogueTree,
): Translate<Key> {
  return (key, values = {}) => {
    const { count } = values;
    const text =
      typeof count === 'number'
        ? ((count === 0 ? find(catalogue, `${key}_zero`) : undefined) ??
          find(catalogue, `${key}_${plurals[language].select(count)}`) ??
          find(catalogue, `${key}_other`))
        : find(catalogue, key);
    if (text === undefined) throw new Error(`No text for ${key} in ${language}`);
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`The text ${key} needs the value ${name}`);
      return typeof value === 'number' ? numbers[language].format(value) : value;
    });
  };
}
