import type { ErrorCode } from '../../../shared/config/errors.ts';
import type { FieldErrorCode } from '../../../shared/config/field-errors.ts';
import type { NoticeCode } from '../../../shared/config/notices.ts';
import { getAuth } from '../../../shared/config/calls/auth-calls.ts';
import { isSessionOverCode } from '../../../shared/config/session-over.ts';
import { read } from './read.ts';
import { requestSignIn } from './session-over.ts';

/** The shape of a refusal (docs: /api/openapi.json). */
export interface Refusal {
  code: ErrorCode;
  message: string;
  fields: { path: string; code: FieldErrorCode; message: string }[];
  /** stale_version: the record as it is; locked_by_other: the lock. */
  current?: unknown;
  /** Minutes after which trying again may help. */
  wait?: number;
}

export interface SendOptions {
  /** The key of this try; without one, it has the key of the try before while that has no answer. */
  idempotencyKey?: string;
  /** false: whoever is no longer signed in is not asked to sign in again. */
  requestsSignIn?: boolean;
  /** Sent even when the page is gone. */
  keepalive?: boolean;
}

interface Done<Answer> {
  kind: 'done';
  /** Undefined for an answer without a body. */
  data: Answer;
  /** Code and text of the success message. */
  notice?: { code: NoticeCode; text: string };
}

export type Outcome<Answer = unknown> =
  | Done<Answer>
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'unreachable' };

const secondsOfMinute = 60;
const codeOf = (outcome: Outcome): string => (outcome.kind === 'refused' ? outcome.refusal.code : '');

/** Makes one call: with its token, renewed where it is too old, and with the person, who may sign in again. */
export class Sender<Answer = unknown> {
  readonly #path: string;
  #token: string;
  /** The same try has the same key: whatever happened to its answer, it has one effect. */
  #tried = { body: '', key: '' };

  /** @param token empty: fetched at the first call */
  constructor(path: string, token = '') {
    this.#path = path;
    this.#token = token;
  }

  async send(values: object, options: SendOptions = {}): Promise<Outcome<Answer>> {
    try {
      let outcome = this.#token ? await this.#post(values, options) : await this.#again(values, options);
      // Another tab may have ended the session, and with it what the token was tied to.
      if (codeOf(outcome) === 'csrf_invalid') outcome = await this.#again(values, options);
      const requestsSignIn = options.requestsSignIn ?? true;
      if (requestsSignIn && isSessionOverCode(codeOf(outcome)) && (await requestSignIn()))
        outcome = await this.#again(values, options);
      return outcome;
    } catch {
      return { kind: 'unreachable' };
    }
  }

  async #again(values: object, options: SendOptions): Promise<Outcome<Answer>> {
    this.#token = (await read(getAuth))?.csrfToken ?? this.#token;
    return this.#post(values, options);
  }

  async #post(values: object, options: SendOptions): Promise<Outcome<Answer>> {
    const body = JSON.stringify(values);
    if (body !== this.#tried.body) this.#tried = { body, key: crypto.randomUUID() };
    const response = await fetch(this.#path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        'x-locale': document.documentElement.lang,
        'x-csrf-token': this.#token,
        'idempotency-key': options.idempotencyKey ?? this.#tried.key,
      },
      body,
      keepalive: options.keepalive ?? false,
    });
    // Answered: the next try is another one.
    if (response.status < 500) this.#tried = { body: '', key: '' };
    if (response.ok) return done(await response.text());
    const { error } = (await response.json()) as { error: Refusal };
    const seconds = Number(response.headers.get('retry-after') ?? 0);
    const wait = seconds > 0 ? { wait: Math.ceil(seconds / secondsOfMinute) } : {};
    return { kind: 'refused', refusal: { ...error, ...wait } };
  }
}

function done<Answer>(text: string): Done<Answer> {
  const {
    data,
    notice,
    message = '',
  } = JSON.parse(text || '{}') as {
    data: Answer;
    notice?: NoticeCode;
    message?: string;
  };
  return { kind: 'done', data, ...(notice ? { notice: { code: notice, text: message } } : {}) };
}
