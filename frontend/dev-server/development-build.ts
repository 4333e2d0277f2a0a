import { readFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { join } from 'node:path';
import {
  createServer,
  isRunnableDevEnvironment,
  type RunnableDevEnvironment,
  type ViteDevServer,
} from 'vite';
import type { Assets } from '../shared/pages/render-contract.ts';
import { workspaceIds } from '../shared/config/routes.ts';
import { manifest } from '../shared/graphql/generated/manifest.ts';
import type { BuildOutput } from '../server/build-output.ts';
import { chooseRender } from '../server/pages/page-renderer.ts';
import type { Render } from '../server/pages/page-renderer.ts';
import { developmentEntries, entries, sources } from './entries.ts';
import { Operations } from '../server/upstream/operations.ts';
import { generateOperations } from './generate-operations.ts';
import { reloadPages } from './reload-pages.ts';
import { styleSheetsOf } from './style-sheets.ts';
import { viteFiles } from './vite-files.ts';

/** Folders that browsers may request files from, beside what their modules import. */
const servedFolders = ['shared', 'src', '../node_modules', '../wp-plugin/config'];
const publicRenderer = '/src/app/entry-server.tsx';
const workspaceRenderer = '/src/app/workspace/entry-server.tsx';

/**
 * Replaces the production build: each request renders its page from the current sources, and no page is cached. The scripts of
 * WordPress's edit screens and the files at the top of the site are those of the last build.
 *
 * @param frontend the folder that holds vite.config.ts
 */
export async function developmentBuild(frontend: string): Promise<BuildOutput> {
  // It never listens: the server's own sockets hand their upgrades on to it.
  const upgrades = createHttpServer();
  const vite = await createServer({
    configFile: join(frontend, 'vite.config.ts'),
    // Loaded by Node itself, which restarts when the configuration changes.
    configLoader: 'native',
    appType: 'custom',
    clearScreen: false,
    server: {
      middlewareMode: true,
      hmr: { server: upgrades },
      // Not the whole project: it holds databases and secrets of the sites that run here.
      fs: { allow: servedFolders.map((folder) => join(frontend, folder)) },
    },
    // There is no HTML in which Vite would look for them. Packages found later would reload a page in use.
    optimizeDeps: { entries: Object.values(sources) },
    plugins: [developmentEntries(), reloadPages(), generateOperations(frontend)],
  });
  const environment = rendererEnvironment(vite);
  return {
    render: chooseRender(
      renderer(environment, async () => {
        const { render } = await environment.runner.import<{ render: Render }>(publicRenderer);
        return render;
      }),
      renderer(environment, async () => {
        const { renderWorkspace } = await environment.runner.import<{ renderWorkspace: Render }>(
          workspaceRenderer,
        );
        return renderWorkspace;
      }),
    ),
    assets: await assets(environment),
    operations: new Operations(manifest, readFileSync(join(frontend, 'schema.graphql'), 'utf8')),
    clientDirectory: join(frontend, 'dist/client'),
    development: {
      plugin: viteFiles(vite),
      onUpgrade: (...upgrade) => upgrades.emit('upgrade', ...upgrade),
    },
  };
}

function rendererEnvironment({ environments }: ViteDevServer): RunnableDevEnvironment {
  const { ssr } = environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error('Vite cannot run the renderer in this process');
  return ssr;
}

/** @param load brings the module as it is now: Vite runs it again after a change */
const renderer =
  (environment: RunnableDevEnvironment, load: () => Promise<Render>): Render =>
  async (request) => {
    const render = await load();
    const { staleHtml: _, ...page } = await render({ ...request, assets: await assets(environment) });
    return { ...page, cacheable: false };
  };

async function assets(environment: RunnableDevEnvironment): Promise<Assets> {
  const css = await styleSheetsOf(environment, workspaceRenderer);
  return {
    module: entries.pages,
    forms: entries.forms,
    css: await styleSheetsOf(environment, publicRenderer),
    fonts: [],
    workspace: {
      entry: { js: [entries.workspace], css },
      texts: { fr: [], en: [] },
      screens: Object.fromEntries(workspaceIds.map((id) => [id, { js: [], css: [] }])),
    },
  };
}
