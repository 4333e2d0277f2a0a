import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Group } from '../stack/group.ts';
import { freePort } from '../stack/ports.ts';
import { listening } from '../stack/ready.ts';
import { PHP_SETTINGS } from '../stack/services.ts';
import type { Stack } from '../stack/stack.ts';
import { startStack } from '../suite/stacks.ts';
import { cases, type Expected, planted, plantedAssets, scriptsOfWordPress } from './cases.ts';
import { Nginx } from './nginx.ts';
import { request, type HttpAnswer } from './raw-request.ts';

const SECRET = 'PLANTED secret of a file that nobody may read';
/** Program that would print its text if the server ran it. */
const PROGRAM = `<?php echo 'PLANTED'.' that ran';`;

let stack: Stack;
let nginx: Nginx;
/** PHP's server without any rules: what the plugin does alone. */
let bare: Group;
const origins = { router: '', nginx: '', bare: '' };

beforeAll(async () => {
  const site = { engine: 'stand-ins', database: 'sqlite', extent: 'wordpress', stage: 'empty' } as const;
  stack = await startStack({ name: 'web-server', ...site }, new AbortController().signal);
  const { wordpress, root } = stack.site.folders;
  for (const file of planted) await plant(join(wordpress, file), file.endsWith('.php') ? PROGRAM : SECRET);
  for (const file of plantedAssets) await plant(join(wordpress, file), 'asset');
  origins.router = `http://127.0.0.1:${stack.options.ports.wordpress}`;
  nginx = await Nginx.start(wordpress, join(root, 'nginx'));
  origins.nginx = nginx.url;
  const port = await freePort();
  bare = await Group.start({
    name: 'PHP without rules',
    command: 'php',
    args: [...PHP_SETTINGS, '-S', `127.0.0.1:${port}`, '-t', wordpress],
    logFile: join(root, 'logs/bare.log'),
    port,
  });
  await listening(bare);
  origins.bare = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  await bare?.stop();
  await nginx?.stop();
  await stack?.stop();
});

async function plant(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

const matches: Record<Expected, (answer: HttpAnswer, path: string) => void> = {
  refused: ({ status, body }) => expect([status, body.trim()]).toEqual([404, '']),
  sent: ({ status, body, headers }) => {
    expect(status).toBe(200);
    expect(body).not.toBe('');
    expect(headers.get('content-type')).toMatch(/css|javascript|image|font|pdf/);
  },
  login: ({ status, headers }, path) => {
    expect([302, 303]).toContain(status);
    const { origin, pathname, searchParams } = new URL(headers.get('location') ?? '');
    expect([origin, pathname]).toEqual([stack.publicUrl, expect.stringMatching(/\/administration\/$/)]);
    // The first screen needs no name.
    expect(searchParams.get('to')).toBe(path === '/wp-admin/' ? null : path);
  },
  site: ({ status, body, headers }) => {
    expect([status, body]).toEqual([303, '']);
    expect(new URL(headers.get('location') ?? '').origin).toBe(stack.publicUrl);
  },
  rest: ({ status, body }) =>
    expect([status, JSON.parse(body)]).toMatchObject([401, { code: 'rest_not_logged_in' }]),
  runs: ({ status, body }) => {
    expect([400, 401, 403]).toContain(status);
    expect(body).not.toContain('nginx');
  },
};

describe.each(['router', 'nginx'] as const)('%s', (server) => {
  it.each(cases)('%s: %s', async (path, expected) => {
    const answer = await request(origins[server], path);
    expect(answer.body).not.toContain('PLANTED');
    expect(answer.headers.get('x-powered-by')).toBeUndefined();
    expect(answer.headers.get('link')).toBeUndefined();
    matches[expected](answer, path);
  });

  it('answers methods other than GET the same way', async () => {
    for (const method of ['HEAD', 'POST', 'OPTIONS', 'PUT']) {
      for (const path of [
        '/xmlrpc.php',
        '/wp-config.php',
        '/wp-content/debug.log',
        '/wp-content/uploads/shell.php',
      ])
        expect([method, path, (await request(origins[server], path, method)).status]).toEqual([
          method,
          path,
          404,
        ]);
    }
  });

  it('leads folders of screens to their slash', async () => {
    const { status, headers } = await request(origins[server], '/wp-admin');
    expect(status).toBe(301);
    expect(headers.get('location')).toBe('/wp-admin/');
  });

  it('never leaves the folder', async () => {
    for (const path of [
      '/../database/passerelle.sqlite',
      '/%2e%2e/database/passerelle.sqlite',
      '/..%2fsecrets.json',
    ])
      expect([400, 404]).toContain((await request(origins[server], path)).status);
  });
});

describe('the plugin alone', () => {
  it.each(scriptsOfWordPress)('ends %s', async (path) => {
    const { status, body } = await request(origins.bare, path, 'POST');
    expect([status, body]).toEqual([404, '']);
  });

  it('rejects them before XML-RPC or a password check', async () => {
    const call = '<methodCall><methodName>system.listMethods</methodName><params></params></methodCall>';
    const response = await fetch(`${origins.bare}/xmlrpc.php`, { method: 'POST', body: call });
    expect([response.status, await response.text()]).toEqual([404, '']);
  });
});
