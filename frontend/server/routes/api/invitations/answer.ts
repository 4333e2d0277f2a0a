import type { FastifyInstance } from 'fastify';
import { answerInvitation } from '../../../../shared/config/calls/invitation-calls.ts';
import type { Invitations } from '../../../invitations/invitations.ts';

/** POST /api/invitations/answer: with the session for accepting, without it for declining. */
export async function invitationAnswer(
  app: FastifyInstance,
  { invitations }: { invitations: Invitations },
): Promise<void> {
  app.call(answerInvitation, async (request, reply) => {
    await invitations.answer({ request, reply }, request.body);
    return { data: { accepted: true } };
  });
}
