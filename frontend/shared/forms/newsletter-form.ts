import type { NewsletterSubscriptionQuery } from '../graphql/generated/operations.ts';
import type { BotChallenge } from './bot-challenge.ts';
import type { FormViewData } from './form-view-data.ts';

/** Places with a form for subscribing. */
export const newsletterSources = ['popup', 'home', 'footer', 'page'] as const;
export type NewsletterSource = (typeof newsletterSources)[number];

export const newsletterFields = { email: 'email', locale: 'locale', source: 'source' } as const;

/** The forms of the page; that to subscribe has no intent. */
export const newsletterIntents = {
  /** Intent of the forms on other pages, which send an address along. */
  begin: 'begin',
  confirm: 'confirm',
  preferences: 'preferences',
  unsubscribe: 'unsubscribe',
} as const;

/** Notices of the page after a form was sent. */
export const newsletterNotices = {
  sent: 'sent',
  confirmed: 'confirmed',
  already: 'already',
  saved: 'saved',
  unsubscribed: 'unsubscribed',
} as const;

/** `?action=unsubscribe`: the page asks whether to unsubscribe. */
export const actionParameter = 'action';

/** One subscription, as its link shows it. No sectors or countries: all of them. */
export type NewsletterSubscription = NonNullable<
  NewsletterSubscriptionQuery['passerelleNewsletterSubscription']
>;

export interface NewsletterViewData extends FormViewData {
  bot: BotChallenge;
  /** Hash of the link; empty when there is none. */
  hash: string;
  /** Absent without a link, and for one that does not work. */
  subscription?: NewsletterSubscription | undefined;
  /** The link asks to unsubscribe. */
  asksToUnsubscribe?: boolean;
}
