import {
  AnswerInvitationOperation,
  ChangeOwnMembershipOperation,
  InvitationOperation,
  type InvitationQuery,
  OwnershipOfferOperation,
  type OwnershipOfferQuery,
} from '../../shared/graphql/generated/operations.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isQueryError } from '../../shared/graphql/operation.ts';
import type { Exchange } from '../calls/calls.ts';
import { AppError } from '../errors/app-error.ts';
import { holdsTokens } from '../session/cookies.ts';
import { isSessionOver, type Sessions } from '../session/sessions.ts';

export type InvitationText = InvitationQuery['passerelleInvitation'];
type OfferText = OwnershipOfferQuery['passerelleOwnershipOffer'];

interface InvitationReply {
  hash: string;
  answer: 'accept' | 'decline';
}

interface OfferReply {
  hash: string;
  action: 'acceptTransfer' | 'refuseTransfer';
}

/** Invitations by mail, for the page of their link and for the call of /api; offers of an ownership have links to the same page. */
export class Invitations {
  readonly #sessions: Sessions;

  constructor(sessions: Sessions) {
    this.#sessions = sessions;
  }

  /**
   * Text of an invitation, with who invites to what. Reading changes nothing.
   * @returns undefined for an invalid link
   */
  async ofLink(request: FastifyRequest, hash: string): Promise<InvitationText | undefined> {
    if (hash === '') return undefined;
    return ifValid(
      async () => (await this.#sessions.query(InvitationOperation, { hash }, request)).passerelleInvitation,
    );
  }

  /** The same for a link to an offered ownership. */
  async offerOfLink(
    request: FastifyRequest,
    reply: FastifyReply,
    hash: string,
  ): Promise<OfferText | undefined> {
    if (hash === '') return undefined;
    const ask = async (accessToken?: string): Promise<OfferText> =>
      (await this.#sessions.query(OwnershipOfferOperation, { hash }, request, accessToken))
        .passerelleOwnershipOffer;
    return ifValid(async () => {
      if (!holdsTokens(request)) return ask();
      try {
        return await this.#sessions.run(request, reply, ask);
      } catch (error) {
        if (!isSessionOver(error)) throw error;
        return ask();
      }
    });
  }

  /**
   * Accepting needs a signed-in user, declining only the link.
   * @throws AppError link_expired · membership_accept_failed · rate_limited · when accepting as Sessions.run
   */
  async answer({ request, reply }: Exchange, { hash, answer }: InvitationReply): Promise<void> {
    const send = async (accessToken?: string): Promise<boolean> => {
      const variables = {
        hash,
        answer: answer === 'accept' ? 'accept' : 'decline',
        address: request.network,
      } as const;
      const done = await this.#sessions.query(AnswerInvitationOperation, variables, request, accessToken);
      return done.passerelleAnswerInvitation;
    };
    const isDone = answer === 'accept' ? await this.#sessions.run(request, reply, send) : await send();
    // Success is reported only when WordPress confirmed it.
    if (!isDone) throw new Error('WordPress did not confirm');
  }

  /** @throws AppError link_expired · ownership_transfer_failed: offered to another account · as Sessions.run */
  async answerOffer({ request, reply }: Exchange, { hash, action }: OfferReply): Promise<void> {
    const variables = { hash, action, address: request.network };
    await this.#sessions.run(request, reply, (accessToken) =>
      this.#sessions.query(ChangeOwnMembershipOperation, variables, request, accessToken),
    );
  }
}

async function ifValid<Value>(ask: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await ask();
  } catch (error) {
    if ((error instanceof AppError || isQueryError(error)) && error.code === 'link_expired') return undefined;
    throw error;
  }
}
