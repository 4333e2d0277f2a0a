import { askToSignInAgain } from './session-over.ts';

/** The shape of a refusal (docs: /api/openapi.json). */
export interface Refusal {
  code: string;
  message: string;
  fields: { path: string; code: string; message: string }[];
  /** Minutes after which trying again may help. */
  wait?: number;
}

const secondsOfMinute = 60;

export type Outcome = { kind: 'done' } | { kind: 'refused'; refusal: Refusal } | { kind: 'unreachable' };

const over = new Set(['session_expired', 'access_token_missing', 'access_token_expired']);
const codeOf = (outcome: Outcome): string => (outcome.kind === 'refused' ? outcome.refusal.code : '');
const language = (): string => document.documentElement.lang;

/** Makes the call of a form: with its token, renewed where it is too old, and with the person, who may sign in again. */
export class Call {
  readonly #path: string;
  #token: string;
  /** The same try has the same key: whatever happened to its answer, it has one effect. */
  #tried = { body: '', key: '' };

  constructor(path: string, token: string) {
    this.#path = path;
    this.#token = token;
  }

  async send(values: object): Promise<Outcome> {
    try {
      let outcome = await this.#post(values);
      // Another tab may have ended the session, and with it what the token was tied to.
      if (codeOf(outcome) === 'csrf_invalid') outcome = await this.#again(values);
      if (over.has(codeOf(outcome)) && (await askToSignInAgain())) outcome = await this.#again(values);
      return outcome;
    } catch {
      return { kind: 'unreachable' };
    }
  }

  async #again(values: object): Promise<Outcome> {
    await this.#renewToken();
    return this.#post(values);
  }

  async #post(values: object): Promise<Outcome> {
    const body = JSON.stringify(values);
    if (body !== this.#tried.body) this.#tried = { body, key: crypto.randomUUID() };
    const response = await fetch(this.#path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        'x-locale': language(),
        'x-csrf-token': this.#token,
        'idempotency-key': this.#tried.key,
      },
      body,
    });
    // Answered: the next try is another one.
    if (response.status < 500) this.#tried = { body: '', key: '' };
    if (response.ok) return { kind: 'done' };
    const { error } = (await response.json()) as { error: Refusal };
    const seconds = Number(response.headers.get('retry-after') ?? 0);
    const wait = seconds > 0 ? { wait: Math.ceil(seconds / secondsOfMinute) } : {};
    return { kind: 'refused', refusal: { ...error, ...wait } };
  }

  async #renewToken(): Promise<void> {
    const response = await fetch('/api/auth/get-auth', { headers: { accept: 'application/json' } });
    const { data } = (await response.json()) as { data: { csrfToken: string } };
    this.#token = data.csrfToken;
  }
}
