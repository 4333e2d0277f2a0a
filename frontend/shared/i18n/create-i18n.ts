import {
  createInstance,
  type FormatterModule,
  type i18n,
  type InitOptions,
  type ResourceNamespaceMap,
} from 'i18next';
import type { Language } from '../config/locales.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: typeof defaultNamespace;
    fallbackNS: typeof fallbackNamespaces;
    strictInterpolationChecks: true;
  }
}

export type NamespaceName = keyof ResourceNamespaceMap;
/** Texts of one language, by namespace. */
export type Texts = Partial<Record<NamespaceName, object>>;

/** Namespace of texts that belong to no feature: the frame and cards. */
const defaultNamespace = 'common';
/** Namespaces that every feature falls back to, where a page has them. */
const fallbackNamespaces: [typeof defaultNamespace, 'choices'] = [defaultNamespace, 'choices'];

const numbers = { fr: new Intl.NumberFormat('fr'), en: new Intl.NumberFormat('en') };

/** Numbers in texts are formatted for their language by default. */
const formatter: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown, _format, language) =>
    typeof value === 'number' ? numbers[language as Language].format(value) : (value as string),
};

/** A text that is not there is an error, but in production: half a page is worth more than none there. */
function failInDevelopment(problem: Error): void {
  if (process.env.NODE_ENV !== 'production') throw problem;
}

/** The translator of one language, ready at once. */
export function createI18n(language: Language, texts: Texts = {}): i18n {
  const instance = createInstance().use(formatter);
  void instance.init({
    lng: language,
    fallbackLng: false,
    load: 'currentOnly',
    initAsync: false,
    resources: { [language]: texts },
    ns: [],
    defaultNS: defaultNamespace,
    fallbackNS: fallbackNamespaces,
    // The defaults: named, no key is searched for signs of a sentence each time that it is looked up.
    keySeparator: '.',
    nsSeparator: ':',
    // React escapes.
    interpolation: { escapeValue: false, alwaysFormat: true },
    react: { useSuspense: false, bindI18n: '', bindI18nStore: '' },
    ...onMissingKey(language),
    missingInterpolationHandler: (text: string, [name]: string[]) => {
      failInDevelopment(new Error(`“${text}” needs a value for ${name}`));
    },
  });
  return instance;
}

/** Handler of missing texts: in production, the text is its key. */
const onMissingKey = (
  language: string,
  report?: (problem: Error) => void,
): Pick<InitOptions, 'appendNamespaceToMissingKey' | 'parseMissingKeyHandler'> => ({
  appendNamespaceToMissingKey: true,
  parseMissingKeyHandler: (key) => {
    const problem = new Error(`No text for ${key} in ${language}`);
    failInDevelopment(problem);
    report?.(problem);
    return key;
  },
});

/** Texts without values, most of a page, by namespace and key: each is looked up once for all requests. */
type PlainTexts = Map<string, string>;
const plainTexts = new WeakMap<i18n, PlainTexts>();
type Translate = (key: string, values?: object) => string;
/** Arguments with which `useTranslation` was called. */
interface Scope {
  scopeNs?: readonly NamespaceName[];
}

function withPlainTexts(t: Translate, namespace: string, known: PlainTexts): Translate {
  return (key, values) => {
    if (values) return t(key, values);
    const place = `${namespace} ${key}`;
    let text = known.get(place);
    if (text === undefined) known.set(place, (text = t(key)));
    return text;
  };
}

/**
 * The translator of one request: its own language and reports, over the texts and plural rules of a shared one.
 * @param named the namespaces that the request waited for; others may be there by chance
 * @param onMissing called in production for a missing text
 */
export function cloneI18n(
  shared: i18n,
  named: readonly NamespaceName[],
  onMissing?: (problem: Error) => void,
): i18n {
  const clone = shared.cloneInstance(onMissingKey(shared.language, onMissing));
  const known = plainTexts.get(shared) ?? new Map<string, string>();
  plainTexts.set(shared, known);
  const { language } = shared;
  const getFixedT = clone.getFixedT.bind(clone) as unknown as (...parameters: unknown[]) => Translate;
  const translators = new Map<unknown, Translate>();
  // Called by components, through `useTranslation`.
  clone.getFixedT = ((requested: unknown, namespace: unknown, prefix?: unknown, options?: Scope) => {
    const unnamed = options?.scopeNs?.find((name) => !named.includes(name));
    if (unnamed) failInDevelopment(new Error(`No route of the page names the namespace ${unnamed}`));
    const isPlain = requested === language && typeof namespace === 'string' && prefix === undefined;
    if (!isPlain) return getFixedT(requested, namespace, prefix, options);
    const t = translators.get(namespace) ?? withPlainTexts(getFixedT(requested, namespace), namespace, known);
    translators.set(namespace, t);
    return t;
  }) as unknown as typeof clone.getFixedT;
  return clone;
}
