import limits from '../../../../../wp-plugin/config/limits.json' with { type: 'json' };
import type { CallDates, CallWithState } from './call-dates.ts';

const dayMilliseconds = 86_400_000;
const secondMilliseconds = 1000;

/** How a call is published: at once, at an instant, or later by a decision. */
export type Publication =
  | { readonly kind: 'publish' }
  | { readonly kind: 'schedule'; readonly publishAt: string | null }
  | { readonly kind: 'ready' };

const instantOf = (text: string | null): number | undefined => {
  const instant = Date.parse(text ?? '');
  return Number.isNaN(instant) ? undefined : instant;
};

/** The state of a public call at an instant, as the content system computes it. @param now milliseconds since 1970 */
export function publicState({ opensAt, closesAt }: CallDates, now: number): CallWithState['state'] {
  const second = Math.floor(now / secondMilliseconds) * secondMilliseconds;
  const [opening, closing] = [instantOf(opensAt), instantOf(closesAt)];
  if (closing !== undefined && closing < second) return 'closed';
  if (opening !== undefined && opening > second) return 'announced';
  const lastDays = limits.calls.closingSoonDays * dayMilliseconds;
  return closing !== undefined && closing - second <= lastDays ? 'closing_soon' : 'open';
}

/** State of a call after it is published in this way. */
export function stateAfter(publication: Publication, dates: CallDates, now: number): CallWithState['state'] {
  if (publication.kind === 'publish') return publicState(dates, now);
  return publication.kind === 'schedule' ? 'scheduled' : 'awaiting_publication';
}

/** Whether it would open before it is public, or at that moment, which the content system refuses. */
export function opensTooEarly(publication: Publication, { opensAt }: CallDates, now: number): boolean {
  if (publication.kind === 'ready') return false;
  const opening = instantOf(opensAt);
  const published = publication.kind === 'schedule' ? instantOf(publication.publishAt) : now;
  return opening !== undefined && published !== undefined && opening <= published;
}
