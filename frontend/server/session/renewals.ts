import { createHash } from 'node:crypto';
import { limits } from '../limits.ts';

interface Flight<Value> {
  readonly answer: Promise<Value>;
  /** Undefined while it is under way. */
  until: number | undefined;
}

/**
 * One renewal per refresh token, however many calls of however many tabs ask for it: those that come while it runs or
 * shortly after get the same new tokens. Another proxy may ask WordPress at the same time, which answers both alike.
 */
export class Renewals<Value> {
  readonly #flights = new Map<string, Flight<Value>>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  run(refreshToken: string, renew: () => Promise<Value>): Promise<Value> {
    this.#forget();
    // Tokens are no keys: a dump of the memory of a running proxy need not list the used ones.
    const key = createHash('sha256').update(refreshToken).digest('base64url');
    const known = this.#flights.get(key);
    if (known) return known.answer;
    const flight: Flight<Value> = { answer: renew(), until: undefined };
    this.#flights.set(key, flight);
    flight.answer.then(
      () => {
        flight.until = this.#now() + limits.session.renewalRemembered;
        return undefined;
      },
      () => this.#flights.delete(key),
    );
    return flight.answer;
  }

  #forget(): void {
    for (const [key, { until }] of this.#flights) {
      if (until !== undefined && until < this.#now()) this.#flights.delete(key);
    }
  }
}
