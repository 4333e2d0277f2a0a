import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { cvTemplatePath } from '../../shared/config/cv-template.ts';
import type { Route } from './route.ts';

const compressed = /\.(br|gz)$/;
const oneDay = '1d';
const oneYear = '1y';

/**
 * /assets/*: files whose name holds a hash of their content, with their .br and .gz neighbours.
 * /favicon.svg and the other files at the top of the client build, and documents for everybody: by name, for a day.
 */
export const route: Route = async (app, { clientDirectory: directory }) => {
  const assets = join(directory, 'assets');
  if (existsSync(assets)) {
    await app.register(fastifyStatic, {
      root: assets,
      prefix: '/assets/',
      preCompressed: true,
      immutable: true,
      maxAge: oneYear,
      index: false,
      redirect: false,
      schemaHide: true,
    });
  } else {
    await app.register(fastifyStatic, { serve: false });
    app.get('/assets/*', { schema: { hide: true } }, (_request, reply) => reply.callNotFound());
  }
  const stored = documents.filter((name) => existsSync(join(directory, name)));
  for (const name of [...(existsSync(directory) ? topFiles(directory) : []), ...stored]) {
    app.get(`/${name}`, { schema: { hide: true } }, (_request, reply) =>
      reply.sendFile(name, directory, { maxAge: oneDay, immutable: false }),
    );
  }
};

/** Documents for everybody, by their paths. */
const documents = Object.values(cvTemplatePath).map((path) => path.slice(1));

function topFiles(directory: string): string[] {
  return readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && !compressed.test(entry.name))
    .map((entry) => entry.name)
    .filter((name) => name !== 'robots.txt' && !name.endsWith('.html'));
}
