import type { BotChallenge } from './bot-challenge.ts';
import type { FormViewData } from './form-view-data.ts';

/** A provider of social login. */
export interface SocialLoginOption {
  name: string;
  /** URL that starts it; empty until the cookies of social login are allowed. */
  path: string;
}

/** View data of the sign-in page. */
export interface SignInViewData extends FormViewData {
  /** Path to go to afterwards; empty: the person's own start page. */
  next: string;
  /** Networks for signing in; empty when none is configured. */
  social: SocialLoginOption[];
}

/** Names of the sign-in form's fields, as the server reads them. */
export const signInFields = { next: 'next', email: 'email', password: 'password' } as const;
export const signOutIntent = 'sign-out';

/** View data of the pages that send a mail: sign-up and recovery. */
export interface MailRequestViewData extends FormViewData {
  bot: BotChallenge;
}

/** View data of pages that send another activation link. */
export interface SendAgainViewData extends MailRequestViewData {
  /** The address that this browser signed up last; empty a quarter of an hour later. */
  sentTo: string;
}

/** View data of the sign-up page. */
export interface SignUpViewData extends SendAgainViewData {
  /** Networks for signing in; empty when none is configured. */
  social: SocialLoginOption[];
}

/** View data of the page of a mail's link. */
export interface EmailLinkViewData extends FormViewData {
  /** Hash of the link; empty when there is none. */
  hash: string;
  /** The link was used, or is too old. */
  isDead: boolean;
}

export interface ActivationViewData extends Omit<EmailLinkViewData, 'isDead'>, SendAgainViewData {
  /** Whether the form requires the password of the sign-up; undefined for an invalid link. */
  hasPassword: boolean | undefined;
  /** A first password may be chosen here. */
  mayComplete: boolean;
  /** Path to go to afterwards; empty: the person's own start page. */
  next: string;
}

/** The parameter of a mail's link; the field of its form has the same name. */
export const hashParameter = 'hash';
/** The notice of a link that has done what it is for. */
export const doneNotice = 'done';
/** The form of the sign-up page that sends another activation link. */
export const againIntent = 'again';
/** The notice that it was sent. */
export const sentAgainNotice = 'sent-again';
/** The form of the activation page that replaces the password of the sign-up. */
export const replaceIntent = 'replace';
/** The form of the activation page that ends a sign-up begun elsewhere. */
export const completeIntent = 'complete';
/** Personal fields, without passwords: refilled after an error. */
export const personFields = ['firstName', 'lastName', 'country', 'phone', 'acceptTerms'] as const;
