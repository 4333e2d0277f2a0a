import type { FastifyReply, FastifyRequest } from 'fastify';
import { graphqlLanguage, type Language } from '../../shared/config/locales.ts';
import {
  ActivateOperation,
  ActivationLinkOperation,
  AskNewPasswordOperation,
  CompleteAccountOperation,
  RegisterOperation,
  ResetPasswordOperation,
} from '../../shared/graphql/generated/operations.ts';
import { joinPhone } from '../../shared/forms/phone.ts';
import type { BotCheck, BotCheckInput } from '../bot-check/bot-check.ts';
import { AppError } from '../errors/app-error.ts';
import { clearDemandToken, cookieNames, setDemandToken } from '../session/cookies.ts';
import type { Issued, Sessions } from '../session/sessions.ts';

/** What people say of themselves when an account begins. */
export interface PersonInput {
  password: string;
  passwordConfirm: string;
  firstName: string;
  lastName: string;
  country: string;
  phone: string;
  acceptTerms: boolean;
}

export interface RegistrationInput extends PersonInput {
  email: string;
}

export interface NewPasswordInput {
  hash: string;
  password: string;
  passwordConfirm: string;
}

export interface ActivationInput {
  hash: string;
  /** Of the sign-up, or a new one; left out by those who have none yet. */
  password?: string;
  passwordConfirm?: string;
  /** The password is a new one. */
  replace?: boolean;
}

interface Options {
  sessions: Sessions;
  botCheck: BotCheck;
}

/**
 * How accounts begin, and how their people get back in: each form, and the /api call of the same name, comes here. What may
 * be said is for WordPress to decide; known and unknown addresses are answered alike.
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
    const { passerelleRegister } = await sessions.ask(
      RegisterOperation,
      { input: { email, ...inputOf(person) }, language: graphqlLanguage(language), address: request.network },
      request,
    );
    expectTrue(passerelleRegister);
  }

  /**
   * What the link of an activation mail needs. Looking at it changes nothing.
   * @returns whether the password of the sign-up is asked for; undefined for a link that is worth nothing
   */
  async activationLink(request: FastifyRequest, hash: string): Promise<boolean | undefined> {
    if (hash === '') return undefined;
    const { passerelleActivationLink } = await this.#options.sessions.ask(
      ActivationLinkOperation,
      { hash },
      request,
    );
    return passerelleActivationLink?.hasPassword;
  }

  /**
   * Takes the link of a mail. Whoever signed up is signed in; who was invited gets the proof that lets them complete.
   * @returns undefined where the account is still to be completed
   * @throws AppError link_expired · invalid_fields · rate_limited · content_system_unavailable
   */
  async activate(
    request: FastifyRequest,
    reply: FastifyReply,
    { hash, password = '', passwordConfirm = '', replace = false }: ActivationInput,
  ): Promise<Issued | undefined> {
    const { sessions } = this.#options;
    const device = request.headers['user-agent'] ?? '';
    const { passerelleActivate } = await sessions.ask(
      ActivateOperation,
      { hash, password, passwordConfirm, replace, address: request.network, device },
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

  /** Whether this browser says that it may choose a first password. WordPress has the last word. */
  mayComplete(request: FastifyRequest): boolean {
    return Boolean(request.cookies[cookieNames.demand]);
  }

  /** The account is whole, and its person signed in. @throws AppError link_expired · invalid_fields · rate_limited */
  async complete(request: FastifyRequest, reply: FastifyReply, person: PersonInput): Promise<Issued> {
    const { sessions } = this.#options;
    const demandToken = request.cookies[cookieNames.demand];
    if (!demandToken) throw new AppError('link_expired', { detail: 'no demand token' });
    const { passerelleCompleteAccount: issued } = await sessions
      .ask(
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

  /** @throws AppError invalid_fields · rate_limited · content_system_unavailable */
  async askNewPassword(
    request: FastifyRequest,
    email: string,
    bot: BotCheckInput,
    language: Language,
  ): Promise<void> {
    const { sessions, botCheck } = this.#options;
    await botCheck.check(request, bot);
    const { passerelleAskNewPassword } = await sessions.ask(
      AskNewPasswordOperation,
      { email, language: graphqlLanguage(language), address: request.network },
      request,
    );
    expectTrue(passerelleAskNewPassword);
  }

  /** @throws AppError link_expired · invalid_fields · rate_limited · content_system_unavailable */
  async resetPassword(request: FastifyRequest, input: NewPasswordInput): Promise<void> {
    const { passerelleResetPassword } = await this.#options.sessions.ask(
      ResetPasswordOperation,
      { ...input, address: request.network },
      request,
    );
    expectTrue(passerelleResetPassword);
  }
}

/** Nobody is told that something was done when it is not said that it was. */
function expectTrue(answer: boolean): void {
  if (!answer) throw new Error('WordPress did not confirm');
}

/** Field by field: nothing else that a request may hold goes on. */
function inputOf(person: PersonInput): PersonInput {
  const { password, passwordConfirm, firstName, lastName, country, phone, acceptTerms } = person;
  return {
    password,
    passwordConfirm,
    firstName,
    lastName,
    country,
    phone: joinPhone(phone, country),
    acceptTerms,
  };
}
