import type { Plugin } from 'vite';

const importOfLimits = /^import (\w+) from ('[^']+\/limits\.json') with \{ type: 'json' \};$/m;

/** The import of the limits as a namespace: a bundler then leaves out the groups that no module reads. */
export function asNamespace(code: string): string {
  return code.replace(importOfLimits, 'import * as $1 from $2;');
}

/** Scripts of browsers contain the groups of limits that they read, not all limits of the plugin. Node reads JSON as one default export. */
export function limitsByGroup(): Plugin {
  return {
    name: 'limits-by-group',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client' || name === 'workspace',
    transform: {
      filter: { id: /\.tsx?$/, code: 'limits.json' },
      handler: (code) => ({ code: asNamespace(code), map: null }),
    },
  };
}
