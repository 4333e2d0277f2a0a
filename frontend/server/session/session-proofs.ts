import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PurgeLog } from '../cache/purge-log.ts';
import { TaggedCache } from '../cache/tagged-cache.ts';
import { limits } from '../limits.ts';
import { isExpired } from './access-token.ts';
import { cookieNames } from './cookies.ts';
import { tagsOfSession } from './session-tags.ts';
import { isSessionOver, type Sessions } from './sessions.ts';

interface Options {
  sessions: Pick<Sessions, 'requireActiveSession'>;
  purges: PurgeLog;
  now: () => number;
  /** false: this proxy does not receive the purges that end a session. */
  isFeedConnected: () => boolean;
}

/** Bytes of an entry besides its key. */
const bytesOfProof = 8;

/**
 * Active sessions: WordPress is queried at most once in ten seconds for each, and purges the proof of one that ends
 * before that (tags `session:id`, `account:id`). Enough to read members-only content; actions are checked by WordPress.
 */
export class SessionProofs {
  readonly cache: TaggedCache<boolean>;
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
    this.cache = new TaggedCache({
      maxBytes: limits.session.proofBytes,
      bytesOf: () => bytesOfProof,
      now: options.now,
    });
  }

  /**
   * Whether the session is active and its account a member’s. When it is over, the answer clears its cookies.
   * @throws AppError content_system_unavailable
   */
  async isMembers(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const { sessions, purges } = this.#options;
    const sent = request.cookies[cookieNames.access];
    const known = sent === undefined ? undefined : this.#known(sent);
    if (known !== undefined) return known;
    const { sequence } = purges;
    try {
      const { accessToken, isMember } = await sessions.requireActiveSession(request, reply);
      const tags = tagsOfSession(accessToken);
      if (!purges.purgedSince(sequence, tags)) this.cache.set(keyOf(accessToken), isMember, tags);
      return isMember;
    } catch (error) {
      if (isSessionOver(error)) return false;
      throw error;
    }
  }

  #known(accessToken: string): boolean | undefined {
    const { now, isFeedConnected } = this.#options;
    const proof = isFeedConnected() ? this.cache.get(keyOf(accessToken)) : undefined;
    const isFresh = proof !== undefined && now() - proof.storedAt < limits.session.proofFresh;
    return isFresh && !isExpired(accessToken, now()) ? proof.value : undefined;
  }
}

/** Tokens are no keys: a dump of the memory of a running proxy need not list them. */
const keyOf = (accessToken: string): string => createHash('sha256').update(accessToken).digest('base64url');
