import type { GivenForm } from '../../components/form/given-form.ts';

/** What the server tells the sign-in page about this visit. */
export interface GivenSignIn extends GivenForm {
  /** Where to go afterwards; empty: to one's own space. */
  next: string;
}

/** Names of the sign-in form's fields, as the server reads them. */
export const signInFields = { next: 'next', email: 'email', password: 'password' } as const;
export const signOutIntent = 'sign-out';
export const endSessionIntent = 'end-session';
