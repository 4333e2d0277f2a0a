import type { FastifyReply, FastifyRequest } from 'fastify';
import { landingPath } from '../../shared/config/landing.ts';
import { graphqlLanguage, type Language } from '../../shared/config/locales.ts';
import { pathTo, routes } from '../../shared/config/routes.ts';
import { LinkIdentityOperation, SocialSignInOperation } from '../../shared/graphql/generated/operations.ts';
import type { SocialLoginOption } from '../../shared/forms/auth-forms.ts';
import { safeReturnPath } from '../../shared/links/return-path.ts';
import { consentOf } from '../consent/consent-of.ts';
import { AppError, toAppError } from '../errors/app-error.ts';
import { cookieNames, setDemandToken } from '../session/cookies.ts';
import { isSessionOver, type Sessions, type User } from '../session/sessions.ts';
import { browserOf, ensureBrowserCookie, type PendingLink, type PendingLinks } from './browser.ts';
import type { Flow, Flows } from './flows.ts';
import type { Identity, Provider, ProviderId, Returned } from './provider.ts';

interface Options {
  providers: ReadonlyMap<ProviderId, Provider>;
  flows: Flows;
  links: PendingLinks;
  sessions: Sessions;
  now: () => number;
}

/** Result of a callback, and where the browser is redirected. */
export interface Arrival {
  readonly outcome: 'signed_in' | 'to_complete' | 'to_link';
  readonly location: string;
  readonly user?: User;
}

/** Signing in with another network: out to it, back from it, and linking what it proved to an account of ours. */
export class SocialLogin {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Is any network configured? */
  get isOffered(): boolean {
    return this.#options.providers.size > 0;
  }

  /** The networks that a page offers; none where none is configured. */
  options(request: FastifyRequest, language: Language, next: string): SocialLoginOption[] {
    const mayStart = this.#hasConsent(request);
    return [...this.#options.providers.values()].map(({ id, name }) => ({
      name,
      path: mayStart ? startPath(id, language, next) : '',
    }));
  }

  provider(id: string): Provider | undefined {
    return this.#options.providers.get(id as ProviderId);
  }

  /**
   * @returns the address of the network to go to
   * @throws AppError not_found: it is not configured · social_consent_missing · authentication_failed
   */
  async start(
    request: FastifyRequest,
    reply: FastifyReply,
    wanted: { provider: string; language: Language; next: string | undefined },
  ): Promise<URL> {
    const provider = this.provider(wanted.provider);
    if (!provider) throw new AppError('not_found');
    if (!this.#hasConsent(request)) throw new AppError('social_consent_missing');
    const { language } = wanted;
    const next = safeReturnPath(wanted.next) ?? '';
    const browser = ensureBrowserCookie(request, reply);
    return provider.begin(
      this.#options.flows.begin(browser, { provider: provider.id, language, next }),
      language,
    );
  }

  /** The language of the callback page, before the state is verified. */
  peek(state: string): Flow | undefined {
    return this.#options.flows.peek(state);
  }

  /**
   * @throws AppError social_consent_missing · csrf_invalid: the state is not of this browser, too old, or was used
   * before · oauth_email_missing · authentication_failed · rate_limited · content_system_unavailable
   */
  async callback(request: FastifyRequest, reply: FastifyReply, returned: Returned): Promise<Arrival> {
    const { flows, links } = this.#options;
    if (!this.#hasConsent(request)) throw new AppError('social_consent_missing');
    const found = flows.find(returned.state, browserOf(request) ?? '');
    const provider = found && this.provider(found.flow.provider);
    if (!found || !provider) throw new AppError('csrf_invalid', { detail: 'not a state of this browser' });
    if (!(await flows.use(found.flow)))
      throw new AppError('csrf_invalid', { detail: 'a state was used twice' });
    const identity = await provider.finish(returned, found.checks);
    try {
      return await this.#arrive(request, reply, found.flow, identity);
    } catch (error) {
      if (toAppError(error).code === 'oauth_email_missing')
        links.store(reply, pendingLink(found.flow, identity, 'no_address'));
      throw error;
    }
  }

  pending(request: FastifyRequest): PendingLink | undefined {
    return this.#options.links.read(request);
  }

  /**
   * Links what the browser has proven to the account that it is signed in to.
   * @returns where to go now
   * @throws AppError csrf_invalid: there is nothing to link (any more) · session_expired and the like ·
   * oauth_identity_taken · content_system_unavailable
   */
  async link(request: FastifyRequest, reply: FastifyReply): Promise<string> {
    const { links, sessions } = this.#options;
    const link = links.read(request);
    if (!link) throw new AppError('csrf_invalid', { detail: 'nothing to link' });
    const provider = graphqlProvider(link.provider);
    await sessions.run(request, reply, (accessToken) =>
      sessions.query(LinkIdentityOperation, { provider, subject: link.subject }, request, accessToken),
    );
    links.forget(reply);
    return link.next || pathTo('forYou', link.language);
  }

  forget(reply: FastifyReply): void {
    this.#options.links.forget(reply);
  }

  async #arrive(
    request: FastifyRequest,
    reply: FastifyReply,
    flow: Flow,
    identity: Identity,
  ): Promise<Arrival> {
    const { sessions, links } = this.#options;
    const { language, next } = flow;
    const variables = {
      input: { ...identity, provider: graphqlProvider(flow.provider) },
      language: graphqlLanguage(language),
      address: request.network,
      device: request.headers['user-agent'] ?? '',
    };
    const query = (accessToken?: string) =>
      sessions.query(SocialSignInOperation, variables, request, accessToken);
    const { passerelleSocialSignIn } = await this.#runWithOptionalSession(request, reply, query);
    const { signedIn, demandToken, demandSeconds } = passerelleSocialSignIn;
    if (signedIn) {
      await sessions.begin(request, reply, signedIn);
      const { user } = signedIn;
      return { outcome: 'signed_in', location: next || landingPath(user, language), user };
    }
    if (demandToken) {
      setDemandToken(reply, demandToken, demandSeconds);
      return { outcome: 'to_complete', location: pathTo('activation', language) };
    }
    links.store(reply, pendingLink(flow, identity, 'known_address'));
    return { outcome: 'to_link', location: routes.oauth.fr };
  }

  /** Runs the query, with the session if there is one: the identity is then linked to its account. */
  async #runWithOptionalSession<Value>(
    request: FastifyRequest,
    reply: FastifyReply,
    query: (accessToken?: string) => Promise<Value>,
  ): Promise<Value> {
    if (!(cookieNames.refresh in request.cookies)) return query();
    try {
      return await this.#options.sessions.run(request, reply, query);
    } catch (error) {
      if (isSessionOver(error)) return query();
      throw error;
    }
  }

  #hasConsent(request: FastifyRequest): boolean {
    return consentOf(request, this.#options.now())?.granted.includes('social_login') ?? false;
  }
}

const pendingLink = (
  { provider, language, next }: Flow,
  { subject, email, firstName, lastName }: Identity,
  reason: PendingLink['reason'],
): Omit<PendingLink, 'at'> => ({
  provider,
  subject,
  displayName: email || `${firstName} ${lastName}`.trim(),
  language,
  next,
  reason,
});

export function startPath(provider: ProviderId, language: Language, next: string): string {
  const parameters = new URLSearchParams({ language, ...(next ? { next } : {}) });
  return `/api/auth/oauth/${provider}/start?${parameters}`;
}

const graphqlProvider = (provider: ProviderId) =>
  (({ google: 'google', linkedin: 'linkedin', facebook: 'facebook' }) as const)[provider];
