/** Key in the local storage, which is strictly necessary: without it the question would come again on each visit. */
const storageKey = 'newsletter';
const subscribed = 'subscribed';
const day = 86_400_000;
/** How long a refusal counts, in milliseconds: twelve months. */
export const refusalLife = 365 * day;

/** Event of a form: it was sent. */
export const subscribedEvent = 'passerelle:subscribed';

type Memory = Pick<Storage, 'getItem' | 'setItem'>;

/** Whether this browser has answered the question, and its answer still counts. */
export function isAnswered(memory: Memory, now: number): boolean {
  const answer = memory.getItem(storageKey);
  if (answer === null || answer === subscribed) return answer !== null;
  const age = now - Number(answer);
  return age >= 0 && age < refusalLife;
}

export function noteRefusal(memory: Memory, now: number): void {
  if (memory.getItem(storageKey) !== subscribed) memory.setItem(storageKey, String(now));
}

/** Remembers the subscription; in browsers without storage, the question may come again. */
export function noteSubscription(): void {
  try {
    localStorage.setItem(storageKey, subscribed);
  } catch {
    // Subscribed all the same.
  }
}
