import type { FastifyRequest } from 'fastify';
import { limits } from '../limits.ts';
import type { ProofProvider } from './bot-check.ts';

interface Options {
  secretKey: string;
  /** Base URL of the provider, with a trailing slash. */
  url: URL;
  /** Host of the site: a token that another site collected is invalid here. */
  hostname: string;
  onError: (error: unknown) => void;
}

interface Verdict {
  success?: boolean;
  hostname?: string;
  /** Only from reCAPTCHA v3: 0 is likely a bot, 1 likely a person. */
  score?: number;
}

const tokenLength = 4_000;
const lowestScore = 0.5;

/** Google reCAPTCHA. Only the token is sent, not the visitor's IP address. */
export class Recaptcha implements ProofProvider {
  readonly name = 'recaptcha';
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  async isRight(proof: string, _request: FastifyRequest): Promise<boolean> {
    if (proof === '' || proof.length > tokenLength) return false;
    const { secretKey, url, hostname, onError } = this.#options;
    try {
      const answer = await fetch(new URL('api/siteverify', url), {
        method: 'POST',
        body: new URLSearchParams({ secret: secretKey, response: proof }),
        redirect: 'error',
        signal: AbortSignal.timeout(limits.botCheck.recaptchaTimeout),
      });
      if (!answer.ok) throw new Error(`The provider of the bot check answered ${answer.status}.`);
      const verdict = (await answer.json()) as Verdict;
      return verdict.success === true && verdict.hostname === hostname && (verdict.score ?? 1) >= lowestScore;
    } catch (error) {
      // Without an answer the proof counts as invalid; the form can be sent again.
      onError(error);
      return false;
    }
  }
}
