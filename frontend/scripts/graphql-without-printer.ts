import type { Plugin } from 'vite';

const moduleId = '\0graphql-without-printer';

/**
 * Apollo Client prints documents only to compare them, and operations are sent by their id: in the workspace `print` of
 * `graphql` is JSON, which compares as well. The printer is 4 KB of its first load.
 */
export function graphqlWithoutPrinter(): Plugin {
  return {
    name: 'graphql-without-printer',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'workspace',
    resolveId: (source) => (source === 'graphql' ? moduleId : undefined),
    load: (id) =>
      id === moduleId
        ? "export * from 'graphql/language';\nexport const print = (node) => JSON.stringify(node);"
        : undefined,
  };
}
