import type { Environment } from '../shared/config/environment.ts';
import { limits } from './limits.ts';
import { type ProviderSettings, readProviders } from './social-login/provider-settings.ts';

export interface Env {
  environment: Environment;
  hosts: string[];
  port: number;
  wordpressUrl: URL;
  /** Requests that WordPress answers at once, to this proxy. */
  wordpressWorkers: number;
  /** URL at which staff's browsers reach WordPress. */
  adminUrl: URL;
  publicUrl: URL;
  invalidationSecret: string;
  graphqlSecret: string;
  /** Signs tokens of forms and the profile cookie; the same in all proxies. */
  cookieSecret: string;
  botCheck: BotCheckSettings;
  /** Networks that people may sign in with. Without any there is no button, and the addresses answer 404. */
  socialProviders: ProviderSettings[];
  /** Milliseconds between saying "not ready" and taking no more: what a balancer needs to notice. */
  drainNotice: number;
  /** Redis that several proxies share; undefined: this proxy is the only one. */
  redisUrl: URL | undefined;
  /** Folder of converted pictures, which survives restarts; undefined: in memory. */
  mediaFolder: string | undefined;
  logLevel: (typeof logLevels)[number];
  /** Bearer token of /metrics; without one, /metrics exists outside production only. */
  metricsToken: string | undefined;
  /** Whether `x-cache` is sent to everyone; otherwise only to requests with the metrics token. */
  exposesCacheState: boolean;
  /** Key of the hashes of networks in the log; undefined: one of this process. */
  securityLogKey: string | undefined;
  /** Addresses for reports of vulnerabilities, as mailto:, https: or tel: URLs; empty: no security.txt. */
  securityContacts: string[];
  /** Addresses or networks of reverse proxies whose X-Forwarded-* headers are believed. */
  trustedProxies: string[];
}

/** Bot check of forms; with "none" every proof passes. */
export type BotCheckSettings =
  | { provider: 'altcha' | 'none' }
  | { provider: 'recaptcha'; siteKey: string; secretKey: string; url: URL };

const environments = ['development', 'staging', 'preprod', 'production'] as const;
/** Other environments are recognised by their host; production sets ENVIRONMENT. */
function environmentOfHost(url: string): Environment {
  const { hostname } = URL.canParse(url) ? new URL(url) : { hostname: '' };
  const label = /(?:^|[.-])(staging|preprod)(?=[.-]|$)/.exec(hostname)?.[1];
  return label === 'staging' || label === 'preprod' ? label : 'development';
}

const botChecks = ['altcha', 'recaptcha', 'none'] as const;
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const visibilities = ['shown', 'hidden'] as const;
const secretLength = 32;
const highestPort = 65_535;
const longestNotice = 60;
const mostWorkers = 1_000;

/** Thrown by `readEnv`; `problems` has one message per invalid variable. */
export class EnvError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(
      `Invalid environment variables of the frontend server:\n${problems.map((text) => `  - ${text}`).join('\n')}`,
    );
    this.name = 'EnvError';
    this.problems = problems;
  }
}

type Source = Readonly<Record<string, string | undefined>>;

/** Reads the environment. @throws EnvError with all problems; values of secrets are not in the messages. */
export function readEnv(source: Source): Env {
  const problems: string[] = [];
  const problem = (text: string): undefined => {
    problems.push(text);
    return undefined;
  };
  const oneOf = <Value extends string>(name: string, values: readonly Value[], fallback: Value): Value => {
    const value = source[name]?.trim() || fallback;
    const found = values.find((known) => known === value);
    return found ?? problem(`${name} is "${value}", but must be one of ${values.join(', ')}`) ?? fallback;
  };
  const url = (name: string, fallback?: string): URL => {
    const value = source[name]?.trim() || fallback;
    if (!value) problem(`${name} is missing: an address such as http://127.0.0.1:8080`);
    else if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) {
      problem(`${name} is "${value}", but must be an http or https address`);
    } else return new URL(value);
    return new URL('http://invalid.invalid');
  };
  const redis = (name: string): URL | undefined => {
    const value = source[name]?.trim();
    if (!value) return undefined;
    if (URL.canParse(value) && /^rediss?:$/.test(new URL(value).protocol)) return new URL(value);
    // The value is not in the message: it may contain a password.
    return problem(`${name} must be an address such as redis://127.0.0.1:6379`);
  };
  const secret = (name: string): string => {
    const value = source[name]?.trim() ?? '';
    if (value.length < secretLength) {
      problem(`${name} is ${value ? 'too short' : 'missing'}: at least ${secretLength} characters`);
    }
    return value;
  };
  const list = (name: string, fallback: string): string[] =>
    (source[name]?.trim() || fallback)
      .split(',')
      .map((text) => text.trim())
      .filter(Boolean);

  /** The first of a list of "name:key" pairs, which is the one used for writing, as in the plugin. */
  const firstKey = (name: string): string | undefined => {
    const [first] = list(name, '');
    if (first === undefined) return undefined;
    const key = first.slice(first.indexOf(':') + 1);
    if (!first.includes(':') || key.length < secretLength)
      return problem(`${name} must hold name:key pairs with keys of at least ${secretLength} characters`);
    return key;
  };
  const contacts = (name: string): string[] =>
    list(name, '').filter((text) => {
      const isOne = URL.canParse(text) && /^(mailto|https|tel):$/.test(new URL(text).protocol);
      if (!isOne) problem(`${name} holds "${text}", but each must be a mailto:, https: or tel: address`);
      return isOne;
    });

  const botCheck = (): BotCheckSettings => {
    const provider = oneOf('BOT_CHECK', botChecks, 'altcha');
    if (provider !== 'recaptcha') return { provider };
    const siteKey = source['RECAPTCHA_SITE_KEY']?.trim() ?? '';
    const secretKey = source['RECAPTCHA_SECRET_KEY']?.trim() ?? '';
    if (!siteKey || !secretKey)
      problem('BOT_CHECK=recaptcha needs RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET_KEY');
    return { provider, siteKey, secretKey, url: url('RECAPTCHA_URL', 'https://www.google.com/recaptcha/') };
  };

  const port = Number(source['PORT']?.trim() || '3000');
  if (!Number.isInteger(port) || port < 0 || port > highestPort) {
    problem(`PORT is "${source['PORT']}", but must be a number from 0 to ${highestPort}`);
  }
  const notice = Number(source['DRAIN_NOTICE']?.trim() || '0');
  if (!(notice >= 0 && notice <= longestNotice)) {
    problem(`DRAIN_NOTICE is "${source['DRAIN_NOTICE']}", but must be seconds from 0 to ${longestNotice}`);
  }
  const workers = Number(source['WORDPRESS_WORKERS']?.trim() || limits.upstream.workers);
  if (!Number.isInteger(workers) || workers < 1 || workers > mostWorkers) {
    problem(
      `WORDPRESS_WORKERS is "${source['WORDPRESS_WORKERS']}", but must be a number from 1 to ${mostWorkers}`,
    );
  }
  const environment = oneOf('ENVIRONMENT', environments, environmentOfHost(source['PUBLIC_URL'] ?? ''));
  const wordpressUrl = url('WORDPRESS_URL');
  const env: Env = {
    environment,
    hosts: list('HOST', '127.0.0.1,::1'),
    port,
    wordpressUrl,
    wordpressWorkers: workers,
    adminUrl: source['WORDPRESS_ADMIN_URL']?.trim() ? url('WORDPRESS_ADMIN_URL') : wordpressUrl,
    publicUrl: url('PUBLIC_URL'),
    invalidationSecret: secret('PASSERELLE_INVALIDATION_SECRET'),
    graphqlSecret: secret('PASSERELLE_GRAPHQL_SECRET'),
    cookieSecret: secret('PASSERELLE_COOKIE_SECRET'),
    botCheck: botCheck(),
    socialProviders: readProviders(source, environment === 'production', problem),
    drainNotice: notice * 1_000,
    redisUrl: redis('PASSERELLE_REDIS_URL'),
    mediaFolder: source['PASSERELLE_MEDIA_CACHE']?.trim() || undefined,
    logLevel: oneOf('LOG_LEVEL', logLevels, 'info'),
    metricsToken: source['METRICS_TOKEN']?.trim() || undefined,
    exposesCacheState:
      oneOf('CACHE_STATE', visibilities, environment === 'development' ? 'shown' : 'hidden') === 'shown',
    securityLogKey: firstKey('PASSERELLE_SECURITY_LOG_KEYS'),
    securityContacts: contacts('SECURITY_CONTACT'),
    trustedProxies: list('TRUSTED_PROXIES', ''),
  };
  if (problems.length > 0) throw new EnvError(problems);
  return env;
}
