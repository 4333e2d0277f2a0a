import type { Plugin } from 'vite';

/**
 * `import './x.module.css?client'` brings the style sheet of what only script adds to pages: nothing that is rendered
 * names its classes, so the bundler would leave it out of the one style sheet that all pages share.
 */
export function clientStyleSheets(): Plugin {
  return {
    name: 'passerelle:client-sheets',
    // After Vite has taken the style sheet out of the module.
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'ssr' || name === 'workspace',
    transform(_code, id) {
      if (!id.endsWith('.css?client')) return null;
      return { code: 'export {};', map: null, moduleSideEffects: 'no-treeshake' };
    },
  };
}

/** The server's build writes the one style sheet; script needs the names of its classes only. */
export function serverStylesOnly(): Plugin {
  return {
    name: 'passerelle:server-styles-only',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      for (const file of Object.keys(bundle)) if (file.endsWith('.css')) delete bundle[file];
    },
  };
}
