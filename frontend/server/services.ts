import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { isQueryError } from '../shared/graphql/operation.ts';
import type { AppOptions } from './app-options.ts';
import { buildBotCheck } from './bot-check/build-bot-check.ts';
import { Calls } from './calls/calls.ts';
import { ContentCache } from './cache/content-cache.ts';
import { EncodedBodies } from './cache/encoded-bodies.ts';
import { PurgeLog } from './cache/purge-log.ts';
import { Documents } from './documents/documents.ts';
import { limits } from './limits.ts';
import { Pictures } from './media/pictures.ts';
import { ReadableFiles } from './media/readable-files.ts';
import { serviceGauges } from './metrics/service-gauges.ts';
import { AnswerPages } from './pages/answer-pages.ts';
import { CachedPages } from './pages/cached-pages.ts';
import { PageCopies } from './pages/page-copies.ts';
import { PageRenderer } from './pages/page-renderer.ts';
import { ShownScreens } from './pages/shown-screens.ts';
import { SignedInPages } from './pages/signed-in-pages.ts';
import { StaffTexts } from './pages/staff-texts.ts';
import { WorkspacePages } from './pages/workspace-pages.ts';
import { buildId, connectShared } from './shared/shared-state.ts';
import { CsrfTokens } from './session/csrf.ts';
import { CacheDumps } from './technical/cache-dumps.ts';
import { SessionProofs } from './session/session-proofs.ts';
import { Sessions } from './session/sessions.ts';
import { buildSocialLogin } from './social-login/build-social-login.ts';
import { memoryStore, sharedStore } from './shared/key-value-store.ts';
import { UploadApi } from './upstream/upload-api.ts';
import { PublicQueries } from './upstream/public-queries.ts';
import { WordPress } from './upstream/wordpress.ts';
import { buildViews } from './views/build-views.ts';

/** Builds the services that live as long as the server: the composition root. */
export function buildServices(app: FastifyInstance, options: AppOptions) {
  const { env, build, timeouts = {}, now = Date.now } = options;
  const shared = env.redisUrl
    ? connectShared({
        url: env.redisUrl,
        now,
        build: buildId(build, env),
        onStateChange: (reachable) =>
          app.log[reachable ? 'info' : 'warn']({ reachable }, 'Redis, which the proxies share'),
        onError: (err) => app.log.warn({ err }, 'A command of Redis failed'),
        onPurge: (tags) => content.forget(tags),
        onLost: () => content.forgetEverything(),
      })
    : undefined;
  const isFeedConnected = () => shared?.feed.isConnected ?? true;
  const purges = new PurgeLog(limits.invalidation.rememberedTags);
  const { operations } = build;
  const wordpress = new WordPress({
    url: env.wordpressUrl,
    secret: env.graphqlSecret,
    now,
    workers: env.wordpressWorkers,
    waitTimeout: timeouts.wait,
    readTimeout: timeouts.read,
    writeTimeout: timeouts.write,
    onCall: (operation, seconds, outcome) => {
      app.metrics.upstreamCalls.inc({ operation, outcome });
      app.metrics.upstreamSeconds.observe({ operation }, seconds);
    },
  });
  const uploads = new UploadApi({ url: env.wordpressUrl, secret: env.graphqlSecret });
  const queries = new PublicQueries({ wordpress, purges, now, isFeedConnected });
  const renderer = new PageRenderer({
    render: build.render,
    assets: build.assets,
    publicUrl: env.publicUrl,
    environment: env.environment,
    operations,
    queries,
    wordpress,
    renderTimeout: timeouts.render,
    onMade: (timing) => {
      for (const [part, milliseconds] of Object.entries(timing))
        app.metrics.renderSeconds.observe({ part }, milliseconds / 1_000);
    },
    onError: (error, requestId) => {
      // Client errors are not failures of the server.
      const level = isQueryError(error) && error.status < 500 ? 'info' : 'error';
      app.log[level]({ err: error, requestId }, 'error not shown on the page');
    },
  });
  const pages = new CachedPages({
    renderer,
    purges,
    now,
    newRequestId: randomUUID,
    onBackgroundError: (error) => app.log.warn({ err: error }, 'a page could not be made again'),
    shared: shared?.pages,
  });
  const pictures = new Pictures({
    wordpress,
    purges,
    now,
    isFeedConnected,
    folder: env.mediaFolder,
    onConversion: (format, seconds, outcome) => {
      app.metrics.conversions.inc({ format, outcome });
      app.metrics.conversionSeconds.observe({ format }, seconds);
    },
  });
  const documents = new Documents({ operations, queries, purges, now, isFeedConnected });
  const sessions = new Sessions({ wordpress, operations, secret: env.cookieSecret, now });
  const proofs = new SessionProofs({ sessions, purges, now, isFeedConnected });
  const shown = new ShownScreens({ now });
  const content = new ContentCache({
    purges,
    pages,
    answers: queries.cache,
    pictures: pictures.store.cache,
    documents: documents.cache,
    proofs: proofs.cache,
    shown: shown.cache,
  });
  const bodies = new EncodedBodies(limits.pages.encodedBytes);

  const csrf = new CsrfTokens(env.cookieSecret, now);
  const store = shared ? sharedStore(shared.link, now) : memoryStore(now);
  const { social, closeSocial } = buildSocialLogin({ env, store, sessions, now });
  const { botCheck, altcha } = buildBotCheck({
    env,
    store,
    now,
    onError: (error) => app.log.warn({ err: error }, 'the provider of the bot check is unreachable'),
  });

  const views = buildViews({
    wordpress,
    operations,
    link: shared?.link,
    secret: env.cookieSecret,
    log: app.log,
    now,
  });

  const personal = new SignedInPages({ pages, sessions, csrf });
  const dumps = new CacheDumps({ pages, now });
  const caches = {
    pages: pages.store.pages,
    transients: pages.store.transients,
    queries: queries.cache,
    pictures: pictures.store.cache,
    documents: documents.cache,
    shown: shown.cache,
  };
  const cacheSizes = () =>
    (['pages', 'transients', 'queries', 'pictures', 'documents'] as const).map((name) => {
      const { size, bytes } = caches[name];
      return { name, entries: size, bytes };
    });

  /** Lets /metrics read sizes and states. */
  function report(registry: Registry): void {
    serviceGauges(registry, { caches: { ...caches, bodies }, wordpress, shared });
  }

  return {
    env,
    now,
    clientDirectory: build.clientDirectory,
    operations,
    calls: new Calls({ operations, sessions, queries, botCheck, csrf }),
    wordpress,
    uploads,
    queries,
    pages,
    personal,
    workspace: new WorkspacePages({ pages, personal, sessions, csrf, shown, purges, isFeedConnected }),
    pageCopies: new PageCopies({ pages, personal, sessions, proofs, now }),
    answerPages: new AnswerPages({ pages, personal, bodies, now }),
    staffTexts: new StaffTexts({ operations, queries, publicUrl: env.publicUrl }),
    pictures,
    readableFiles: new ReadableFiles({ sessions, wordpress }),
    documents,
    content,
    bodies,
    shared,
    csrf,
    sessions,
    social,
    closeSocial,
    botCheck,
    altcha,
    views,
    store,
    dumps,
    cacheSizes,
    report,
  };
}

/** What routes and forms may use. */
export type Services = ReturnType<typeof buildServices>;
