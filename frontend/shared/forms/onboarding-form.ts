import type { FormViewData } from './form-view-data.ts';

/** View data of the page for choosing interests. */
export interface OnboardingViewData extends FormViewData {
  /** Path to go to afterwards; empty: the person's own start page. */
  next: string;
}

export const skipIntent = 'skip';
/** The field of where to go afterwards. */
export const nextField = 'next';

/** Key in the session storage: the question was closed in this tab, so it does not open by itself again. */
export const onboardingClosedKey = 'onboarding-closed';

/** Cancelable event of the document with the text that confirms an answer: cancelled by who shows it. */
export const confirmedEvent = 'passerelle:confirmed';
/** Event of the document: the user’s data has changed, and was fetched again. */
export const userEvent = 'passerelle:user';
