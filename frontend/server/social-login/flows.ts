import { randomBytes } from 'node:crypto';
import { type Language, languages } from '../../shared/config/locales.ts';
import { safeReturnPath } from '../../shared/links/return-path.ts';
import { limits } from '../limits.ts';
import { equalsSecret, signatureOf } from '../security/signatures.ts';
import type { KeyValueStore } from '../shared/key-value-store.ts';
import { type Checks, type ProviderId, providerIds } from './provider.ts';

const idBytes = 16;
const browserBytes = 32;
const wellFormedBrowser = /^[\w-]{43}$/;

/** One try to sign in with a provider. */
export interface Flow {
  readonly id: string;
  readonly provider: ProviderId;
  /** Language of the page that the flow began on: /oauth/ has one path for both. */
  readonly language: Language;
  /** Path of this site to go to afterwards; empty: the person's own start page. */
  readonly next: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
}

interface Options {
  secret: string;
  store: KeyValueStore;
  now: () => number;
}

/** Random value in a cookie of the browser, which binds the flow to it. */
export const newBrowserSecret = (): string => randomBytes(browserBytes).toString('base64url');
export const isBrowserSecret = (text: string | undefined): text is string =>
  text !== undefined && wellFormedBrowser.test(text);

/**
 * The `state` of a flow: signed, bound to the browser that began it, valid once and for some minutes. It contains
 * language and return path. Unfinished flows need no storage; the other secrets of a flow are derived from it and from
 * the browser's own.
 */
export class Flows {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  begin(browser: string, parameters: Pick<Flow, 'provider' | 'language' | 'next'>): Checks {
    const id = randomBytes(idBytes).toString('base64url');
    const fields = [id, parameters.provider, parameters.language, parameters.next, this.#options.now()];
    const payload = Buffer.from(JSON.stringify(fields)).toString('base64url');
    return this.#checks(`${payload}.${this.#derive('state', browser, payload)}`, browser, id);
  }

  /** Unverified content of a state, to choose the language of a page. Its signature is checked elsewhere. */
  peek(state: string): Flow | undefined {
    return readFlow(state.split('.', 1)[0] ?? '');
  }

  /** The flow of a state and its secrets; undefined when it is not of this browser, or too old. */
  find(state: string, browser: string): { flow: Flow; checks: Checks } | undefined {
    const [payload = '', signature = ''] = state.split('.');
    if (!equalsSecret(signature, this.#derive('state', browser, payload))) return undefined;
    const flow = readFlow(payload);
    if (!flow || this.#options.now() - flow.startedAt > limits.socialLogin.flowLifetime) return undefined;
    return { flow, checks: this.#checks(state, browser, flow.id) };
  }

  /** @returns false when it was used before, by whichever proxy */
  use({ id }: Flow): Promise<boolean> {
    return this.#options.store.add(`oauth:${id}`, '1', limits.socialLogin.flowLifetime);
  }

  #checks(state: string, browser: string, id: string): Checks {
    return { state, verifier: this.#derive('pkce', browser, id), nonce: this.#derive('nonce', browser, id) };
  }

  #derive(purpose: string, browser: string, text: string): string {
    return signatureOf(`oauth ${purpose}|${browser}|${text}`, this.#options.secret);
  }
}

function readFlow(payload: string): Flow | undefined {
  let fields: unknown;
  try {
    fields = JSON.parse(Buffer.from(payload, 'base64url').toString());
  } catch {
    return undefined;
  }
  if (!Array.isArray(fields)) return undefined;
  const [id, name, code, path, startedAt] = fields as unknown[];
  const provider = providerIds.find((known) => known === name);
  const language = languages.find((known) => known === code);
  if (typeof id !== 'string' || !provider || !language || typeof startedAt !== 'number') return undefined;
  const next = typeof path === 'string' ? (safeReturnPath(path) ?? '') : '';
  return { id, provider, language, next, startedAt };
}
