import type { FastifyInstance } from 'fastify';
import { type Static, Type } from 'typebox';
import { contactCall } from '../../../shared/forms/contact-form.ts';
import type { TeamLetters } from '../../contact/team-letters.ts';

const Letter = Type.Object(
  {
    subject: Type.String(),
    lastName: Type.String(),
    firstName: Type.String(),
    email: Type.String(),
    message: Type.String(),
    consent: Type.Boolean(),
    botProof: Type.Optional(Type.String()),
  },
  { additionalProperties: false },
);

/** POST /api/contact: a letter to the team. How long its texts may be is told field by field. */
export async function contact(app: FastifyInstance, { letters }: { letters: TeamLetters }): Promise<void> {
  app.post<{ Body: Static<typeof Letter> }>(
    contactCall,
    {
      schema: { tags: ['contact'], summary: 'A letter to the team', body: Letter },
      config: { failsAs: 'contact_failed' },
    },
    async (request, reply) => {
      const { botProof = '', ...letter } = request.body;
      await letters.send(request, request.language, letter, { proof: botProof });
      return reply.code(202).header('cache-control', 'no-store').send({ data: {} });
    },
  );
}
