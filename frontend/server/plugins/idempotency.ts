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
    /** Where the answer to this request is kept for its repetitions; undefined: nowhere. */
    idempotency: { key: string; body: string } | undefined;
  }
}

interface Options {
  store: KeyValueStore;
  secret: string;
}

interface Kept {
  /** A keyed hash of the request's body: bodies hold passwords. */
  body: string;
  /** Undefined while the first request is at work. */
  answer?: { status: number; headers: Record<string, string | string[]>; payload: string };
}

const wellFormed = /^[\w.:-]{8,128}$/;
const keptHeaders = ['content-type', 'set-cookie', 'cache-control', 'location'];
const { lifetime, longestWork, lookAgain } = limits.idempotency;

/**
 * A write that names an `idempotency-key` has one effect: repeated with the same body it is answered as the first time,
 * with another body it is refused. Trouble of the server and waiting times are not kept: trying again may help.
 */
export const idempotency = fp<Options>(
  async (app, { store, secret }) => {
    const seal = new Seal(secret, 'idempotent answers');
    const hash = (text: string): string => createHmac('sha256', secret).update(text).digest('base64url');
    app.decorateRequest('idempotency', undefined);

    app.addHook('preHandler', async (request, reply) => {
      const given = request.headers['idempotency-key'];
      if (given === undefined || !request.routeOptions.config.guarded) return undefined;
      if (typeof given !== 'string' || !wellFormed.test(given)) {
        throw new AppError('malformed_request', { detail: 'idempotency-key' });
      }
      const { url } = request.routeOptions;
      const key = `once:${hash(`${bindingOf(request) ?? ''} ${request.method} ${url} ${given}`)}`;
      const body = hash(stableJson(request.body ?? null));
      if (await store.add(key, write({ body }), longestWork)) {
        request.idempotency = { key, body };
        return undefined;
      }
      return repeat(await settled(key, body), reply);
    });

    app.addHook('onSend', async (request: FastifyRequest, reply, payload) => {
      const { idempotency: own } = request;
      if (!own) return payload;
      const { statusCode } = reply;
      if (statusCode >= 500 || statusCode === 429) {
        await store.delete(own.key);
        return payload;
      }
      const headers = Object.fromEntries(
        keptHeaders.flatMap((name) => {
          const value = reply.getHeader(name);
          return value === undefined ? [] : [[name, Array.isArray(value) ? value : String(value)]];
        }),
      );
      const text = typeof payload === 'string' ? payload : '';
      const answer = { status: statusCode, headers, payload: text };
      await store.set(own.key, write({ body: own.body, answer }), lifetime);
      return payload;
    });

    const write = (kept: Kept): string => seal.close(JSON.stringify(kept));

    async function read(key: string): Promise<Kept | undefined> {
      const sealed = await store.get(key);
      const text = sealed === undefined ? undefined : seal.open(sealed);
      return text === undefined ? undefined : (JSON.parse(text) as Kept);
    }

    /** The first request's answer, once it is there. */
    async function settled(key: string, body: string): Promise<NonNullable<Kept['answer']>> {
      for (let waited = 0; waited <= longestWork; waited += lookAgain) {
        const kept = await read(key);
        if (kept && kept.body !== body) throw new AppError('idempotency_mismatch');
        if (kept?.answer) return kept.answer;
        // It failed, or its proxy died: whoever asks next is the first again.
        if (!kept) break;
        await pause(lookAgain);
      }
      throw new AppError('content_system_unavailable', { detail: 'the first request has no answer' });
    }
  },
  { name: 'idempotency', dependencies: ['api-guard'] },
);

function repeat(
  { status, headers, payload }: NonNullable<Kept['answer']>,
  reply: FastifyReply,
): FastifyReply {
  return reply
    .code(status)
    .headers(headers)
    .header('idempotency-replayed', 'true')
    .send(payload === '' ? undefined : payload);
}
