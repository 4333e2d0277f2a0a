import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadBuild } from './build-output.ts';
import { Operations } from './upstream/operations.ts';

const start = (env: Record<string, string>) =>
  new Promise<{ code: unknown; stderr: string }>((resolve) => {
    execFile(process.execPath, [join(import.meta.dirname, 'main.ts')], { env }, (error, _stdout, stderr) =>
      resolve({ code: error?.code ?? 0, stderr }),
    );
  });

describe('main', () => {
  it('reports the errors of its environment and exits', async () => {
    const { code, stderr } = await start({ PORT: 'http', PASSERELLE_GRAPHQL_SECRET: 'hunter2' });
    expect(code).toBe(1);
    expect(stderr).toContain(
      'Invalid environment variables of the frontend server:\n  - PORT is "http", but must be a number from 0 to 65535\n  - WORDPRESS_URL is missing',
    );
    expect(stderr).not.toMatch(/hunter2|\n\s+at /);
  });
});

describe('loadBuild', () => {
  it('reports missing build files', async () => {
    const empty = mkdtempSync(join(tmpdir(), 'passerelle-build-'));
    await expect(loadBuild(empty)).rejects.toThrow(
      `The frontend is not built: missing ${['dist/server/entry-server.js', 'dist/workspace-server/entry-server.js', 'dist/assets.json'].map((file) => join(empty, file)).join(', ')}`,
    );
  });

  it('reads the build files', async () => {
    const frontend = mkdtempSync(join(tmpdir(), 'passerelle-build-'));
    for (const folder of ['dist/server', 'dist/workspace-server'])
      mkdirSync(join(frontend, folder), { recursive: true });
    cpSync(join(import.meta.dirname, '../schema.graphql'), join(frontend, 'schema.graphql'));
    writeFileSync(join(frontend, 'package.json'), '{"type":"module"}');
    writeFileSync(join(frontend, 'dist/server/entry-server.js'), 'export const render = () => "rendered";');
    writeFileSync(
      join(frontend, 'dist/workspace-server/entry-server.js'),
      'export const renderWorkspace = () => "screen";',
    );
    writeFileSync(join(frontend, 'dist/assets.json'), '{"module":"/assets/a.js"}');
    const operation = { name: 'X', kind: 'query', public: true, document: 'query X{__typename}' };
    writeFileSync(join(frontend, 'dist/operations.json'), JSON.stringify({ id1: operation }));
    const build = await loadBuild(frontend);
    expect(build).toEqual({
      render: expect.any(Function),
      assets: { module: '/assets/a.js' },
      operations: expect.any(Operations),
      clientDirectory: join(frontend, 'dist/client'),
    });
    expect(build.operations.size).toBe(1);
    expect(build.operations.get('id1')).toMatchObject({ id: 'id1', ...operation });
    expect(build.operations.schema.getQueryType()?.name).toBe('RootQuery');

    const unknown = { ...operation, document: 'query X{unknownField}' };
    writeFileSync(join(frontend, 'dist/operations.json'), JSON.stringify({ id1: unknown }));
    await expect(loadBuild(frontend)).rejects.toThrow('Operation X does not fit schema.graphql');
  });
});
