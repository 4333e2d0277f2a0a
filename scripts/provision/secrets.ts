import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
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
  salts: Record<(typeof SALTS)[number], string>;
}

const SECRET_BYTES = 32;
const OWNER_ONLY = 0o600;

function secret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

function makeSecrets(): Secrets {
  return {
    invalidation: secret(),
    graphql: secret(),
    cookie: secret(),
    database: secret(),
    salts: Object.fromEntries(SALTS.map((name) => [name, secret()])) as Secrets['salts'],
  };
}

/** The secrets of this checkout, made at the first start and readable by their owner only. */
export async function loadSecrets(file: string): Promise<Secrets> {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) {
    const secrets = makeSecrets();
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: OWNER_ONLY });
    return secrets;
  }
  await chmod(file, OWNER_ONLY);
  try {
    return JSON.parse(text) as Secrets;
  } catch {
    throw new Failure(`${file} is damaged.`, 'Delete it: new secrets are made, and everyone is signed out.');
  }
}
