import type { FastifyReply, FastifyRequest } from 'fastify';
import type { createUser, registerUser, verifyUserHash } from '../../shared/config/calls/auth-calls.ts';
import type { BodyOf } from '../../shared/config/calls/types.ts';
import { graphqlLanguage, type Language } from '../../shared/config/locales.ts';
import {
  ActivateOperation,
  ActivationLinkOperation,
  CompleteAccountOperation,
  RegisterOperation,
} from '../../shared/graphql/generated/operations.ts';
import { joinPhone } from '../../shared/forms/phone.ts';
import type { BotCheck, BotCheckInput } from '../bot-check/bot-check.ts';
import { AppError } from '../errors/app-error.ts';
import { clearDemandToken, cookieNames, setDemandToken } from '../session/cookies.ts';
import type { Issued, Sessions } from '../session/sessions.ts';

/** Personal data that a new account requires. */
export type PersonInput = BodyOf<typeof createUser>;
export type RegistrationInput = Omit<BodyOf<typeof registerUser>, 'botProof'>;
export type ActivationInput = BodyOf<typeof verifyUserHash>;

interface Options {
  sessions: Sessions;
  botCheck: BotCheck;
}

/**
 * Sign-up, activation and password reset, for each form and the /api call of the same name. WordPress decides what an
 * answer reveals; known and unknown addresses get the same answer.
 */
export class Accounts {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /** @throws AppError invalid_fields · rate_limited · content_system_unavailable */
  async register(
    request: FastifyRequest,
    { email, ...person }: RegistrationInput,
    bot: BotCheckInput,
    language: Language,
  ): Promise<void> {
    const { sessions, botCheck } = this.#options;
    await botCheck.check(request, bot);
    const { passerelleRegister } = await sessions.query(
      RegisterOperation,
      { input: { email, ...inputOf(person) }, language: graphqlLanguage(language), address: request.network },
      request,
    );
    expectTrue(passerelleRegister);
  }

  /**
   * Data of the link in an activation mail. Reading it changes nothing.
   * @returns whether the password of the sign-up is asked for; undefined for an invalid link
   */
  async activationLink(request: FastifyRequest, hash: string): Promise<boolean | undefined> {
    if (hash === '') return undefined;
    const { passerelleActivationLink } = await this.#options.sessions.query(
      ActivationLinkOperation,
      { hash },
      request,
    );
    return passerelleActivationLink?.hasPassword;
  }

  /**
   * Uses the link of a mail. A person who signed up is signed in; an invited one gets the demand token for completing
   * the account.
   * @returns undefined where the account is still to be completed
   * @throws AppError link_expired · invalid_fields · rate_limited · content_system_unavailable
   */
  async activate(
    request: FastifyRequest,
    reply: FastifyReply,
    { hash, password, passwordConfirm, replace }: ActivationInput,
  ): Promise<Issued | undefined> {
    const { sessions } = this.#options;
    const device = request.headers['user-agent'] ?? '';
    const { passerelleActivate } = await sessions.query(
      ActivateOperation,
      {
        hash,
        password: password ?? '',
        passwordConfirm: passwordConfirm ?? '',
        replace: replace ?? false,
        address: request.network,
        device,
      },
      request,
    );
    const { signedIn, demandToken, demandSeconds } = passerelleActivate;
    if (signedIn) {
      await sessions.begin(request, reply, signedIn);
      return signedIn;
    }
    if (!demandToken || !demandSeconds) throw new Error('WordPress gave neither session nor demand token');
    setDemandToken(reply, demandToken, demandSeconds);
    return undefined;
  }

  /** Whether this browser has a token for choosing a first password. WordPress validates it. */
  mayComplete(request: FastifyRequest): boolean {
    return Boolean(request.cookies[cookieNames.demand]);
  }

  /** The account is whole, and its person signed in. @throws AppError link_expired · invalid_fields · rate_limited */
  async complete(request: FastifyRequest, reply: FastifyReply, person: PersonInput): Promise<Issued> {
    const { sessions } = this.#options;
    const demandToken = request.cookies[cookieNames.demand];
    if (!demandToken) throw new AppError('link_expired', { detail: 'no demand token' });
    const { passerelleCompleteAccount: issued } = await sessions
      .query(
        CompleteAccountOperation,
        {
          demandToken,
          input: inputOf(person),
          address: request.network,
          device: request.headers['user-agent'] ?? '',
        },
        request,
      )
      .catch((error: unknown) => {
        if (error instanceof AppError && error.code === 'link_expired') clearDemandToken(reply);
        throw error;
      });
    await sessions.begin(request, reply, issued);
    clearDemandToken(reply);
    return issued;
  }
}

/** Reports success only when WordPress confirmed it. */
function expectTrue(answer: boolean): void {
  if (!answer) throw new Error('WordPress did not confirm');
}

/** Copies the known fields only; anything else in the request is dropped. */
function inputOf(person: PersonInput): PersonInput {
  const { password, passwordConfirm, firstName, lastName, country, phone, acceptTerms } = person;
  return {
    password,
    passwordConfirm,
    firstName,
    lastName,
    country,
    phone: joinPhone(phone ?? '', country),
    acceptTerms,
  };
}
