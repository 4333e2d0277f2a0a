import type { Database, Engine } from '../stack/options.ts';
import { type Secrets, securityLogKeys } from './secrets.ts';

export interface WpConfigSettings {
  /** Address of WordPress without a slash at its end. */
  url: string;
  /** URL at which WordPress reaches the site's server. */
  frontendUrl: string;
  /** The site's public URL: links in mails begin with it. */
  publicUrl: string;
  filesFolder: string;
  logFile: string;
  engine: Engine;
  engineDescription: string;
  smtpPort: number;
  /** Port of a virus scanner on loopback. */
  scannerPort?: number | undefined;
  secrets: Secrets;
  database: { kind: Database; name: string; user: string; password: string; host: string; folder: string };
}

/** A PHP string literal: nothing in the text can leave it. */
export function phpString(text: string): string {
  return `'${text.replaceAll(/[\\']/g, String.raw`\$&`)}'`;
}

/** The whole wp-config.php. It is written again at every start, so that ports and paths may change. */
export function wpConfig(settings: WpConfigSettings): string {
  const { database, secrets } = settings;
  const constants: [string, string | boolean | number][] = [
    ['DB_NAME', database.name],
    ['DB_USER', database.user],
    ['DB_PASSWORD', database.password],
    ['DB_HOST', database.host],
    ['DB_CHARSET', 'utf8mb4'],
    ['DB_COLLATE', ''],
    ...(database.kind === 'sqlite'
      ? ([
          ['DB_DIR', `${database.folder}/`],
          ['DB_FILE', 'passerelle.sqlite'],
        ] satisfies [string, string][])
      : []),
    ...Object.entries(secrets.salts),
    ['WP_HOME', settings.url],
    ['WP_SITEURL', settings.url],
    ['WP_ENVIRONMENT_TYPE', 'local'],
    ['WP_DEBUG', true],
    ['WP_DEBUG_DISPLAY', false],
    ['WP_DEBUG_LOG', settings.logFile],
    ['DISABLE_WP_CRON', true],
    ['AUTOMATIC_UPDATER_DISABLED', true],
    // The plugin is a link to this repository: WordPress must not be able to delete it.
    ['DISALLOW_FILE_MODS', true],
    ['WP_HTTP_BLOCK_EXTERNAL', true],
    ['WP_ACCESSIBLE_HOSTS', 'localhost,127.0.0.1'],
    ['PASSERELLE_FILES_DIR', settings.filesFolder],
    ['PASSERELLE_FRONTEND_URL', settings.frontendUrl],
    ['PASSERELLE_PUBLIC_URL', settings.publicUrl],
    ['PASSERELLE_INVALIDATION_SECRET', secrets.invalidation],
    ['PASSERELLE_GRAPHQL_SECRET', secrets.graphql],
    // "name:key" pairs; the first one signs, all of them are believed.
    ['PASSERELLE_TOKEN_KEYS', `1:${secrets.tokens}`],
    ['PASSERELLE_SECURITY_LOG_KEYS', securityLogKeys(secrets)],
    // A local site sends nothing to others.
    ['PASSERELLE_CHECK_LINKS', false],
    ['PASSERELLE_SMTP_HOST', '127.0.0.1'],
    ['PASSERELLE_SMTP_PORT', settings.smtpPort],
    ...(settings.scannerPort === undefined
      ? []
      : ([['PASSERELLE_CLAMD', `tcp://127.0.0.1:${settings.scannerPort}`]] satisfies [string, string][])),
    ['PASSERELLE_ENGINE', settings.engine],
    ['PASSERELLE_ENGINE_DESCRIPTION', settings.engineDescription],
  ];
  return [
    '<?php',
    '',
    '// Written by scripts/start at every start: changes made here are lost.',
    '',
    ...constants.map(([name, value]) => `define(${phpString(name)}, ${literal(value)});`),
    '',
    "$table_prefix = 'wp_';",
    '',
    "defined('ABSPATH') || define('ABSPATH', __DIR__ . '/');",
    "require_once ABSPATH . 'wp-settings.php';",
    '',
  ].join('\n');
}

function literal(value: string | boolean | number): string {
  return typeof value === 'string' ? phpString(value) : String(value);
}
