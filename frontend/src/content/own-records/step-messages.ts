/** Milliseconds in which the screen has changed after a step. */
const longest = 10_000;

interface StepMessage {
  readonly text: string;
  readonly at: number;
}

const messages = new Map<number, StepMessage>();

/** A step may change the screen of its record, from a form to texts or back: the next one says what was done. */
export function leaveMessage(recordId: number, text: string): void {
  messages.set(recordId, { text, at: Date.now() });
}

/** Used once. */
export function takeMessage(recordId: number): string | undefined {
  const message = messages.get(recordId);
  messages.delete(recordId);
  return message && Date.now() - message.at < longest ? message.text : undefined;
}
