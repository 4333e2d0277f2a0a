import {
  AskExportOperation,
  ChangePasswordOperation,
  EndOtherSessionsOperation,
  UpdateAccountOperation,
  UpdatePreferencesOperation,
} from '../../shared/graphql/generated/operations.ts';
import type { Operation } from '../../shared/graphql/operation.ts';
import { joinPhone } from '../../shared/forms/phone.ts';
import type { Exchange } from '../calls/calls.ts';
import type { Issued, Sessions, User } from '../session/sessions.ts';
import { setExportPass } from './export-pass.ts';

export interface AccountChange {
  firstName: string;
  lastName: string;
  /** Number with its country code, or as written in the country of `phoneCountry`; empty: none. */
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

export interface PreferencesChange {
  sectorIds: number[];
  countryIds: number[];
  allSectors: boolean;
  allCountries: boolean;
  newsletter: boolean;
}

/** Changes of one's own account that need more than one operation, for the forms of the settings page and the calls of /api/settings. */
export class Settings {
  readonly #sessions: Sessions;

  constructor(sessions: Sessions) {
    this.#sessions = sessions;
  }

  /** @throws AppError invalid_fields · as Sessions.run, like all that follow */
  async updateAccount(exchange: Exchange, { phoneCountry, phone, ...change }: AccountChange): Promise<User> {
    const input = { ...change, phone: joinPhone(phone, phoneCountry) };
    const { passerelleUpdateAccount: user } = await this.#query(exchange, UpdateAccountOperation, { input });
    this.#sessions.remember(exchange.reply, user);
    return user;
  }

  /** All other sessions end; this browser gets a new one. @throws AppError invalid_fields · rate_limited */
  async changePassword({ request, reply }: Exchange, change: PasswordChange): Promise<Issued> {
    const device = request.headers['user-agent'] ?? '';
    const issued = await this.#sessions.run(request, reply, async (accessToken) => {
      const variables = { ...change, device };
      return (await this.#sessions.query(ChangePasswordOperation, variables, request, accessToken))
        .passerelleChangePassword;
    });
    await this.#sessions.begin(request, reply, issued);
    return issued;
  }

  async updatePreferences(exchange: Exchange, input: PreferencesChange): Promise<User> {
    return (await this.#query(exchange, UpdatePreferencesOperation, { input })).passerelleUpdatePreferences;
  }

  async endOtherSessions(exchange: Exchange): Promise<void> {
    await this.#query(exchange, EndOtherSessionsOperation, {});
  }

  /** Lets this browser fetch the archive for some minutes. @throws AppError invalid_fields · rate_limited */
  async requestExport(exchange: Exchange, password: string): Promise<void> {
    const { passerelleAskExport } = await this.#query(exchange, AskExportOperation, { password });
    setExportPass(exchange.reply, passerelleAskExport);
  }

  #query<Result, Input>(
    { request, reply }: Exchange,
    operation: Operation<Result, Input>,
    variables: Input,
  ): Promise<Result> {
    return this.#sessions.run(request, reply, (accessToken) =>
      this.#sessions.query(operation, variables, request, accessToken),
    );
  }
}
