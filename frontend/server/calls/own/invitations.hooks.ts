import { answerInvitation } from '../../../shared/config/calls/invitation-calls.ts';
import { AnswerInvitationOperation } from '../../../shared/graphql/generated/operations.ts';
import { hook } from '../hook.ts';

/** Invitations by mail: accepting needs a signed-in user, declining only the link. */
export const hooks = [
  hook(answerInvitation, async ({ hash, answer }, { request, reply, sessions }) => {
    const send = async (accessToken?: string): Promise<boolean> => {
      const variables = { hash, answer, address: request.network };
      return (await sessions.query(AnswerInvitationOperation, variables, request, accessToken))
        .passerelleAnswerInvitation;
    };
    const isDone = answer === 'accept' ? await sessions.run(request, reply, send) : await send();
    // Success is reported only when WordPress confirmed it.
    if (!isDone) throw new Error('WordPress did not confirm');
    return { accepted: true };
  }),
];
