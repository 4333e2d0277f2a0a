import { join } from 'node:path';
import { ROOT } from '../lib/paths.ts';
import type { Program } from './group.ts';
import type { Ports } from './options.ts';

const PHP_WORKERS = '4';

/** PHP settings for all processes: limits for the uploads that the platform allows. */
export const PHP_SETTINGS = phpSettings({
  memory_limit: '512M',
  // Room for the largest video of limits.json.
  upload_max_filesize: '100M',
  post_max_size: '220M',
  display_errors: 'stderr',
  expose_php: '0',
});

/** Further settings of the WordPress server. */
const SERVER_SETTINGS = phpSettings({
  'opcache.enable': '1',
  'opcache.enable_cli': '1',
  'opcache.memory_consumption': '192',
  'opcache.max_accelerated_files': '20000',
  'opcache.revalidate_freq': '1',
  realpath_cache_size: '4M',
  log_errors: '1',
  max_execution_time: '60',
});

function phpSettings(settings: Record<string, string>): string[] {
  return Object.entries(settings).flatMap(([name, value]) => ['-d', `${name}=${value}`]);
}

interface ServiceSettings {
  logs: string;
  ports: Ports;
  /** An address on which the site and the mailbox listen beside loopback. */
  listen?: string | null;
  /** Added to the environment of everything. */
  env: Record<string, string>;
}

interface WordpressSettings extends ServiceSettings {
  /** Folder of WordPress. */
  wordpress: string;
}

/** All but the first are shared with WordPress. */
export interface SiteSecrets {
  cookie: string;
  invalidation: string;
  graphql: string;
  securityLogKeys: string;
}

interface SiteSettings extends ServiceSettings {
  /** Folder of the converted pictures. */
  media: string;
  secrets: SiteSecrets;
  /** True for a site that serves its sources, and restarts when those of the server change. */
  dev?: boolean;
  /** Addresses without a slash at their end: what visitors use, where the site asks, where staff go. */
  publicUrl: string;
  wordpressUrl: string;
  wordpressAdminUrl: string;
}

export function wordpressProgram({ wordpress, logs, ports, env }: WordpressSettings): Program {
  return {
    name: 'WordPress',
    command: 'php',
    args: [
      ...PHP_SETTINGS,
      ...SERVER_SETTINGS,
      '-S',
      `127.0.0.1:${ports.wordpress}`,
      '-t',
      wordpress,
      join(ROOT, 'wp-env/router.php'),
    ],
    env: { ...env, PHP_CLI_SERVER_WORKERS: PHP_WORKERS },
    logFile: join(logs, 'wordpress.log'),
    port: ports.wordpress,
  };
}

export function workerProgram({ wordpress, logs, env }: WordpressSettings): Program {
  return {
    name: 'The outbox worker',
    command: 'php',
    args: [...PHP_SETTINGS, join(ROOT, 'wp-env/cli.php'), 'outbox:work'],
    env: { ...env, PASSERELLE_WP_DIR: wordpress },
    logFile: join(logs, 'outbox.log'),
  };
}

export function mailboxProgram({ logs, ports, listen, env }: ServiceSettings): Program {
  return {
    name: 'MailDev',
    command: process.execPath,
    args: [
      join(ROOT, 'node_modules/maildev/bin/maildev'),
      `--smtp=${ports.smtp}`,
      // It takes one address only.
      `--ip=${listen ?? '127.0.0.1'}`,
      `--web=${ports.mailbox}`,
      '--web-ip=127.0.0.1',
    ],
    env,
    logFile: join(logs, 'maildev.log'),
    port: ports.mailbox,
  };
}

/** @param port of loopback */
export function scannerProgram({ logs, env }: ServiceSettings, port: number): Program {
  return {
    name: 'The virus scanner of tests',
    command: process.execPath,
    args: [
      '--disable-warning=ExperimentalWarning',
      join(ROOT, 'scripts/stack/test-scanner.ts'),
      String(port),
    ],
    env,
    logFile: join(logs, 'scanner.log'),
    port,
  };
}

export function siteProgram(settings: SiteSettings): Program {
  const { logs, media, ports, listen, secrets, env, dev = false } = settings;
  const main = join(ROOT, dev ? 'frontend/dev-server/main.ts' : 'frontend/server/main.ts');
  return {
    name: 'The site',
    command: process.execPath,
    args: [
      ...(dev ? ['--watch', '--watch-preserve-output'] : []),
      '--disable-warning=ExperimentalWarning',
      main,
    ],
    cwd: ROOT,
    env: {
      NODE_ENV: dev ? 'development' : 'production',
      ENVIRONMENT: process.env['ENVIRONMENT'] ?? 'development',
      HOST: ['127.0.0.1', '::1', ...(listen ? [listen] : [])].join(','),
      // A developer reads it on the terminal: requests that went well are left out.
      LOG_LEVEL: process.env['LOG_LEVEL'] ?? (dev ? 'warn' : 'info'),
      ...env,
      PORT: String(ports.site),
      WORDPRESS_URL: settings.wordpressUrl,
      WORDPRESS_WORKERS: PHP_WORKERS,
      WORDPRESS_ADMIN_URL: settings.wordpressAdminUrl,
      PUBLIC_URL: settings.publicUrl,
      PASSERELLE_INVALIDATION_SECRET: secrets.invalidation,
      PASSERELLE_GRAPHQL_SECRET: secrets.graphql,
      PASSERELLE_COOKIE_SECRET: secrets.cookie,
      PASSERELLE_SECURITY_LOG_KEYS: secrets.securityLogKeys,
      PASSERELLE_MEDIA_CACHE: media,
    },
    logFile: join(logs, 'site.log'),
    isOnTerminal: dev,
    port: ports.site,
  };
}
