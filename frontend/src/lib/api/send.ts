import type { CallRow } from '../../../shared/config/calls/call.ts';
import type { AnswerOf, BodyOf } from '../../../shared/config/calls/types.ts';
import { announceWrite } from './written.ts';
import { type Outcome, Sender, type SendOptions } from './sender.ts';

type WritingCall = CallRow & { readonly method: 'POST' };

/** How a call is sent, and what its confirmation says. */
export interface SendCallOptions extends SendOptions {
  /** Name of what is changed, for the confirmation, where the answer does not have it. */
  about?: string;
  /** false: the screen itself says what was done, such as the results of several decisions. */
  isConfirmed?: boolean;
}

const senders = new Map<string, Sender>();

/**
 * Sends a writing call: typed by its row, with the CSRF token of the session and an idempotency key. When the session
 * is over, the sign-in dialog opens. Never rejects.
 */
export async function send<Row extends WritingCall>(
  call: Row,
  body: BodyOf<Row>,
  { about, isConfirmed = true, ...options }: SendCallOptions = {},
): Promise<Outcome<AnswerOf<Row>>> {
  const { path } = call;
  const sender = senders.get(path) ?? new Sender(path);
  senders.set(path, sender);
  const outcome = await sender.send(body, options);
  if (outcome.kind === 'done') {
    // Without a sign-in: sent by the page itself, such as the lock of a form.
    const isAutomatic = options.requestsSignIn === false;
    announceWrite({ call, body, about, data: outcome.data, isConfirmed, isAutomatic });
  }
  return outcome as Outcome<AnswerOf<Row>>;
}
