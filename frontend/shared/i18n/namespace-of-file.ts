const camelCase = (folder: string): string =>
  folder.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** A namespace has the name of its folder; the texts of all pages are `common`. */
export function namespaceOfFile(file: string): string {
  const [, folder = ''] = /([\w-]+)\/locales\//.exec(file) ?? [];
  return folder === 'i18n' ? 'common' : camelCase(folder);
}
