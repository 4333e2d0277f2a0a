import type { FastifyInstance } from 'fastify';
import { contactTeam } from '../../../shared/config/calls/visitor-calls.ts';
import type { ContactMessages } from '../../contact/contact-messages.ts';

/** POST /api/contact: a message to the team. Lengths are validated per field. */
export async function contact(
  app: FastifyInstance,
  { contactMessages }: { contactMessages: ContactMessages },
): Promise<void> {
  app.call(contactTeam, async (request) => {
    const { botProof = '', ...message } = request.body;
    await contactMessages.send(request, request.language, message, { proof: botProof });
    return { data: {} };
  });
}
