import { isUtf8 } from 'node:buffer';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import { isWellFormedText } from '../input/well-formed.ts';

/** The one version of the protocol (https://tus.io/protocols/resumable-upload). */
export const tusVersion = '1.0.0';
/** Media type of a piece. */
export const pieceType = 'application/offset+octet-stream';
export const tusExtensions = 'creation,expiration,termination';

const digits = /^\d{1,15}$/;
const metadataKey = /^[\x21-\x2b\x2d-\x7e]+$/;
const base64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

type Headers = FastifyRequest['headers'];

const malformed = (name: string): AppError => new AppError('malformed_request', { detail: `header ${name}` });

/** A whole number of bytes. @throws AppError malformed_request */
export function readBytes(headers: Headers, name: 'upload-length' | 'upload-offset'): number {
  const value = headers[name];
  if (typeof value !== 'string' || !digits.test(value)) throw malformed(name);
  return Number(value);
}

/**
 * The metadata of an upload: pairs of a name and its value in base64, separated by commas. Unknown names are allowed.
 * @throws AppError malformed_request, also for a name that comes twice and for a value that is not UTF-8
 */
export function readMetadata(headers: Headers): ReadonlyMap<string, string> {
  const header = headers['upload-metadata'] ?? '';
  const found = new Map<string, string>();
  if (typeof header !== 'string') throw malformed('upload-metadata');
  for (const pair of header.split(',')) {
    const [name = '', encoded = '', ...more] = pair.trim().split(' ');
    const value = decode(encoded);
    if (!metadataKey.test(name) || found.has(name) || more.length > 0 || value === undefined) {
      throw malformed('upload-metadata');
    }
    found.set(name, value);
  }
  return found;
}

function decode(encoded: string): string | undefined {
  if (!base64.test(encoded)) return undefined;
  const bytes = Buffer.from(encoded, 'base64');
  const text = bytes.toString();
  return isUtf8(bytes) && isWellFormedText(text) ? text : undefined;
}
