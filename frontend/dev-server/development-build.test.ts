import { statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen, type Listening } from '../server/listen.ts';
import { eventually } from '../server/testing/eventually.ts';
import { data } from '../server/testing/fake-wordpress.ts';
import { startTestApp, type TestApp } from '../server/testing/test-app.ts';
import { developmentBuild } from './development-build.ts';

const frontend = join(import.meta.dirname, '..');
let site: TestApp;
let listening: Listening;
let origin: string;

beforeAll(async () => {
  const { render, ...build } = await developmentBuild(frontend);
  site = await startTestApp({ render, build });
  site.wordpress.answer = () => data({ passerelleLayout: { siteName: 'Passerelle', description: '' } });
  listening = await listen(site.app, {
    hosts: ['127.0.0.1'],
    port: 0,
    onUpgrade: build.development?.onUpgrade,
  });
  origin = listening.addresses[0] ?? '';
});
afterAll(async () => {
  await listening.drain();
  await site.close();
});

const get = (path: string): Promise<Response> => fetch(new URL(path, origin));

describe('developmentBuild', () => {
  it('serves pages with all their styles, uncached', async () => {
    const page = await get('/contact/');
    const html = await page.text();
    expect(page.status).toBe(200);
    expect(page.headers.get('cache-control')).toBe('private, no-store');
    expect(page.headers.get('content-security-policy')).toContain("style-src 'self' 'unsafe-inline'");
    const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, url = '']) => url);
    expect(sheets).toEqual(
      expect.arrayContaining(['/src/styles/base.css', '/src/components/ui/button.module.css']),
    );
    for (const url of sheets) {
      const sheet = await fetch(new URL(url, origin), { headers: { accept: 'text/css' } });
      expect([url, sheet.status, sheet.headers.get('content-type')]).toEqual([url, 200, 'text/css']);
    }
  });

  it('serves the script of a page from its source', async () => {
    const html = await (await get('/contact/')).text();
    const modules = [...html.matchAll(/<script type="module" src="([^"]+)"/g)].map(([, url = '']) => url);
    expect(modules).toEqual(['/@development/pages', '/@development/forms']);
    const script = await (await get('/@development/pages')).text();
    expect(script).toContain("import '/src/app/public/entry.ts'");
    expect((await get('/src/app/public/entry.ts')).headers.get('content-type')).toBe('text/javascript');
  });

  it('serves no file of the project beside the sources', async () => {
    const secrets = [
      '/@fs/etc/passwd',
      `/@fs${join(frontend, '../.wp-env.json')}`,
      '/src/../../package.json',
    ];
    expect(await Promise.all(secrets.map(async (path) => (await get(path)).status))).toEqual([403, 403, 404]);
  });

  it('notifies open pages that a module changed which renders them', async () => {
    await (await get('/contact/')).text();
    const client = await (await get('/@vite/client')).text();
    const token = /wsToken = "([^"]+)"/.exec(client)?.[1] ?? '';
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/?token=${token}`, 'vite-hmr');
    const messages: unknown[] = [];
    socket.addEventListener('message', ({ data }) => messages.push(JSON.parse(String(data))));
    await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));
    const module = join(frontend, 'src/app/error-page/error-page.tsx');
    const { atime, mtime } = statSync(module);
    utimesSync(module, atime, new Date());
    await eventually(() =>
      expect(messages).toContainEqual({ type: 'custom', event: 'passerelle:page-changed' }),
    );
    // Builds are made anew when a source is newer.
    utimesSync(module, atime, mtime);
    socket.close();
  });
});
