import limits from '../../../../../wp-plugin/config/limits.json' with { type: 'json' };
import { updateStatus } from '../../../../shared/config/calls/moderation-calls.ts';
import type { AnswerOf } from '../../../../shared/config/calls/types.ts';
import type {
  PasserelleDecision,
  PasserelleDecisionTarget,
} from '../../../../shared/graphql/generated/operations.ts';
import { send } from '../../../lib/api/send.ts';
import type { Refusal } from '../../../lib/api/sender.ts';
import { bodyOf, type DecisionValues } from './decision-values.ts';

/** A record, or the proposal to change it, as the validator has read it. */
export interface DecidedItem {
  readonly id: number;
  readonly version: number;
  readonly target: PasserelleDecisionTarget;
  /** Languages of one item are decided on together: they are sent together. */
  readonly groupId?: number;
  /** Status of the moderation after the decision. */
  readonly status: PasserelleDecision;
}

type Result = AnswerOf<typeof updateStatus>['results'][number];
type Failure = Exclude<Result['error'], null> | { readonly code: 'unreachable' };

/** Result of one item; `error` is null when the decision was made. */
export interface DecidedResult {
  readonly item: DecidedItem;
  readonly error: Failure | null;
}

type Decided =
  | { readonly kind: 'decided'; readonly results: readonly DecidedResult[] }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'unreachable' };

const targets = ['record', 'proposal'] as const satisfies PasserelleDecisionTarget[];

/**
 * Number of items so low that the decisions of a request end before the server stops waiting for WordPress, on a loaded
 * machine too.
 */
const { itemsPerRequest } = limits.moderation;

/**
 * Takes one decision on several records and proposals, which are sent apart, some at a time. Refused as a whole only where nothing was
 * decided on; each item has its result otherwise. Never rejects.
 * @param about title of the only item, for the confirmation; without it, the screen lists the results
 */
export async function decide(
  items: readonly DecidedItem[],
  values: DecisionValues,
  about?: string,
): Promise<Decided> {
  const results: DecidedResult[] = [];
  for (const part of requestsOf(items)) {
    const body = {
      items: part.items.map(({ id, version }) => ({ id, version })),
      target: part.target,
      ...bodyOf(values),
    };
    const outcome = await send(updateStatus, body, about === undefined ? { isConfirmed: false } : { about });
    if (outcome.kind !== 'done' && results.length === 0) return outcome;
    for (const item of part.items) results.push({ item, error: errorOf(item, outcome) });
  }
  return { kind: 'decided', results };
}

function* requestsOf(
  items: readonly DecidedItem[],
): Generator<{ target: PasserelleDecisionTarget; items: readonly DecidedItem[] }> {
  for (const target of targets) {
    let part: DecidedItem[] = [];
    for (const languages of byGroup(items.filter((item) => item.target === target))) {
      if (part.length > 0 && part.length + languages.length > itemsPerRequest) {
        yield { target, items: part };
        part = [];
      }
      part.push(...languages);
    }
    if (part.length > 0) yield { target, items: part };
  }
}

function byGroup(items: readonly DecidedItem[]): DecidedItem[][] {
  const groups = new Map<number | DecidedItem, DecidedItem[]>();
  for (const item of items) {
    const key = item.groupId ?? item;
    const languages = groups.get(key) ?? [];
    languages.push(item);
    groups.set(key, languages);
  }
  return [...groups.values()];
}

function errorOf(
  { id }: DecidedItem,
  outcome: Awaited<ReturnType<typeof send<typeof updateStatus>>>,
): Failure | null {
  if (outcome.kind === 'unreachable') return { code: 'unreachable' };
  if (outcome.kind === 'refused')
    return { code: outcome.refusal.code, moderationStatus: null, moderator: null, date: null };
  const result = outcome.data.results.find((each) => each.id === id);
  return result ? result.error : { code: 'unreachable' };
}
