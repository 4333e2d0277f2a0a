import type { Plugin } from 'vite';

/**
 * `import './x.module.css?server'` brings the style sheet of what only the server renders: nothing in the client names
 * its classes, so the bundler would leave it out of the one style sheet that all pages share.
 */
export function serverSheets(): Plugin {
  return {
    name: 'passerelle:server-sheets',
    // After Vite has taken the style sheet out of the module.
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(_code, id) {
      if (!id.endsWith('.module.css?server')) return null;
      return { code: 'export {};', map: null, moduleSideEffects: 'no-treeshake' };
    },
  };
}

/** The one style sheet holds the classes of forms already: their script needs the names only. */
export function sheetsElsewhere(): Plugin {
  return {
    name: 'passerelle:sheets-elsewhere',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'forms',
    generateBundle(_options, bundle) {
      for (const file of Object.keys(bundle)) if (file.endsWith('.css')) delete bundle[file];
    },
  };
}
