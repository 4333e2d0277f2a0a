import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { AppError } from '../errors/app-error.ts';
import { limits } from '../limits.ts';
import { bindingOf } from '../session/csrf.ts';
import { Seal } from '../session/seal.ts';
import type { KeyValueStore } from '../shared/key-value-store.ts';
import { stableJson } from '../upstream/stable-json.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Where the answer is stored for repeated requests; undefined: not stored. */
    idempotency: { key: string; body: string } | undefined;
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

const wellFormed = /^[\w.:-]{8,128}$/;
const storedHeaders = ['content-type', 'set-cookie', 'cache-control', 'location'];
const { lifetime, longestWork, lookAgain } = limits.idempotency;

/**
 * A write with an `idempotency-key` has one effect: repeated with the same body it gets the first answer,
 * with another body it is refused. Server errors and rate limits are not stored: a retry may succeed.
 */
export const idempotency = fp<Options>(
  async (app, { store, secret }) => {
    const seal = new Seal(secret, 'idempotent answers');
    const hash = (text: string): string => createHmac('sha256', secret).update(text).digest('base64url');
    app.decorateRequest('idempotency', undefined);

    app.addHook('preHandler', async (request, reply) => {
      const idempotencyKey = request.headers['idempotency-key'];
      const { guarded, idempotency: isOffered } = request.routeOptions.config;
      if (idempotencyKey === undefined || !guarded || isOffered === false) return undefined;
      if (typeof idempotencyKey !== 'string' || !wellFormed.test(idempotencyKey)) {
        throw new AppError('malformed_request', { detail: 'idempotency-key' });
      }
      const { url } = request.routeOptions;
      const key = `once:${hash(`${bindingOf(request) ?? ''} ${request.method} ${url} ${idempotencyKey}`)}`;
      const body = hash(stableJson(request.body ?? null));
      if (await store.add(key, write({ body }), longestWork)) {
        request.idempotency = { key, body };
        return undefined;
      }
      return repeat(await settled(key, body), reply);
    });

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
