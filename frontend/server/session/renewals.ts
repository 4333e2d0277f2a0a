import { createHash } from 'node:crypto';
import { SingleFlight } from '../cache/single-flight.ts';

/**
 * One renewal per refresh token at a time, however many calls of however many tabs ask for it. Calls that come later, or
 * to another proxy, are WordPress's to judge: it answers the token that was just replaced alike for a few seconds, and
 * no older one. An answer remembered here would be good for longer than that.
 */
export class Renewals<Value> {
  readonly #flights = new SingleFlight<Value>();

  run(refreshToken: string, renew: () => Promise<Value>): Promise<Value> {
    // Tokens are no keys: a dump of the memory of a running proxy need not list them.
    const key = createHash('sha256').update(refreshToken).digest('base64url');
    return this.#flights.run(key, 0, renew);
  }
}
