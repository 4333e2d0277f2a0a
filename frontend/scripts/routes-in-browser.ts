import type { Plugin } from 'vite';

const ofRoutes = /\/shared\/config\/(?:routes|route-kinds|settings-routes)\.ts$/;
/** Pages that only the server renders. */
const renderedByServer = /\b(?:publicPage|perVisitor|framed)\(/g;
/** Columns that only the server reads. */
const columns = /\b(?:inSitemap: true|module(?:: '[^']*'|: `[^`]*`)?|namespaces: \[[^\]]*\]),?/g;

/** Modules and texts that `detail()` and `accountForm()` are called with. */
const ofKinds = /, '[\w/-]+-page'(?:, '\w+')*(?=\),)/g;

/** The source of routes without the modules, texts and sitemap entries of pages that only the server renders. */
export function routesInBrowser(source: string): string {
  let reduced = '';
  let end = 0;
  for (const { 0: name, index } of source.matchAll(renderedByServer)) {
    const start = index + name.length;
    if (start < end) continue;
    reduced += source.slice(end, start);
    end = endOfArguments(source, start);
    reduced += source.slice(start, end).replaceAll(columns, '');
  }
  return (reduced + source.slice(end)).replaceAll(ofKinds, '');
}

/** @param start right after the opening parenthesis */
function endOfArguments(source: string, start: number): number {
  let depth = 1;
  let end = start;
  for (; depth > 0 && end < source.length; end += 1) {
    if (source[end] === '(') depth += 1;
    if (source[end] === ')') depth -= 1;
  }
  return end;
}

/** Scripts of browsers need the addresses of such pages alone; the first load of the workspace has the whole table. */
export function routesOfBrowsers(): Plugin {
  return {
    name: 'routes-in-browser',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client' || name === 'workspace',
    transform: { filter: { id: ofRoutes }, handler: (code) => ({ code: routesInBrowser(code), map: null }) },
  };
}
