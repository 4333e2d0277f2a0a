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
