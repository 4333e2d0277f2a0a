import type { FastifyRequest } from 'fastify';
import type {
  subscribeToNewsletter,
  updateNewsletterPreferences,
} from '../../shared/config/calls/newsletter-calls.ts';
import type { BodyOf } from '../../shared/config/calls/types.ts';
import { graphqlLanguage } from '../../shared/config/locales.ts';
import { emailAddress, normaliseEmail } from '../../shared/forms/email-address.ts';
import type { NewsletterSubscription } from '../../shared/forms/newsletter-form.ts';
import {
  type ConfirmNewsletterMutation,
  ConfirmNewsletterOperation,
  NewsletterSubscriptionOperation,
  SubscribeToNewsletterOperation,
  UpdateNewsletterPreferencesOperation,
} from '../../shared/graphql/generated/operations.ts';
import type { BotCheck, BotCheckInput } from '../bot-check/bot-check.ts';
import { AppError } from '../errors/app-error.ts';
import type { Sessions } from '../session/sessions.ts';

interface Options {
  sessions: Sessions;
  botCheck: BotCheck;
}

type Asked = Omit<BodyOf<typeof subscribeToNewsletter>, 'botProof'>;
type Confirmed = ConfirmNewsletterMutation['passerelleConfirmNewsletter'];
type Choice = BodyOf<typeof updateNewsletterPreferences>;

/** Subscriptions without a session, for the page and the calls of the newsletter alike. */
export class Newsletter {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /** @throws AppError invalid_fields · rate_limited · content_system_unavailable */
  async subscribe(
    request: FastifyRequest,
    { email, locale, source = 'page' }: Asked,
    bot: BotCheckInput,
  ): Promise<void> {
    // Before the proof, which can be used only once.
    if (!emailAddress.test(normaliseEmail(email)))
      throw new AppError('invalid_fields', {
        fields: [{ path: 'email', code: email.trim() === '' ? 'required' : 'invalid_email' }],
      });
    const { botCheck, sessions } = this.#options;
    await botCheck.check(request, bot);
    const input = {
      email,
      language: graphqlLanguage(locale),
      source: sourceNames[source],
      address: request.network,
    } as const;
    const answer = await sessions.query(SubscribeToNewsletterOperation, { input }, request);
    // Success is reported only when WordPress confirmed it.
    if (!answer.passerelleSubscribeToNewsletter) throw new Error('WordPress did not confirm');
  }

  /** @returns undefined for a link that is not valid, or not any more */
  async ofLink(request: FastifyRequest, hash: string): Promise<NewsletterSubscription | undefined> {
    const answer = await this.#options.sessions.query(NewsletterSubscriptionOperation, { hash }, request);
    return answer.passerelleNewsletterSubscription ?? undefined;
  }

  /**
   * @returns the hash of the link to the preferences, and whether it was confirmed before
   * @throws AppError link_expired · rate_limited
   */
  async confirm(request: FastifyRequest, hash: string): Promise<Confirmed> {
    const input = { hash, address: request.network };
    const answer = await this.#options.sessions.query(ConfirmNewsletterOperation, { input }, request);
    return answer.passerelleConfirmNewsletter;
  }

  /** @throws AppError link_expired · not_found · invalid_fields */
  async choose(request: FastifyRequest, { locale, ...choice }: Choice): Promise<NewsletterSubscription> {
    const input = { ...choice, language: graphqlLanguage(locale) };
    const answer = await this.#options.sessions.query(
      UpdateNewsletterPreferencesOperation,
      { input },
      request,
    );
    return answer.passerelleUpdateNewsletterPreferences.subscription;
  }
}

const sourceNames = { popup: 'popup', home: 'home', footer: 'footer', page: 'page' } as const;
