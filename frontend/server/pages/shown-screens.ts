import { createHash } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { Visit } from '../../shared/pages/visit.ts';
import { TaggedCache } from '../cache/tagged-cache.ts';
import { limits } from '../limits.ts';
import { accessSession, accessSubject } from '../session/access-token.ts';
import { tagsOfSession } from '../session/session-tags.ts';
import type { KnownOperation, Variables } from '../upstream/operations.ts';
import { stableJson } from '../upstream/stable-json.ts';
import type { PageAddress } from './page-address.ts';

type Data = Record<string, unknown>;

/** What a screen was made from: its person, and what WordPress answered. */
interface Shown {
  readonly visit: Omit<Visit, 'csrfToken'>;
  readonly answers: Readonly<Record<string, Data>>;
}

export interface ShownScreen extends Shown {
  /** When it was shown, in milliseconds. */
  readonly at: number;
}

const questionOf = ({ id }: Pick<KnownOperation, 'id'>, variables: Variables): string =>
  `${id} ${stableJson(variables)}`;

/** The answers that go into one screen. */
export class Answers {
  readonly #data: Record<string, Data> = {};

  readonly add = (operation: KnownOperation, variables: Variables, data: Data): void => {
    this.#data[questionOf(operation, variables)] = data;
  };

  get all(): Readonly<Record<string, Data>> {
    return this.#data;
  }
}

/** What WordPress answered to a question when the screen was shown; undefined if it was not asked. */
export const answerOf = ({ answers }: Shown, id: string, variables: Variables): Data | undefined =>
  answers[questionOf({ id }, variables)];

/** The fastest: a tenth of the size is good enough. */
const fastest = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };

/**
 * What each session was shown last, for the time in which WordPress does not answer. In the memory of this proxy alone, found
 * with an access token of the same session only, and removed by the purge that ends it (tags `session:id`, `account:id`).
 */
export class ShownScreens {
  readonly cache: TaggedCache<Buffer>;
  readonly #now: () => number;

  constructor({ now }: { now: () => number }) {
    this.#now = now;
    this.cache = new TaggedCache({
      maxBytes: limits.session.shownBytes,
      bytesOf: ({ length }) => length,
      now,
    });
  }

  store(accessToken: string, address: PageAddress, { visit, answers }: Shown): void {
    const { id, firstName, lastName, isOnboarded } = visit;
    const shown: Shown = { visit: { id, firstName, lastName, isOnboarded }, answers };
    const bytes = brotliCompressSync(JSON.stringify(shown), fastest);
    this.cache.set(keyOf(accessToken, address), bytes, tagsOfSession(accessToken));
  }

  find(accessToken: string, address: PageAddress): ShownScreen | undefined {
    const entry = this.cache.get(keyOf(accessToken, address));
    if (!entry || this.#now() - entry.storedAt > limits.session.shownFor) return undefined;
    return { ...(JSON.parse(brotliDecompressSync(entry.value).toString()) as Shown), at: entry.storedAt };
  }
}

const keyOf = (accessToken: string, { pathname, search }: PageAddress): string =>
  createHash('sha256')
    .update(stableJson([accessSession(accessToken), accessSubject(accessToken), pathname, search]))
    .digest('base64url');
