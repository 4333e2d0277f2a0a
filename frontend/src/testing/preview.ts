/**
 * The built site on sample content, for looking at pages without WordPress: `npm run build && node frontend/src/testing/preview.ts`.
 * `--demo` takes the demo content. Reads PORT (3020 by default). Not part of the product.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import sharp from 'sharp';
import type { render as Render } from '../app/entry-server.tsx';
import type { Assets } from '../../shared/pages/render-contract.ts';
import { manifest } from '../../shared/graphql/generated/manifest.ts';
import { type QueryFunction, QueryError } from '../../shared/graphql/operation.ts';
import { demoItems } from './demo-items.ts';
import { sampleQuery } from './sample-upstream.ts';

const dist = join(import.meta.dirname, '../../dist');
const port = Number(process.env['PORT'] ?? 3020);
const { render } = (await import(join(dist, 'server/entry-server.js'))) as { render: typeof Render };
const assets = JSON.parse(readFileSync(join(dist, 'assets.json'), 'utf8')) as Assets;
const query = sampleQuery(process.argv.includes('--demo') ? { items: demoItems() } : {});
const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};

async function picture(id: number, width: number): Promise<Buffer> {
  const hue = (id * 47) % 360;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 168 62"><defs><linearGradient id="g"><stop stop-color="hsl(${hue} 60% 45%)"/><stop offset="1" stop-color="hsl(${(hue + 60) % 360} 70% 60%)"/></linearGradient></defs><path fill="url(#g)" d="M0 0h168v62H0z"/><circle cx="${20 + (id % 9) * 12}" cy="26" r="22" fill="hsl(${(hue + 180) % 360} 70% 55% / .8)"/><path d="M0 62 40 30l30 22 40-34 58 44z" fill="hsl(${hue} 50% 18% / .7)"/></svg>`;
  return sharp(Buffer.from(svg)).resize(width).webp().toBuffer();
}

function send(
  response: ServerResponse,
  status: number,
  type: string,
  body: string | Buffer,
  headers = {},
): void {
  response.writeHead(status, { 'content-type': type, ...headers }).end(body);
}

/** `/?fail=503` shows the page of that failure. */
const failing =
  (status: number): QueryFunction =>
  async () => {
    throw new QueryError(status, 'content_system_unavailable');
  };

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
  const file = join(dist, 'client', url.pathname);
  const media = /^\/media\/(\d+)\/(\d+)\.(?:avif|webp)$/.exec(url.pathname);
  try {
    if (media) return send(response, 200, 'image/webp', await picture(Number(media[1]), Number(media[2])));
    if (url.pathname === '/api/graphql') {
      const id = url.searchParams.get('operationId') ?? '';
      const data = await query(
        { id, name: manifest[id]?.name ?? '' },
        JSON.parse(url.searchParams.get('variables') ?? '{}'),
      );
      return send(response, 200, 'application/json', JSON.stringify({ data }));
    }
    if (extname(url.pathname) && file.startsWith(join(dist, 'client')) && existsSync(file)) {
      return send(response, 200, types[extname(file)] ?? 'application/octet-stream', readFileSync(file));
    }
    const fail = Number(url.searchParams.get('fail'));
    const page = await render({
      url,
      showsConsentBanner: false,
      dataLight: url.searchParams.get('data-light') === 'on',
      environment: 'development',
      assets,
      query: fail ? failing(fail) : query,
      requestId: crypto.randomUUID(),
      onError: (error) => process.stderr.write(`${String(error)}\n`),
    });
    if (page.redirect) return send(response, page.status, 'text/plain', '', { location: page.redirect });
    send(response, page.status, 'text/html; charset=utf-8', page.html, page.headers);
  } catch (error) {
    send(response, 500, 'text/plain', error instanceof Error ? (error.stack ?? error.message) : 'error');
  }
}

const server = createServer((request, response) => void answer(request, response));
server.listen(port, '127.0.0.1', () => process.stdout.write(`http://localhost:${port}\n`));
