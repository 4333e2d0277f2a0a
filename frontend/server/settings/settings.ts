import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  AskDeletionOperation,
  AskEmailChangeOperation,
  AskExportOperation,
  CancelDeletionOperation,
  CancelEmailChangeOperation,
  ChangePasswordOperation,
  ConfirmEmailChangeOperation,
  EndOtherSessionsOperation,
  UndoEmailChangeOperation,
  UpdateAccountOperation,
  UpdatePreferencesOperation,
} from '../../shared/graphql/generated/operations.ts';
import type { Operation } from '../../shared/graphql/operation.ts';
import { joinPhone } from '../../shared/forms/phone.ts';
import type { Issued, Sessions, User } from '../session/sessions.ts';
import { setExportPass } from './export-pass.ts';

export interface AccountChange {
  firstName: string;
  lastName: string;
  /** With its country code, or as written in the country of `phoneCountry`; empty: none. */
  phone: string;
  phoneCountry: string;
  country: string;
  language: 'FR' | 'EN';
}

export interface PasswordChange {
  currentPassword: string;
  password: string;
  passwordConfirm: string;
}

export interface EmailChange {
  email: string;
  password: string;
}

export interface PreferencesChange {
  sectorIds: number[];
  countryIds: number[];
  allSectors: boolean;
  allCountries: boolean;
  newsletter: boolean;
}

export interface DeletionRequest {
  password: string;
  publishedItems: 'KEEP' | 'TRANSFER' | 'REMOVE';
  heirId: number | undefined;
}

/** Who asks, and where the answer's cookies go. */
export interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Changes of one's own account: what the forms of the settings page and the calls of /api/settings both do. */
export class Settings {
  readonly #sessions: Sessions;

  constructor(sessions: Sessions) {
    this.#sessions = sessions;
  }

  /** @throws AppError invalid_fields · as Sessions.run, like all that follow */
  async updateAccount(exchange: Exchange, { phoneCountry, phone, ...change }: AccountChange): Promise<User> {
    const input = { ...change, phone: joinPhone(phone, phoneCountry) };
    const { passerelleUpdateAccount: user } = await this.#ask(exchange, UpdateAccountOperation, { input });
    this.#sessions.remember(exchange.reply, user);
    return user;
  }

  /** All other sessions end; this browser goes on with a new one. @throws AppError invalid_fields · rate_limited */
  async changePassword({ request, reply }: Exchange, change: PasswordChange): Promise<Issued> {
    const device = request.headers['user-agent'] ?? '';
    const issued = await this.#sessions.run(request, reply, async (accessToken) => {
      const variables = { ...change, device };
      return (await this.#sessions.ask(ChangePasswordOperation, variables, request, accessToken))
        .passerelleChangePassword;
    });
    await this.#sessions.begin(request, reply, issued);
    return issued;
  }

  /** A mail proves the new address. Answered alike whether or not somebody has it. @throws AppError invalid_fields · rate_limited */
  async askEmailChange(exchange: Exchange, { email, password }: EmailChange): Promise<void> {
    await this.#ask(exchange, AskEmailChangeOperation, { email, password });
  }

  async cancelEmailChange(exchange: Exchange): Promise<void> {
    await this.#ask(exchange, CancelEmailChangeOperation, {});
  }

  /** Takes the link that a new address got; no session is needed. @throws AppError link_expired · rate_limited */
  async confirmEmailChange(request: FastifyRequest, hash: string): Promise<void> {
    await this.#sessions.ask(ConfirmEmailChangeOperation, { hash, address: request.network }, request);
  }

  /** Takes the link that the former address got; no session is needed. @throws AppError link_expired · rate_limited */
  async undoEmailChange(request: FastifyRequest, hash: string): Promise<void> {
    await this.#sessions.ask(UndoEmailChangeOperation, { hash, address: request.network }, request);
  }

  async updatePreferences(exchange: Exchange, input: PreferencesChange): Promise<User> {
    return (await this.#ask(exchange, UpdatePreferencesOperation, { input })).passerelleUpdatePreferences;
  }

  async endOtherSessions(exchange: Exchange): Promise<void> {
    await this.#ask(exchange, EndOtherSessionsOperation, {});
  }

  /** Lets this browser fetch the archive for some minutes. @throws AppError invalid_fields · rate_limited */
  async askExport(exchange: Exchange, password: string): Promise<void> {
    const { passerelleAskExport } = await this.#ask(exchange, AskExportOperation, { password });
    setExportPass(exchange.reply, passerelleAskExport);
  }

  /** @throws AppError invalid_fields · rate_limited · structure_transfer_first · forbidden */
  async askDeletion(exchange: Exchange, { heirId, ...asked }: DeletionRequest): Promise<User> {
    const variables = { ...asked, heirId: heirId ?? null };
    return (await this.#ask(exchange, AskDeletionOperation, variables)).passerelleAskDeletion;
  }

  async cancelDeletion(exchange: Exchange): Promise<User> {
    return (await this.#ask(exchange, CancelDeletionOperation, {})).passerelleCancelDeletion;
  }

  #ask<Result, Input>(
    { request, reply }: Exchange,
    operation: Operation<Result, Input>,
    variables: Input,
  ): Promise<Result> {
    return this.#sessions.run(request, reply, (accessToken) =>
      this.#sessions.ask(operation, variables, request, accessToken),
    );
  }
}
