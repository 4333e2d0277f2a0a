import type { CallRow } from '../../../shared/config/calls/call.ts';
import type { AnswerOf, BodyOf } from '../../../shared/config/calls/types.ts';
import { announceWrite } from './written.ts';
import { type Outcome, Sender, type SendOptions } from './sender.ts';

type WritingCall = CallRow & { readonly method: 'POST' };

const senders = new Map<string, Sender>();

/**
 * Sends a writing call: typed by its row, with the CSRF token of the session and an idempotency key. When the session
 * is over, the sign-in dialog opens. Never rejects.
 */
export async function send<Row extends WritingCall>(
  { path }: Row,
  body: BodyOf<Row>,
  options?: SendOptions,
): Promise<Outcome<AnswerOf<Row>>> {
  const sender = senders.get(path) ?? new Sender(path);
  senders.set(path, sender);
  const outcome = await sender.send(body, options);
  // Without a sign-in: sent by the page itself, such as the lock of a form.
  if (outcome.kind === 'done' && options?.requestsSignIn !== false) announceWrite();
  return outcome as Outcome<AnswerOf<Row>>;
}
