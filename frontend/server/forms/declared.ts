import type { Sessions } from '../session/sessions.ts';
import type { FormPage } from './form-page.ts';
import { forYouPage, signInPage } from './pages/sign-in.ts';

/** Every page with forms of ours: who adds one adds it here. */
export const declaredForms = ({ sessions }: { sessions: Sessions }): FormPage[] => [
  signInPage(sessions),
  forYouPage(sessions),
];
