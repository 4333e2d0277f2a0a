import type { Accounts } from '../accounts/accounts.ts';
import type { BotCheck } from '../bot-check/bot-check.ts';
import type { TeamLetters } from '../contact/team-letters.ts';
import type { Onboarding } from '../onboarding/onboarding.ts';
import type { Sessions } from '../session/sessions.ts';
import type { Settings } from '../settings/settings.ts';
import type { SocialLogin } from '../social-login/social-login.ts';
import type { FormPage } from './form-page.ts';
import { accountPages } from './pages/accounts.ts';
import { emailLinkPages } from './pages/email-links.ts';
import { contactPage } from './pages/contact.ts';
import { welcomePage } from './pages/welcome.ts';
import { settingsPage } from './pages/settings.ts';
import { signInPage } from './pages/sign-in.ts';

interface Parts {
  sessions: Sessions;
  social: SocialLogin;
  letters: TeamLetters;
  onboarding: Onboarding;
  botCheck: BotCheck;
  accounts: Accounts;
  settings: Settings;
}

/** Every page with forms of ours: who adds one adds it here. */
export const declaredForms = ({
  sessions,
  social,
  letters,
  onboarding,
  botCheck,
  accounts,
  settings,
}: Parts): FormPage[] => [
  signInPage(sessions, social),
  // Has buttons that post elsewhere.
  settingsPage(settings, sessions),
  ...emailLinkPages(settings),
  ...accountPages({ accounts, botCheck, social }),
  contactPage(letters, botCheck),
  welcomePage(onboarding),
];
