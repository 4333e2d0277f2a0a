import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyPluginAsync } from 'fastify';
import type { Assets } from '../shared/pages/render-contract.ts';
import type { OperationManifest } from '../shared/graphql/operation.ts';
import type { UpgradeListener } from './listen.ts';

import { chooseRender, type Render } from './pages/page-renderer.ts';
import { Operations } from './upstream/operations.ts';

/** Files of the frontend's build that the server reads. */
export interface BuildOutput {
  readonly render: Render;
  readonly assets: Assets;
  /** Operations of dist/operations.json, checked against schema.graphql. */
  readonly operations: Operations;
  /** Folder of the files that browsers fetch. */
  readonly clientDirectory: string;
  /** Present on the development server only, which serves the sources instead of the build. */
  readonly development?: Development;
}

export interface Development {
  /** Registered before the routes. */
  readonly plugin: FastifyPluginAsync;
  /** Takes the connections that become WebSockets: the channel of hot module replacement. */
  readonly onUpgrade: UpgradeListener;
}

/**
 * @param frontend the folder that holds schema.graphql and dist/
 * @throws Error that names what is missing, or the operation that does not fit the schema
 */
export async function loadBuild(frontend: string): Promise<BuildOutput> {
  const files = {
    renderer: join(frontend, 'dist/server/entry-server.js'),
    workspace: join(frontend, 'dist/workspace-server/entry-server.js'),
    assets: join(frontend, 'dist/assets.json'),
    operations: join(frontend, 'dist/operations.json'),
    schema: join(frontend, 'schema.graphql'),
  };
  const missing = Object.values(files).filter((path) => !existsSync(path));
  if (missing.length > 0) throw new Error(`The frontend is not built: missing ${missing.join(', ')}`);
  const { render } = (await import(pathToFileURL(files.renderer).href)) as { render: Render };
  const { renderWorkspace } = (await import(pathToFileURL(files.workspace).href)) as {
    renderWorkspace: Render;
  };
  return {
    render: chooseRender(render, renderWorkspace),
    assets: JSON.parse(readFileSync(files.assets, 'utf8')) as Assets,
    operations: new Operations(
      JSON.parse(readFileSync(files.operations, 'utf8')) as OperationManifest,
      readFileSync(files.schema, 'utf8'),
    ),
    clientDirectory: join(frontend, 'dist/client'),
  };
}
