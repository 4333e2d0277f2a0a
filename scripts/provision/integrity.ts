import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { Failure } from '../lib/failure.ts';

/** The digest of a file as npm writes it ("sha512-…", base64). */
export async function integrityOf(file: string): Promise<string> {
  const hash = createHash('sha512');
  await pipeline(createReadStream(file), hash);
  return `sha512-${hash.digest('base64')}`;
}

/** @throws Failure naming the file, which is deleted, when its hash differs from the pinned one */
export async function requireIntegrity(file: string, expected: string): Promise<void> {
  const found = await integrityOf(file);
  if (found === expected) return;
  await rm(file, { force: true });
  throw new Failure(
    `${file} is not the file that was expected and was deleted.`,
    `expected ${expected}`,
    `found    ${found}`,
    'Run the command again; if it happens again, something between here and the registry changes downloads.',
  );
}
