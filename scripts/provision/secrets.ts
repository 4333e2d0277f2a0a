import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Failure } from '../lib/failure.ts';

const SALTS = [
  'AUTH_KEY',
  'SECURE_AUTH_KEY',
  'LOGGED_IN_KEY',
  'NONCE_KEY',
  'AUTH_SALT',
  'SECURE_AUTH_SALT',
  'LOGGED_IN_SALT',
  'NONCE_SALT',
] as const;

export interface Secrets {
  invalidation: string;
  graphql: string;
  cookie: string;
  database: string;
  /** Signs access tokens. */
  tokens: string;
  /** Makes the hashes of the security log. */
  securityLog: string;
  salts: Record<(typeof SALTS)[number], string>;
}

const SECRET_BYTES = 32;
const OWNER_ONLY = 0o600;

function secret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

/** PASSERELLE_SECURITY_LOG_KEYS: the same for WordPress and for the site, so that their hashes can be compared. */
export const securityLogKeys = ({ securityLog }: Secrets): string => `1:${securityLog}`;

function makeSecrets(): Secrets {
  return {
    invalidation: secret(),
    graphql: secret(),
    cookie: secret(),
    database: secret(),
    tokens: secret(),
    securityLog: secret(),
    salts: Object.fromEntries(SALTS.map((name) => [name, secret()])) as Secrets['salts'],
  };
}

/**
 * The secrets of this checkout, made at the first start and readable by their owner only. Those that a newer version
 * needs are added, the others stay.
 */
export async function loadSecrets(file: string): Promise<Secrets> {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text !== null) await chmod(file, OWNER_ONLY);
  const stored = text === null ? {} : parse(text, file);
  const created = makeSecrets();
  const secrets = { ...created, ...stored, salts: { ...created.salts, ...stored.salts } };
  const complete = `${JSON.stringify(secrets, null, 2)}\n`;
  if (complete !== text) {
    await mkdir(dirname(file), { recursive: true });
    // Never half a file: the secrets of an existing site can't be made again.
    await writeFile(`${file}.new`, complete, { mode: OWNER_ONLY });
    await rename(`${file}.new`, file);
  }
  return secrets;
}

function parse(text: string, file: string): Partial<Secrets> {
  try {
    return JSON.parse(text) as Partial<Secrets>;
  } catch {
    throw new Failure(`${file} is damaged.`, 'Delete it: new secrets are made, and everyone is signed out.');
  }
}
