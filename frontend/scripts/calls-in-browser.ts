import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { CallRow } from '../shared/config/calls/call.ts';

const ofCalls = /\/shared\/config\/calls\/[\w-]+-calls\.ts$/;

const always = ['path', 'method'] as const satisfies (keyof CallRow)[];
/** What is said after a write, of rows that say something. */
const ifDeclared = ['confirms', 'confirmsBy'] as const satisfies (keyof CallRow)[];
/** Columns of a row that scripts of browsers read; the server and the documentation of the API read the other ones. */
export const columnsInBrowser = [...always, ...ifDeclared] as const;

/**
 * A module of rows with these columns only.
 * @throws Error for an export that is no row
 */
export function rowsInBrowser(rows: Readonly<Record<string, unknown>>): string {
  return Object.entries(rows)
    .map(([name, row]) => {
      const declared = row as Partial<CallRow> | null;
      if (always.some((column) => typeof declared?.[column] !== 'string'))
        throw new Error(`${name} is no row of calls`);
      const columns = columnsInBrowser.map((column) => [column, declared?.[column]]);
      // Columns that the row lacks are left out.
      return `export const ${name} = ${JSON.stringify(Object.fromEntries(columns))};\n`;
    })
    .join('');
}

/**
 * Reduces calls to these columns in scripts of browsers. A row also names its operation, so all operations of calls
 * would be in the first load of the workspace.
 */
export function callsInBrowser(): Plugin {
  return {
    name: 'calls-in-browser',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client' || name === 'workspace',
    async load(id) {
      if (!ofCalls.test(id)) return undefined;
      return rowsInBrowser((await import(pathToFileURL(id).href)) as Record<string, unknown>);
    },
  };
}
