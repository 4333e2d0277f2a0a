import type { Plugin } from 'vite';
import { pageChanged } from './entries.ts';

/** Public pages run none of the modules that render them: their browsers get a message when one changes. */
export function reloadPages(): Plugin {
  return {
    name: 'passerelle:reload-pages',
    applyToEnvironment: ({ name }) => name === 'ssr',
    hotUpdate({ file, modules, server }) {
      // Style sheets are replaced in the page.
      if (modules.length > 0 && !file.endsWith('.css')) server.environments.client.hot.send(pageChanged);
    },
  };
}
