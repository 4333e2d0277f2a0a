import { isUtf8 } from 'node:buffer';
import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { type CurrentWrite, workForWrite } from '../client/current-write.ts';
import { AppError } from '../errors/app-error.ts';
import { limits } from '../limits.ts';
import { bindingOf } from '../session/csrf.ts';
import { Seal } from '../session/seal.ts';
import type { KeyValueStore } from '../shared/key-value-store.ts';
import { stableJson } from '../upstream/stable-json.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The place of the cached answer for repeated requests; undefined: none. */
    idempotency: { key: string; body: string } | undefined;
    /** The write of a request with an idempotency key. */
    write: CurrentWrite | undefined;
  }
  interface FastifyContextConfig {
    /** false: the header is ignored, because the body alone does not say what is asked. */
    idempotency?: false;
  }
}

interface Options {
  store: KeyValueStore;
  secret: string;
}

interface StoredRequest {
  /** A keyed hash of the request's body: bodies hold passwords. */
  body: string;
  /** Undefined while the first request is running. */
  answer?: { status: number; headers: Record<string, string | string[]>; payload: string };
}

const storedHeaders = ['content-type', 'set-cookie', 'cache-control', 'location'];
const { lifetime, longestWork, lookAgain, keyLength } = limits.idempotency;
/** Printable characters: no controls, and nothing that shows nothing. */
const printable = new RegExp(`^[^\\p{C}\\p{Zl}\\p{Zp}]{1,${keyLength}}$`, 'u');

/** The key of a request, as text. @throws AppError idempotency_key_invalid */
function readIdempotencyKey({ headers }: FastifyRequest): string | undefined {
  const sent = headers['idempotency-key'];
  if (sent === undefined) return undefined;
  // Node hands headers over with one character for each byte; browsers send Latin-1, other programs UTF-8.
  const bytes = Buffer.from(String(sent), 'latin1');
  const key = bytes.toString(isUtf8(bytes) ? 'utf8' : 'latin1').trim();
  if (!printable.test(key)) throw new AppError('idempotency_key_invalid');
  return key;
}

/**
 * A write with an `idempotency-key` has one effect: repeated with the same body it gets the first answer,
 * with another body it is refused. WordPress ensures that, in the transaction of the effect; this joins requests that
 * come at once, and caches answers. Server errors and rate limits are not cached: a retry may succeed.
 */
export const idempotency = fp<Options>(
  async (app, { store, secret }) => {
    const seal = new Seal(secret, 'idempotent answers');
    const hash = (text: string): string => createHmac('sha256', secret).update(text).digest('base64url');
    app.decorateRequest('idempotency', undefined);
    app.decorateRequest('write', undefined);

    app.addHook('preHandler', async (request, reply) => {
      const { url, config } = request.routeOptions;
      const { guarded, idempotency: isOffered } = config;
      const idempotencyKey = guarded && isOffered !== false ? readIdempotencyKey(request) : undefined;
      if (idempotencyKey === undefined) return undefined;
      const binding = bindingOf(request) ?? '';
      const call = `${request.method} ${url} ${idempotencyKey}`;
      const body = hash(stableJson(request.body ?? null));
      request.write = { key: hash(call), body, visitor: hash(`visitor ${binding}`), receivedAt: Date.now() };
      const key = `once:${hash(`${binding} ${call}`)}`;
      if (await store.add(key, write({ body }), longestWork)) {
        request.idempotency = { key, body };
        return undefined;
      }
      return repeat(await settled(key, body), reply);
    });

    // The handler, and all that it calls, runs in this context.
    app.addHook('preHandler', (request, _reply, done) => workForWrite(request.write, done));

    app.addHook('onSend', async (request: FastifyRequest, reply, payload) => {
      const { idempotency: entry } = request;
      if (!entry) return payload;
      const { statusCode } = reply;
      if (statusCode >= 500 || statusCode === 429) {
        await store.delete(entry.key);
        return payload;
      }
      const headers = Object.fromEntries(
        storedHeaders.flatMap((name) => {
          const value = reply.getHeader(name);
          return value === undefined ? [] : [[name, Array.isArray(value) ? value : String(value)]];
        }),
      );
      const text = typeof payload === 'string' ? payload : '';
      const answer = { status: statusCode, headers, payload: text };
      await store.set(entry.key, write({ body: entry.body, answer }), lifetime);
      return payload;
    });

    const write = (entry: StoredRequest): string => seal.close(JSON.stringify(entry));

    async function read(key: string): Promise<StoredRequest | undefined> {
      const sealed = await store.get(key);
      const text = sealed === undefined ? undefined : seal.open(sealed);
      return text === undefined ? undefined : (JSON.parse(text) as StoredRequest);
    }

    /** The first request's answer, once it is there. */
    async function settled(key: string, body: string): Promise<NonNullable<StoredRequest['answer']>> {
      for (let waited = 0; waited <= longestWork; waited += lookAgain) {
        const stored = await read(key);
        if (stored && stored.body !== body) throw new AppError('idempotency_mismatch');
        if (stored?.answer) return stored.answer;
        // It failed, or its proxy stopped: the next request counts as the first.
        if (!stored) break;
        await pause(lookAgain);
      }
      throw new AppError('content_system_unavailable', { detail: 'the first request has no answer' });
    }
  },
  { name: 'idempotency', dependencies: ['api-guard'] },
);

function repeat(
  { status, headers, payload }: NonNullable<StoredRequest['answer']>,
  reply: FastifyReply,
): FastifyReply {
  return reply
    .code(status)
    .headers(headers)
    .header('idempotency-replayed', 'true')
    .send(payload === '' ? undefined : payload);
}
