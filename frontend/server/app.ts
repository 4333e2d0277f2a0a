import fastifyCookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { AppOptions } from './app-options.ts';
import { AppError } from './errors/app-error.ts';
import { declaredForms } from './forms/declared.ts';
import { formPages } from './forms/form-pages.ts';
import { frameworkErrors } from './framework-errors.ts';
import { limits } from './limits.ts';
import { apiGuard } from './plugins/api-guard.ts';
import { cacheState } from './plugins/cache-state.ts';
import { clientContext } from './plugins/client-context.ts';
import { draining } from './plugins/draining.ts';
import { errorHandler } from './plugins/error-handler.ts';
import { idempotency } from './plugins/idempotency.ts';
import { metrics } from './plugins/metrics.ts';
import { callRoutes } from './calls/call-routes.ts';
import { openapi } from './plugins/openapi.ts';
import { ownCookiesPlugin } from './plugins/own-cookies.ts';
import { rateLimit } from './plugins/rate-limit.ts';
import { restAnswers } from './plugins/rest-answers.ts';
import { requestContext, requestIdOf } from './plugins/request-context.ts';
import { loggerOptions, requestLog } from './plugins/request-log.ts';
import { securityLog } from './plugins/security-log.ts';
import { securityHeadersPlugin } from './plugins/security-headers.ts';
import { wellFormedInput } from './plugins/well-formed-input.ts';
import { discoveredRoutes } from './routes/discovered.ts';
import { pageRoutes } from './routes/pages.ts';
import { requestValidation } from './request-validation.ts';
import { buildServices } from './services.ts';

/** The whole server but for its sockets: `main.ts` listens, tests inject requests. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { env, build, now = Date.now, logTo } = options;
  const app = Fastify({
    logger: { ...loggerOptions(env.logLevel), ...(logTo ? { stream: logTo } : {}) },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: requestIdOf,
    trustProxy: env.trustedProxies.length > 0 ? env.trustedProxies : false,
    bodyLimit: limits.server.bodyBytes,
    routerOptions: { maxParamLength: limits.server.parameterLength },
    requestTimeout: limits.server.requestTimeout,
    keepAliveTimeout: limits.server.keepAliveTimeout,
    frameworkErrors: frameworkErrors(env),
    ...requestValidation,
  });
  const services = buildServices(app, options);
  const { operations, csrf, store, shared } = services;

  await app.register(clientContext);
  await app.register(requestContext);
  await app.register(securityHeadersPlugin, env);
  await app.register(securityLog, { key: env.securityLogKey });
  await app.register(cacheState, env);
  await app.register(requestLog);
  await app.register(errorHandler);
  await app.register(draining);
  await app.register(wellFormedInput);
  await app.register(metrics);
  services.report(app.metrics.registry);
  await app.register(fastifyCookie);
  await app.register(ownCookiesPlugin, { secret: env.cookieSecret });
  await app.register(apiGuard, { csrf, publicUrl: env.publicUrl });
  await app.register(rateLimit, { link: shared?.link, now });
  await app.register(idempotency, { store, secret: env.cookieSecret });
  await app.register(restAnswers);
  await app.register(openapi, { publicUrl: env.publicUrl, operations });
  await app.register(callRoutes, { operations, calls: services.calls });

  if (build.development) await app.register(build.development.plugin);
  for (const route of discoveredRoutes) await app.register(async (scope) => route(scope, services));
  const declared = declaredForms(services);
  await app.register(formPages, { services, declared });
  app.all('/api/*', { schema: { hide: true } }, async () => {
    throw new AppError('not_found');
  });
  await app.register(pageRoutes, { services, declared });

  await services.pictures.store.open();
  services.views.counter.start();
  app.addHook('onClose', async () => {
    await services.views.counter.stop();
    await Promise.all([
      services.wordpress.close(),
      services.uploads.close(),
      shared?.close(),
      services.closeSocial(),
    ]);
  });
  await app.ready();
  return app;
}
