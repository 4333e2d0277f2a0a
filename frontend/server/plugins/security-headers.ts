import { cspReports } from '../../shared/config/calls/visitor-calls.ts';
import fp from 'fastify-plugin';
import type { Environment } from '../../shared/config/environment.ts';
import { workerPolicy } from '../../shared/security/trusted-types.ts';
import type { BotCheckSettings } from '../env.ts';

interface Options {
  publicUrl: URL;
  environment: Environment;
  botCheck: BotCheckSettings;
}

/** Path to which browsers report violations of the content security policy. */
export const cspReportPath = cspReports.path;
const reportGroup = 'csp';
const twoYears = 63_072_000;
/** The video player, loaded after a click on "play". */
const player = 'https://www.youtube-nocookie.com';
const refusedFeatures = [
  'accelerometer',
  'camera',
  'geolocation',
  'gyroscope',
  'microphone',
  'payment',
  'usb',
];

function contentSecurityPolicy(https: boolean, frames: string[]): string {
  const rules = [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    // Component libraries write style="" into the HTML that the server renders.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${frames.join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // No text becomes HTML or script; the one policy there is lets workers of our own build through.
    "require-trusted-types-for 'script'",
    `trusted-types ${workerPolicy}`,
    `report-uri ${cspReportPath}`,
    `report-to ${reportGroup}`,
  ];
  if (https) rules.push('upgrade-insecure-requests');
  return rules.join('; ');
}

/** The policy of files that people uploaded: they may do nothing, even opened on their own. */
export const filePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** The policy of a page with a form that is posted to one other origin. */
export const alsoPostingTo = (policy: string, { origin }: URL): string =>
  policy.replace("form-action 'self'", `form-action 'self' ${origin}`);

/** The policy of a page whose script declares what text must pass to become HTML. */
export const alsoWithDefaultPolicy = (policy: string): string =>
  policy.replace(`trusted-types ${workerPolicy}`, `trusted-types ${workerPolicy} default`);

/** The policy of a page with styles in its HTML. @param hash `sha256-…` of their text */
export const alsoWithStyle = (policy: string, hash: string): string =>
  policy.replace("style-src 'self'", `style-src 'self' '${hash}'`);

/** The policy of pages whose style sheets are replaced while they are open: the development server's. */
export const alsoWithAnyStyle = (policy: string): string =>
  policy.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'");

/**
 * Headers of every response, errors and redirects included. The same for each response of a process: HTTP caches store
 * them with the page.
 */
export function securityHeaders({ publicUrl, environment, botCheck }: Options): Record<string, string> {
  const https = publicUrl.protocol === 'https:';
  // 'self': the page of the provider's bot check, loaded only after the visitor's request.
  const frames = botCheck.provider === 'recaptcha' ? [player, "'self'"] : [player];
  return {
    'content-security-policy': contentSecurityPolicy(https, frames),
    'reporting-endpoints': `${reportGroup}="${cspReportPath}"`,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': refusedFeatures.map((feature) => `${feature}=()`).join(', '),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(https ? { 'strict-transport-security': `max-age=${twoYears}; includeSubDomains` } : {}),
    // Copies of the site are not for search engines.
    ...(environment === 'production' ? {} : { 'x-robots-tag': 'noindex, nofollow' }),
  };
}

export const securityHeadersPlugin = fp<Options>(
  async (app, options) => {
    const headers = securityHeaders(options);
    app.addHook('onRequest', async (_request, reply) => {
      reply.headers(headers);
    });
  },
  { name: 'security-headers', dependencies: ['request-context'] },
);
