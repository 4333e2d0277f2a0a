import {
  AnswerInvitationOperation,
  InvitationOperation,
  type InvitationQuery,
} from '../../shared/graphql/generated/operations.ts';
import type { FastifyRequest } from 'fastify';
import { isQueryError } from '../../shared/graphql/operation.ts';
import type { Exchange } from '../calls/calls.ts';
import { AppError } from '../errors/app-error.ts';
import type { Sessions } from '../session/sessions.ts';

export type InvitationText = InvitationQuery['passerelleInvitation'];

interface InvitationReply {
  hash: string;
  answer: 'accept' | 'decline';
}

/** Invitations by mail, for the page of their link and for the call of /api. */
export class Invitations {
  readonly #sessions: Sessions;

  constructor(sessions: Sessions) {
    this.#sessions = sessions;
  }

  /**
   * Who invites to what. Reading it changes nothing.
   * @returns undefined for a link that is no longer valid
   */
  async ofLink(request: FastifyRequest, hash: string): Promise<InvitationText | undefined> {
    if (hash === '') return undefined;
    try {
      return (await this.#sessions.query(InvitationOperation, { hash }, request)).passerelleInvitation;
    } catch (error) {
      if ((error instanceof AppError || isQueryError(error)) && error.code === 'link_expired')
        return undefined;
      throw error;
    }
  }

  /**
   * Accepting needs a signed-in user, declining only the link.
   * @throws AppError link_expired · rate_limited · when accepting as Sessions.run
   */
  async answer({ request, reply }: Exchange, { hash, answer }: InvitationReply): Promise<void> {
    const send = async (accessToken?: string): Promise<boolean> => {
      const variables = {
        hash,
        answer: answer === 'accept' ? 'ACCEPT' : 'DECLINE',
        address: request.network,
      } as const;
      const done = await this.#sessions.query(AnswerInvitationOperation, variables, request, accessToken);
      return done.passerelleAnswerInvitation;
    };
    const isDone = answer === 'accept' ? await this.#sessions.run(request, reply, send) : await send();
    // Success is reported only when WordPress confirmed it.
    if (!isDone) throw new Error('WordPress did not confirm');
  }
}
