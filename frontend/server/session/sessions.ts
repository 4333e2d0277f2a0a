import type { FastifyReply, FastifyRequest } from 'fastify';
import { isQueryError, type Operation } from '../../shared/graphql/operation.ts';
import {
  EndSessionOperation,
  RenewSessionOperation,
  SignedInUserOperation,
  type SignedInUserQuery,
  SignInOperation,
  SignOutOperation,
  SwitchOperation,
  WordPressTokenOperation,
} from '../../shared/graphql/generated/operations.ts';
import { isGuest } from '../../shared/config/can.ts';
import { isSessionOverCode } from '../../shared/config/session-over.ts';
import { workForWrite } from '../client/current-write.ts';
import { AppError, toAppError } from '../errors/app-error.ts';
import type { Operations, Variables } from '../upstream/operations.ts';
import type { WordPress } from '../upstream/wordpress.ts';
import { isExpired } from './access-token.ts';
import {
  clearSession,
  cookieNames,
  type NotedPerson,
  type Person,
  readPerson,
  setPerson,
  setTokens,
  type Tokens,
} from './cookies.ts';
import { Renewals } from './renewals.ts';

export type User = NonNullable<SignedInUserQuery['passerelleUser']>;

export interface Issued extends Tokens {
  user: User;
}

interface Options {
  wordpress: Pick<WordPress, 'query'>;
  operations: Operations;
  secret: string;
  now: () => number;
}

export const isSessionOver = (error: unknown): boolean =>
  (error instanceof AppError || isQueryError(error)) && isSessionOverCode(error.code);

/**
 * Clears drafts, other browser storage of the user and prefetched pages. Not "cookies", which would delete the consent
 * choice (ours are cleared by name), and not "cache": personal answers are `no-store`, and the public files are shared.
 */
const clearedAtSignOut = '"storage", "prefetchCache", "prerenderCache"';

/** Signs in, renews and signs out in WordPress, and updates the browser's cookies. */
export class Sessions {
  readonly #options: Options;
  readonly #renewals = new Renewals<Issued>();

  constructor(options: Options) {
    this.#options = options;
  }

  /** @throws AppError invalid_credentials · rate_limited · content_system_unavailable */
  async signIn(
    request: FastifyRequest,
    reply: FastifyReply,
    credentials: { email: string; password: string },
  ): Promise<Issued> {
    const { passerelleSignIn: issued } = await this.query(
      SignInOperation,
      {
        ...credentials,
        address: request.network,
        device: request.headers['user-agent'] ?? '',
        deviceProof: request.cookies[cookieNames.device],
      },
      request,
    );
    await this.begin(request, reply, issued);
    return issued;
  }

  /** Signs staff in with a one-time token of the administration. @throws AppError switch_token_invalid · content_system_unavailable */
  async signInFromWordPress(request: FastifyRequest, reply: FastifyReply, token: string): Promise<Issued> {
    const device = request.headers['user-agent'] ?? '';
    const { passerelleSwitch: issued } = await this.query(SwitchOperation, { token, device }, request);
    await this.begin(request, reply, issued);
    return issued;
  }

  /** A one-time token that carries this session to WordPress's administration. @throws AppError forbidden · as `run` */
  async wordPressToken(request: FastifyRequest, reply: FastifyReply): Promise<string> {
    const { passerelleWordPressToken } = await this.run(request, reply, (accessToken) =>
      this.query(WordPressTokenOperation, {}, request, accessToken),
    );
    return passerelleWordPressToken;
  }

  /** Sets the cookies of a session that WordPress has begun, in place of the previous one. */
  async begin(request: FastifyRequest, reply: FastifyReply, issued: Issued): Promise<void> {
    const former = request.cookies[cookieNames.refresh];
    // The previous session is ended; a failure of that must not prevent the sign-in.
    if (former) await this.#end(former, request).catch((error: unknown) => request.log.warn({ err: error }));
    this.#storeTokens(reply, issued);
  }

  /** @throws AppError content_system_unavailable: the session still lives, so its cookies stay */
  async signOut(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const token = request.cookies[cookieNames.refresh];
    if (token) await this.#end(token, request);
    clearSession(reply);
    reply.header('clear-site-data', clearedAtSignOut);
  }

  /** New tokens. @throws AppError access_token_missing · session_expired · content_system_unavailable */
  async renew(request: FastifyRequest, reply: FastifyReply): Promise<Issued> {
    const refreshToken = request.cookies[cookieNames.refresh];
    if (!refreshToken) {
      clearSession(reply);
      throw new AppError(
        request.cookies[cookieNames.access] ? 'access_token_expired' : 'access_token_missing',
      );
    }
    try {
      const issued = await this.#renewals.run(
        refreshToken,
        // WordPress decides about each use of a refresh token: a stored answer would hide that one was copied.
        async () =>
          (await workForWrite(undefined, () => this.query(RenewSessionOperation, { refreshToken }, request)))
            .passerelleRenewSession,
      );
      this.#storeTokens(reply, issued);
      return issued;
    } catch (error) {
      if (isSessionOver(error)) clearSession(reply);
      throw error;
    }
  }

  /**
   * Runs `work` with an access token, renewed where needed; the browser's cookies follow.
   * @throws AppError access_token_missing · access_token_expired · session_expired, each with the cookies cleared ·
   * what the work throws
   */
  async run<Value>(
    request: FastifyRequest,
    reply: FastifyReply,
    work: (accessToken: string) => Promise<Value>,
  ): Promise<Value> {
    const known = this.accessToken(request);
    if (known) {
      try {
        return await work(known);
      } catch (error) {
        // Ended on the server, or signed with an old key: the refresh token decides.
        if (!isSessionOver(error)) throw error;
      }
    }
    const { accessToken } = await this.renew(request, reply);
    try {
      return await work(accessToken);
    } catch (error) {
      if (isSessionOver(error)) clearSession(reply);
      throw error;
    }
  }

  /** The access token that the browser sent, while it has not expired; WordPress validates it. */
  accessToken(request: FastifyRequest): string | undefined {
    const known = request.cookies[cookieNames.access];
    return known && !isExpired(known, this.#options.now()) ? known : undefined;
  }

  /** @throws as `run` */
  user(request: FastifyRequest, reply: FastifyReply): Promise<User> {
    return this.run(request, reply, (accessToken) => this.#user(request, reply, accessToken));
  }

  /** The user, from the cookie where there is one: for greetings, never for authorisation. */
  async person(request: FastifyRequest, reply: FastifyReply, accessToken: string): Promise<Person> {
    return this.personFromCookie(request) ?? (await this.#user(request, reply, accessToken));
  }

  async #user(request: FastifyRequest, reply: FastifyReply, accessToken: string): Promise<User> {
    const { passerelleUser } = await this.query(SignedInUserOperation, {}, request, accessToken);
    if (!passerelleUser) throw new AppError('session_expired');
    this.remember(reply, passerelleUser);
    return passerelleUser;
  }

  /** The browser's own note of who this is, where there is one; it proves nothing. */
  personFromCookie(request: FastifyRequest): NotedPerson | undefined {
    return readPerson(request, this.#options.secret);
  }

  /** A session that WordPress has just validated; `isMember`: the person reads what is for members. @throws as `run` */
  requireActiveSession(
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<{ accessToken: string; isMember: boolean }> {
    return this.run(request, reply, async (accessToken) => ({
      isMember: !isGuest(await this.#user(request, reply, accessToken)),
      accessToken,
    }));
  }

  /** Ends one of the person's sessions. @throws AppError not_found · as `run` */
  async endOne(request: FastifyRequest, reply: FastifyReply, id: number): Promise<void> {
    await this.run(request, reply, (accessToken) =>
      this.query(EndSessionOperation, { id }, request, accessToken),
    );
  }

  /** The browser's own note of who this is, after it changed. */
  remember(reply: FastifyReply, user: Person): void {
    const { secret, now } = this.#options;
    setPerson(reply, user, secret, now());
  }

  #storeTokens(reply: FastifyReply, issued: Issued): void {
    setTokens(reply, issued);
    this.remember(reply, issued.user);
  }

  async #end(refreshToken: string, request: FastifyRequest): Promise<void> {
    await this.query(SignOutOperation, { refreshToken }, request);
  }

  /** Queries WordPress, as the user of the access token where there is one. @throws AppError what WordPress refuses · content_system_unavailable */
  async query<Result, Input>(
    { id }: Operation<Result, Input>,
    variables: Input,
    request: FastifyRequest,
    accessToken?: string,
  ): Promise<Result> {
    const { operations, wordpress } = this.#options;
    try {
      return (await wordpress.query(
        operations.get(id),
        variables as Variables,
        request.id,
        accessToken,
      )) as Result;
    } catch (error) {
      throw toAppError(error);
    }
  }
}
