import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { AppError } from '../errors/app-error.ts';
import {
  isWellFormedAddress,
  isWellFormedEncoding,
  isWellFormedHeader,
  isWellFormedJson,
} from '../input/well-formed.ts';
import { limits } from '../limits.ts';

/** Headers whose text is used beyond comparing it: as a key, in an answer, or as a value that WordPress stores. */
const headersUsedAsText = ['user-agent', 'referer', 'origin', 'x-locale', 'x-csrf-token'] as const;

const malformed = (detail: string): AppError => new AppError('malformed_request', { detail });

/**
 * Refuses text that is not well-formed (lone surrogates, NUL, broken percent-encoding or UTF-8) and values that are
 * nested too deeply, before any route or validation sees them: what follows, WordPress included, never meets it.
 * @throws AppError malformed_request
 */
export const wellFormedInput = fp(
  async (app: FastifyInstance) => {
    app.addHook('onRequest', async ({ raw, headers }) => {
      if (!isWellFormedAddress(raw.url ?? '/')) throw malformed('address');
      for (const name of headersUsedAsText) {
        const value = headers[name];
        if (typeof value === 'string' && !isWellFormedHeader(value)) throw malformed(`header ${name}`);
      }
    });
    app.addHook('preValidation', async ({ body }) => {
      if (!Buffer.isBuffer(body) && !(body instanceof URLSearchParams)) requireWellFormed(body);
    });

    app.removeContentTypeParser(['application/json', 'text/plain']);
    const parse = app.getDefaultJsonParser('error', 'error');
    app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
      const text = decodeBody(bytes);
      if (text === undefined) done(malformed('body is not UTF-8'));
      else void parse(request, text, done);
    });
  },
  { name: 'well-formed-input', dependencies: ['error-handler'] },
);

/** Checks JSON that a route reads from a parameter. @throws AppError malformed_request */
export function requireWellFormed(value: unknown): void {
  if (!isWellFormedJson(value, { depth: limits.server.jsonDepth })) throw malformed('text or nesting');
}

/** Undefined for bytes that are not UTF-8: replacing them by U+FFFD would change the text. */
export function decodeBody(bytes: string | Buffer): string | undefined {
  const buffer = Buffer.from(bytes);
  return isUtf8(buffer) ? buffer.toString() : undefined;
}

/** The body of an urlencoded form. @throws AppError malformed_request */
export function readForm(bytes: string | Buffer): URLSearchParams {
  const text = decodeBody(bytes);
  if (text === undefined || !isWellFormedEncoding(text)) throw malformed('form is not UTF-8');
  return new URLSearchParams(text);
}
