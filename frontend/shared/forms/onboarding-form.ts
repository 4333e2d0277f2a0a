import type { FormViewData } from './form-view-data.ts';

/** View data of the page for choosing interests. */
export interface OnboardingViewData extends FormViewData {
  /** Where to go afterwards; empty: to one's own space. */
  next: string;
}

export const skipIntent = 'skip';
/** The field of where to go afterwards. */
export const nextField = 'next';

/** In the storage of a tab: the question was closed there, so it does not open by itself again. */
export const onboardingClosedKey = 'onboarding-closed';

/** Event of the document: the user’s data has changed, and was fetched again. */
export const userEvent = 'passerelle:user';
