import { createHmac, randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { buildApp } from '../app.ts';
import type { AppOptions } from '../app-options.ts';
import type { BuildOutput } from '../build-output.ts';
import { readEnv } from '../env.ts';
import type { Render } from '../pages/page-renderer.ts';
import { FakeWordPress } from './fake-wordpress.ts';
import { testBuild } from './test-build.ts';

export const invalidationSecret = 'invalidation-secret-of-the-tests-0123456789';
export const graphqlSecret = 'graphql-secret-of-the-tests-0123456789abcdef';
export const cookieSecret = 'cookie-secret-of-the-tests-0123456789abcdef';
/** 2026-11-21T12:00:00Z */
const noon = 1_795_262_400_000;

export interface TestApp {
  app: FastifyInstance;
  wordpress: FakeWordPress;
  clock: { now: number; advance: (milliseconds: number) => void };
  logs: Array<Record<string, unknown>>;
  get: (url: string, headers?: Record<string, string>) => Promise<LightMyRequestResponse>;
  /** A signed call of WordPress. */
  purge: (tags: string[], paths?: string[]) => Promise<LightMyRequestResponse>;
  close: () => Promise<void>;
}

interface Options {
  render?: Render;
  /** Parts of the build that differ, such as the site's own operations. */
  build?: Partial<BuildOutput>;
  env?: Record<string, string>;
  timeouts?: AppOptions['timeouts'];
  /** One that runs already, as after a restart of the proxy or beside another proxy. */
  wordpress?: FakeWordPress;
}

/** The real application in front of a fake WordPress, with a clock that tests advance. */
export async function startTestApp(options: Options = {}): Promise<TestApp> {
  const wordpress = options.wordpress ?? new FakeWordPress();
  if (!options.wordpress) await wordpress.start();
  const logs: TestApp['logs'] = [];
  const clock = {
    now: noon,
    advance(milliseconds: number) {
      clock.now += milliseconds;
    },
  };
  const env = readEnv({
    WORDPRESS_URL: wordpress.url,
    PUBLIC_URL: 'https://passerelle.test',
    PASSERELLE_INVALIDATION_SECRET: invalidationSecret,
    PASSERELLE_GRAPHQL_SECRET: graphqlSecret,
    PASSERELLE_COOKIE_SECRET: cookieSecret,
    ENVIRONMENT: 'production',
    BOT_CHECK: 'none',
    CACHE_STATE: 'shown',
    LOG_LEVEL: 'debug',
    ...options.env,
  });
  const build = testBuild(options.render);
  const app = await buildApp({
    env,
    build: { ...build, ...options.build },
    now: () => clock.now,
    timeouts: options.timeouts ?? {},
    logTo: { write: (line) => logs.push(JSON.parse(line) as Record<string, unknown>) },
  });
  return {
    app,
    wordpress,
    clock,
    logs,
    get: (url, headers = {}) => app.inject({ method: 'GET', url, headers }),
    purge: (tags, paths) =>
      app.inject(signedCall(JSON.stringify({ tags, ...(paths ? { paths } : {}) }), clock.now)),
    close: async () => {
      await app.close();
      await wordpress.stop();
      await rm(build.clientDirectory, { recursive: true, force: true });
    },
  };
}

/** The request that WordPress sends, signed at `now`. */
export function signedCall(body: string, now: number, secret = invalidationSecret) {
  const timestamp = String(Math.floor(now / 1_000));
  const nonce = randomBytes(16).toString('hex');
  return {
    method: 'POST' as const,
    url: '/api/isr/invalidate',
    headers: {
      'content-type': 'application/json',
      'x-passerelle-timestamp': timestamp,
      'x-passerelle-nonce': nonce,
      'x-passerelle-signature': createHmac('sha256', secret)
        .update(`${timestamp}.${nonce}.${body}`)
        .digest('hex'),
    },
    payload: body,
  };
}
