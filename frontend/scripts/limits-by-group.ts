import type { Plugin } from 'vite';
import limits from '../../wp-plugin/config/limits.json' with { type: 'json' };

const importOfLimits = /^import (\w+) from ('[^']+\/limits\.json') with \{ type: 'json' \};$/m;

const groups: Readonly<Record<string, Readonly<Record<string, unknown>>>> = limits;

/**
 * Numbers of the limits where they are read, and the import as a namespace: a bundler then leaves out the groups of which no module
 * reads anything else.
 */
export function withNumbers(code: string): string {
  const [, name] = importOfLimits.exec(code) ?? [];
  if (name === undefined) return code;
  return code
    .replace(importOfLimits, 'import * as $1 from $2;')
    .replaceAll(new RegExp(`\\b${name}\\.(\\w+)\\.(\\w+)\\b`, 'g'), (read, group: string, key: string) => {
      const value = groups[group]?.[key];
      return typeof value === 'number' ? `(${value})` : read;
    });
}

/** Scripts of browsers contain the limits that they read, not all limits of the plugin. Node reads JSON as one default export. */
export function limitsByGroup(): Plugin {
  return {
    name: 'limits-by-group',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client' || name === 'workspace',
    transform: {
      filter: { id: /\.tsx?$/, code: 'limits.json' },
      handler: (code) => ({ code: withNumbers(code), map: null }),
    },
  };
}
