import {
  confirmNewsletter,
  subscribeToNewsletter,
  updateNewsletterPreferences,
} from '../../../shared/config/calls/newsletter-calls.ts';
import { graphqlLanguage } from '../../../shared/config/locales.ts';
import { emailAddress, normaliseEmail } from '../../../shared/forms/email-address.ts';
import {
  ConfirmNewsletterOperation,
  SubscribeToNewsletterOperation,
  UpdateNewsletterPreferencesOperation,
} from '../../../shared/graphql/generated/operations.ts';
import { AppError } from '../../errors/app-error.ts';
import { hook } from '../hook.ts';

/** Subscriptions without a session. */
export const hooks = [
  hook(
    subscribeToNewsletter,
    async ({ email, locale, source = 'page' }, { request, sessions }) => {
      const input = {
        email,
        language: graphqlLanguage(locale),
        source: sourceNames[source],
        address: request.network,
      } as const;
      const answer = await sessions.query(SubscribeToNewsletterOperation, { input }, request);
      // Success is reported only when WordPress confirmed it.
      if (!answer.passerelleSubscribeToNewsletter) throw new Error('WordPress did not confirm');
      return { accepted: true };
    },
    ({ email }) => {
      if (!emailAddress.test(normaliseEmail(email)))
        throw new AppError('invalid_fields', {
          fields: [{ path: 'email', code: email.trim() === '' ? 'required' : 'invalid_email' }],
        });
    },
  ),

  hook(confirmNewsletter, async ({ hash }, { request, sessions }) => {
    const input = { hash, address: request.network };
    return (await sessions.query(ConfirmNewsletterOperation, { input }, request)).passerelleConfirmNewsletter;
  }),

  hook(updateNewsletterPreferences, async ({ locale, ...choice }, { request, sessions }) => {
    const input = { ...choice, language: graphqlLanguage(locale) };
    const answer = await sessions.query(UpdateNewsletterPreferencesOperation, { input }, request);
    return { subscription: answer.passerelleUpdateNewsletterPreferences.subscription };
  }),
];

const sourceNames = { popup: 'popup', home: 'home', footer: 'footer', page: 'page' } as const;
