import type { Language } from '../../shared/config/locales.ts';
import type { PageNamespace } from '../../shared/config/route-kinds.ts';

type Texts = Partial<Record<Language, object>>;

/** One folder of texts for each feature and each family of components. The workspace has no use for those of public pages. */
// Tests with a document also render public pages.
const files =
  import.meta.env.SSR || import.meta.env.MODE === 'test'
    ? import.meta.glob<Texts>([
        './*/locales/*.ts',
        '../{components,content,features}/*/locales/*.ts',
        '../../shared/i18n/locales/*.ts',
      ])
    : import.meta.glob<Texts>([
        './{command,session-dialog,workspace}/locales/*.ts',
        '../{components,content,features}/*/locales/*.ts',
        '../../shared/i18n/locales/*.ts',
        '!../content/{choices,interests}/**',
        '!../features/{auth,calls,catalogue,consent,contact,directory,events,exit,home,invitations,newsletter}/**',
        '!../features/{projects,resources,settings,site,sso,suggestions,technical,trainings}/**',
      ]);

const camelCase = (folder: string): string =>
  folder.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
/** A namespace has the name of its folder; the texts of all pages are `common`. */
const nameOf = (file: string): string => {
  const [, folder = ''] = /([\w-]+)\/locales\//.exec(file) ?? [];
  return folder === 'i18n' ? 'common' : camelCase(folder);
};
const loaders = new Map(
  Object.entries(files).map(([file, load]) => [
    `${nameOf(file)} ${file.endsWith('/fr.ts') ? 'fr' : 'en'}`,
    load,
  ]),
);

export const namespaces: readonly PageNamespace[] = [
  ...new Set(Object.keys(files).map((file) => nameOf(file) as PageNamespace)),
];

/** @throws Error for a namespace that has no folder */
export async function loadTexts(name: PageNamespace, language: Language): Promise<object | undefined> {
  const load = loaders.get(`${name} ${language}`);
  if (!load) throw new Error(`No texts for ${name}`);
  return (await load())[language];
}
