import type { BotCheck } from '../bot-check/bot-check.ts';
import type { TeamLetters } from '../contact/team-letters.ts';
import type { Sessions } from '../session/sessions.ts';
import type { FormPage } from './form-page.ts';
import { contactPage } from './pages/contact.ts';
import { forYouPage, signInPage } from './pages/sign-in.ts';

interface Parts {
  sessions: Sessions;
  letters: TeamLetters;
  botCheck: BotCheck;
}

/** Every page with forms of ours: who adds one adds it here. */
export const declaredForms = ({ sessions, letters, botCheck }: Parts): FormPage[] => [
  signInPage(sessions),
  forYouPage(sessions),
  contactPage(letters, botCheck),
];
