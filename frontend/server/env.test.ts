import { describe, expect, it } from 'vitest';
import { EnvError, readEnv } from './env.ts';

const secret = 'a-secret-of-thirty-two-characters-or-more';
const complete = {
  WORDPRESS_URL: 'http://127.0.0.1:8080',
  PUBLIC_URL: 'https://passerelle.example',
  PASSERELLE_INVALIDATION_SECRET: secret,
  PASSERELLE_GRAPHQL_SECRET: secret,
  PASSERELLE_COOKIE_SECRET: secret,
};

const problemsOf = (source: Record<string, string | undefined>): readonly string[] => {
  try {
    readEnv(source);
    return [];
  } catch (error) {
    return error instanceof EnvError ? error.problems : [String(error)];
  }
};

describe('readEnv', () => {
  it.each([
    ['https://staging.passerelle.example', undefined, 'staging'],
    ['https://www-preprod.passerelle.example', undefined, 'preprod'],
    ['https://preproduction.example', undefined, 'development'],
    ['http://localhost:3000', undefined, 'development'],
    ['https://passerelle.example', undefined, 'development'],
    ['https://staging.passerelle.example', 'production', 'production'],
  ])('takes %s with ENVIRONMENT %s for %s', (url, given, environment) => {
    expect(readEnv({ ...complete, PUBLIC_URL: url, ENVIRONMENT: given }).environment).toBe(environment);
  });

  it('needs five values and has a default for the rest', () => {
    expect(readEnv(complete)).toEqual({
      environment: 'development',
      hosts: ['127.0.0.1', '::1'],
      port: 3000,
      wordpressUrl: new URL('http://127.0.0.1:8080'),
      wordpressWorkers: 16,
      adminUrl: new URL('http://127.0.0.1:8080'),
      publicUrl: new URL('https://passerelle.example'),
      invalidationSecret: secret,
      graphqlSecret: secret,
      cookieSecret: secret,
      botCheck: { provider: 'altcha' },
      socialProviders: [],
      logLevel: 'info',
      drainNotice: 0,
      redisUrl: undefined,
      mediaFolder: undefined,
      metricsToken: undefined,
      exposesCacheState: true,
      securityLogKey: undefined,
      securityContacts: [],
      trustedProxies: [],
    });
  });

  it('reads keys of the security log and contacts, and hides the state of caches but in development', () => {
    const env = readEnv({
      ...complete,
      ENVIRONMENT: 'production',
      PASSERELLE_SECURITY_LOG_KEYS: `new:${secret},old:${'o'.repeat(32)}`,
      SECURITY_CONTACT: 'mailto:a@passerelle.example,https://passerelle.example/contact/',
    });
    expect([env.exposesCacheState, env.securityLogKey, env.securityContacts]).toEqual([
      false,
      secret,
      ['mailto:a@passerelle.example', 'https://passerelle.example/contact/'],
    ]);
    expect(
      problemsOf({ ...complete, PASSERELLE_SECURITY_LOG_KEYS: 'a:short', SECURITY_CONTACT: 'javascript:x' }),
    ).toEqual([
      'PASSERELLE_SECURITY_LOG_KEYS must hold name:key pairs with keys of at least 32 characters',
      'SECURITY_CONTACT holds "javascript:x", but each must be a mailto:, https: or tel: address',
    ]);
  });

  it('reads lists', () => {
    const env = readEnv({
      ...complete,
      HOST: ' 0.0.0.0 , :: ',
      TRUSTED_PROXIES: '10.0.0.0/8,127.0.0.1',
      PORT: '0',
    });
    expect([env.hosts, env.trustedProxies, env.port]).toEqual([
      ['0.0.0.0', '::'],
      ['10.0.0.0/8', '127.0.0.1'],
      0,
    ]);
  });

  it('says all that is wrong at once, and no secret', () => {
    const problems = problemsOf({
      PORT: '70000',
      ENVIRONMENT: 'prod',
      LOG_LEVEL: 'loud',
      WORDPRESS_URL: 'ftp://x',
      PUBLIC_URL: 'somewhere',
      PASSERELLE_GRAPHQL_SECRET: 'hunter2',
      PASSERELLE_REDIS_URL: 'http://:hunter3@10.0.0.1',
      DRAIN_NOTICE: '-5',
    });
    expect(problems).toEqual([
      'PORT is "70000", but must be a number from 0 to 65535',
      'DRAIN_NOTICE is "-5", but must be seconds from 0 to 60',
      'ENVIRONMENT is "prod", but must be one of development, staging, preprod, production',
      'WORDPRESS_URL is "ftp://x", but must be an http or https address',
      'PUBLIC_URL is "somewhere", but must be an http or https address',
      'PASSERELLE_INVALIDATION_SECRET is missing: at least 32 characters',
      'PASSERELLE_GRAPHQL_SECRET is too short: at least 32 characters',
      'PASSERELLE_COOKIE_SECRET is missing: at least 32 characters',
      'PASSERELLE_REDIS_URL must be an address such as redis://127.0.0.1:6379',
      'LOG_LEVEL is "loud", but must be one of fatal, error, warn, info, debug, trace, silent',
    ]);
  });

  it('needs the keys of the bot check that has some', () => {
    const { botCheck } = readEnv({
      ...complete,
      BOT_CHECK: 'recaptcha',
      RECAPTCHA_SITE_KEY: 'site',
      RECAPTCHA_SECRET_KEY: 'secret',
    });
    const url = new URL('https://www.google.com/recaptcha/');
    expect(botCheck).toEqual({ provider: 'recaptcha', siteKey: 'site', secretKey: 'secret', url });
    expect(problemsOf({ ...complete, BOT_CHECK: 'recaptcha', RECAPTCHA_SECRET_KEY: 'hunter2' })).toEqual([
      'BOT_CHECK=recaptcha needs RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET_KEY',
    ]);
    expect(problemsOf({ ...complete, BOT_CHECK: 'yes' })).toEqual([
      'BOT_CHECK is "yes", but must be one of altcha, recaptcha, none',
    ]);
  });

  it.each(['', '  ', 'abc', '1.5', '-1'])('reads the port "%s" or refuses it', (port) => {
    const problems = problemsOf({ ...complete, PORT: port });
    expect(problems).toEqual(
      port.trim() === '' ? [] : [`PORT is "${port}", but must be a number from 0 to 65535`],
    );
  });
});
