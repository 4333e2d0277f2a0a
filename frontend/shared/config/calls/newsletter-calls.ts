import {
  ConfirmNewsletterOperation,
  SectorsAndCountriesOperation,
  SubscribeToNewsletterOperation,
  UnsubscribeFromNewsletterOperation,
  UpdateNewsletterPreferencesOperation,
} from '../../graphql/generated/operations.ts';
import { newsletterSources } from '../../forms/newsletter-form.ts';
import { languages } from '../locales.ts';
import type { CallRow } from './call.ts';

const locale = { oneOf: languages } as const;
const ofLinks = ['link_expired', 'not_found'] as const;

/** The answer is the same for every address; only the mail says more. */
export const subscribeToNewsletter = {
  path: '/api/newsletter',
  silent: 'form',
  method: 'POST',
  summary: 'Ask for the newsletter: a mail has the link that confirms the subscription',
  own: true,
  who: 'everybody',
  operation: SubscribeToNewsletterOperation,
  body: { email: 'string', locale, 'source?': { oneOf: newsletterSources }, 'botProof?': 'string' },
  answer: { accepted: 'boolean' },
  botCheck: true,
  status: 202,
} as const satisfies CallRow;

/** `hash` of the answer is that of the link to the preferences. `wasActive`: before this call. */
export const confirmNewsletter = {
  path: '/api/newsletter/validation',
  silent: 'form',
  method: 'POST',
  summary: 'Confirm a subscription with the link of its mail',
  own: true,
  who: 'everybody',
  operation: ConfirmNewsletterOperation,
  body: { hash: 'string' },
  errors: ['link_expired'],
} as const satisfies CallRow;

/** No sectors or countries: all of them. */
export const updateNewsletterPreferences = {
  path: '/api/newsletter/preferences',
  silent: 'form',
  method: 'POST',
  summary: 'Choose language, sectors and countries of a subscription with the link of a letter',
  own: true,
  who: 'everybody',
  operation: UpdateNewsletterPreferencesOperation,
  body: { hash: 'string', locale, sectorIds: ['integer'], countryIds: ['integer'] },
  errors: ofLinks,
} as const satisfies CallRow;

export const unsubscribeFromNewsletter = {
  path: '/api/newsletter/unsubscribe',
  silent: 'form',
  method: 'POST',
  summary: 'End a subscription with the link of a letter',
  who: 'everybody',
  operation: UnsubscribeFromNewsletterOperation,
  errors: ofLinks,
} as const satisfies CallRow;

/** `?hash=`: mail programs post a form to the address in List-Unsubscribe (RFC 8058), as often as they like. */
export const unsubscribeInOneClick = {
  path: '/api/newsletter/one-click',
  silent: 'program',
  method: 'POST',
  summary: 'End a subscription, for mail programs',
  own: true,
  who: 'everybody',
  guarded: false,
  answer: { wasActive: 'boolean' },
  errors: [...ofLinks, 'content_system_unavailable', 'rate_limited'],
} as const satisfies CallRow;

/** Redirects browsers that open the one-click address to the page. */
export const openUnsubscribePage = {
  path: '/api/newsletter/one-click',
  method: 'GET',
  summary: 'Lead to the page that ends a subscription',
  own: true,
  who: 'everybody',
  body: { hash: 'string', 'language?': locale },
  status: 303,
} as const satisfies CallRow;

export const newsletterData = {
  path: '/api/page-data/newsletter-datas',
  method: 'GET',
  summary: 'Languages, sectors and countries that subscribers choose among',
  own: true,
  who: 'everybody',
  operation: SectorsAndCountriesOperation,
  body: {},
  answer: {
    languages: [locale],
    sectors: [{ id: 'integer', name: 'string', icon: 'string|null', parentId: 'integer|null' }],
    countries: [{ id: 'integer', name: 'string', isoCode: 'string' }],
  },
} as const satisfies CallRow;
