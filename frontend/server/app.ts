import fastifyCookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { AppOptions } from './app-options.ts';
import { AppError } from './errors/app-error.ts';
import { declaredForms } from './forms/declared.ts';
import { formPages } from './forms/form-pages.ts';
import { frameworkErrors } from './framework-errors.ts';
import { limits } from './limits.ts';
import { apiGuard } from './plugins/api-guard.ts';
import { SignedInPages } from './pages/signed-in-pages.ts';
import { PageCopies } from './pages/page-copies.ts';
import { StaffTexts } from './pages/staff-texts.ts';
import { AnswerPages } from './pages/answer-pages.ts';
import { cacheState } from './plugins/cache-state.ts';
import { clientContext } from './plugins/client-context.ts';
import { draining } from './plugins/draining.ts';
import { errorHandler } from './plugins/error-handler.ts';
import { idempotency } from './plugins/idempotency.ts';
import { ReadableFiles } from './media/readable-files.ts';
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
import { accountCalls } from './routes/api/auth/accounts.ts';
import { auth } from './routes/api/auth/auth.ts';
import { botCheckCalls } from './routes/api/bot-check.ts';
import { contact } from './routes/api/contact.ts';
import { referenceData } from './routes/api/dashboard/reference-data.ts';
import { onboardingCalls } from './routes/api/onboarding.ts';
import { oauth } from './routes/api/auth/oauth.ts';
import { wordpressCall } from './routes/api/auth/wordpress.ts';
import { newsletterCalls } from './routes/api/newsletter.ts';
import { newsletterOneClick } from './routes/api/newsletter-one-click.ts';
import { stopNotices } from './routes/api/dashboard/stop-notices.ts';
import { switchRoute } from './routes/api/auth/switch.ts';
import { cspReports } from './routes/api/security/csp-reports.ts';
import { profileFiles } from './routes/api/directory/profile-files.ts';
import { downloadFile } from './routes/api/file/download-file.ts';
import { upload } from './routes/api/file/upload.ts';
import { invitationAnswer } from './routes/api/invitations/answer.ts';
import { myData } from './routes/api/settings/my-data.ts';
import { settingsCalls } from './routes/api/settings/settings.ts';
import { graphql } from './routes/api/graphql.ts';
import { invalidate } from './routes/api/isr/invalidate.ts';
import { pageViewCall } from './routes/api/page-view.ts';
import { pageData } from './routes/api/page-data.ts';
import { openapiRoute } from './routes/api/openapi.ts';
import { feeds } from './routes/documents/feeds.ts';
import { favouritesCalendar } from './routes/documents/favourites-calendar.ts';
import { itemCalendars } from './routes/documents/item-calendars.ts';
import { sharePictures } from './routes/documents/share-pictures.ts';
import { sitemaps } from './routes/documents/sitemaps.ts';
import { health } from './routes/health.ts';
import { picture } from './routes/media/picture.ts';
import { metricsRoute } from './routes/metrics.ts';
import { pageRoutes } from './routes/pages.ts';
import { robots } from './routes/robots.ts';
import { administrationPage } from './routes/standalone/administration.ts';
import { cookieChoices } from './routes/standalone/cookies.ts';
import { favouritePage } from './routes/standalone/favourite.ts';
import { OauthPage, oauthPage } from './routes/standalone/oauth-page.ts';
import { recaptchaFrame } from './routes/standalone/recaptcha-frame.ts';
import { perVisitorPages } from './routes/standalone/per-visitor.ts';
import { technical } from './routes/standalone/technical.ts';
import { speculationRules } from './routes/speculation-rules.ts';
import { wellKnown } from './routes/well-known.ts';
import { workspaceRoutes } from './routes/workspace.ts';
import { staticFiles } from './routes/static-files.ts';
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
  const { wordpress, operations, queries, pages, pictures, documents, content, bodies, choices, shared } =
    services;
  const { csrf, sessions, social, store, botCheck, altcha } = services;

  const { dumps, cacheSizes } = services;
  const readableFiles = new ReadableFiles({ sessions, wordpress });

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
  await app.register(health, { wordpress, link: shared?.link, now });
  await app.register(metricsRoute, { env, wordpress });
  await app.register(robots, env);
  await app.register(wellKnown, { ...env, now });
  await app.register(speculationRules);
  await app.register(cspReports, { publicUrl: env.publicUrl });
  await app.register(staticFiles, { directory: build.clientDirectory });
  await app.register(picture, { pictures, readableFiles });
  const files = { documents, bodies, publicUrl: env.publicUrl };
  await app.register(feeds, files);
  await app.register(itemCalendars, files);
  await app.register(favouritesCalendar, { sessions, publicUrl: env.publicUrl });
  await app.register(sitemaps, files);
  await app.register(sharePictures, { documents });
  await app.register(auth, { sessions, csrf });
  await app.register(accountCalls, { accounts: services.accounts, csrf });
  const personal = new SignedInPages({ pages, sessions, csrf });
  const answerPages = new AnswerPages({ pages, personal, bodies, now });
  await app.register(switchRoute, { sessions, answerPages, adminUrl: env.adminUrl });
  await app.register(wordpressCall, { sessions, adminUrl: env.adminUrl });
  await app.register(administrationPage, {
    sessions,
    answerPages,
    csrf,
    publicUrl: env.publicUrl,
    adminUrl: env.adminUrl,
  });
  if (social.isOffered) {
    const page = new OauthPage({ social, answerPages, csrf, publicUrl: env.publicUrl });
    await app.register(oauth, { social, page });
    await app.register(oauthPage, { page });
  }
  await app.register(botCheckCalls, { botCheck, altcha });
  await app.register(contact, { contactMessages: services.contactMessages });
  await app.register(referenceData, { sessions });
  await app.register(invitationAnswer, { invitations: services.invitations });
  await app.register(onboardingCalls, { onboarding: services.onboarding });
  await app.register(graphql, { operations, queries, bodies, sessions, wordpress });
  await app.register(downloadFile, { readableFiles });
  await app.register(profileFiles, { readableFiles, sessions });
  await app.register(upload, { sessions, uploads: services.uploads });
  await app.register(settingsCalls, { settings: services.settings, sessions, csrf });
  await app.register(myData, { sessions, wordpress });
  await app.register(invalidate, {
    content,
    feed: shared?.feed,
    store,
    secret: env.invalidationSecret,
    now,
  });
  await app.register(stopNotices, { calls: services.calls });
  await app.register(newsletterCalls, { newsletter: services.newsletter });
  await app.register(newsletterOneClick, { calls: services.calls });
  await app.register(pageViewCall, { pageViews: services.views.pageViews, publicUrl: env.publicUrl });
  await app.register(pageData, { operations, queries });
  await app.register(openapiRoute);
  app.all('/api/*', { schema: { hide: true } }, async () => {
    throw new AppError('not_found');
  });
  if (env.botCheck.provider === 'recaptcha') await app.register(recaptchaFrame, { settings: env.botCheck });
  await app.register(cookieChoices, { answerPages, choices, publicUrl: env.publicUrl, now });
  await app.register(favouritePage, { sessions, publicUrl: env.publicUrl });
  const declared = declaredForms(services);
  await app.register(formPages, { declared, answerPages, csrf, publicUrl: env.publicUrl });
  const staffTexts = new StaffTexts({ operations, queries, publicUrl: env.publicUrl });
  const feed = shared?.feed;
  await app.register(technical, { dumps, content, feed, sessions, csrf, publicUrl: env.publicUrl });
  await app.register(workspaceRoutes, {
    pages,
    personal,
    bodies,
    https: env.publicUrl.protocol === 'https:',
  });
  await app.register(pageRoutes, {
    readers: new PageCopies({ pages, personal, sessions, proofs: services.proofs, now }),
    bodies,
    https: env.publicUrl.protocol === 'https:',
    pageViews: services.views.pageViews,
    perVisitor: perVisitorPages({ pages, staffTexts, csrf, sessions, declared, dumps, cacheSizes, now }),
    now,
  });

  await pictures.store.open();
  services.views.counter.start();
  app.addHook('onClose', async () => {
    await services.views.counter.stop();
    await Promise.all([wordpress.close(), services.uploads.close(), shared?.close(), services.closeSocial()]);
  });
  await app.ready();
  return app;
}
