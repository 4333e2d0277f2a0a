import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { checkWordpress, sharedSecrets } from './external-wordpress.ts';
import { freePort } from './ports.ts';

/** @returns the address of a server that answers this to the site's secret, and 403 to every other */
async function serve(status: number, body: unknown): Promise<string> {
  const server = createServer((request, response) => {
    const hasSecret = request.headers['x-passerelle-proxy'] === 'the secret';
    response.writeHead(hasSecret ? status : 403);
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const missing = { errors: [{ message: 'Cannot query field "passerelleSitemapParts" on type "RootQuery".' }] };
const inside = { errors: [{ message: 'Internal server error' }], data: null };

describe('checkWordpress', () => {
  it('accepts a WordPress whose plugin answers', async () => {
    const url = await serve(200, { data: { passerelleSitemapParts: [] } });
    await expect(checkWordpress(url, 'the secret')).resolves.toBeUndefined();
  });

  it.each([
    ['the plugin is missing', 200, missing, 'lacks the plugin Passerelle', 'Put wp-plugin/'],
    [
      'GraphQL is missing',
      404,
      '<!doctype html>',
      '/graphql answers 404, but not by GraphQL',
      'Activate WPGraphQL',
    ],
    ['it leads elsewhere', 301, '', '/graphql answers 301, but not by GraphQL', 'Activate WPGraphQL'],
    ['something else is wrong', 500, inside, 'answers 500:', 'Internal server error'],
  ])('reports what to do when %s', async (_case, status, body, message, advice) => {
    const url = await serve(status, body);
    await expect(checkWordpress(url, 'the secret')).rejects.toMatchObject({
      message: expect.stringContaining(message),
      advice: [expect.stringContaining(advice)],
    });
  });

  it('reports which secret is wrong', async () => {
    await expect(checkWordpress(await serve(200, {}), 'another')).rejects.toMatchObject({
      message: expect.stringContaining('refuses the site'),
      advice: [expect.stringContaining('PASSERELLE_GRAPHQL_SECRET')],
    });
  });

  it('reports that nothing answers', async () => {
    const url = `http://127.0.0.1:${await freePort()}`;
    await expect(checkWordpress(url, 'the secret')).rejects.toThrow(
      /^WordPress does not answer at .*ECONNREFUSED/,
    );
  });
});

describe('sharedSecrets', () => {
  it('prefers the environment to .wp-env.json', async () => {
    const secrets = await sharedSecrets({ PASSERELLE_GRAPHQL_SECRET: 'mine' });
    expect(secrets).toMatchObject({ graphql: 'mine', invalidation: expect.stringMatching(/^wp-env-/) });
  });
});
