import type { BotChallenge } from '../../components/bot-check/bot-challenge.ts';
import type { GivenForm } from '../../components/form/given-form.ts';

/** A network that somebody may sign in with. */
export interface SocialWay {
  name: string;
  /** Where it begins; empty until somebody allows the cookies of social login. */
  path: string;
}

/** What the server tells the sign-in page about this visit. */
export interface GivenSignIn extends GivenForm {
  /** Where to go afterwards; empty: to one's own space. */
  next: string;
  /** None where no network is configured. */
  social: SocialWay[];
}

/** Names of the sign-in form's fields, as the server reads them. */
export const signInFields = { next: 'next', email: 'email', password: 'password' } as const;
export const signOutIntent = 'sign-out';

/** What the pages that ask for a mail are told: sign-up and recovery. */
export interface GivenAsking extends GivenForm {
  bot: BotChallenge;
}

/** What the sign-up page is told besides. */
export interface GivenSignUp extends GivenAsking {
  /** None where no network is configured. */
  social: SocialWay[];
}

/** What the page of a mail's link is told. */
export interface GivenLink extends GivenForm {
  /** Of the link; empty when there is none. */
  hash: string;
}

export interface GivenActivation extends GivenLink {
  /** Whether the password of the sign-up is asked for; undefined for a link that is worth nothing. */
  hasPassword: boolean | undefined;
  /** A first password may be chosen here. */
  mayComplete: boolean;
}

/** The parameter of a mail's link; the field of its form has the same name. */
export const hashParameter = 'hash';
/** The notice of a link that has done what it is for. */
export const doneNotice = 'done';
/** The form of the activation page that replaces the password of the sign-up. */
export const replaceIntent = 'replace';
/** The form of the activation page that ends a sign-up begun elsewhere. */
export const completeIntent = 'complete';
/** What people say of themselves, but for passwords: it comes back as it was typed. */
export const personFields = ['firstName', 'lastName', 'country', 'phone', 'acceptTerms'] as const;
