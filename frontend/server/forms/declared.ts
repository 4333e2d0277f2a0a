import type { Accounts } from '../accounts/accounts.ts';
import type { Calls } from '../calls/calls.ts';
import type { BotCheck } from '../bot-check/bot-check.ts';
import type { ContactMessages } from '../contact/contact-messages.ts';
import type { Invitations } from '../invitations/invitations.ts';
import type { Newsletter } from '../newsletter/newsletter.ts';
import type { Onboarding } from '../onboarding/onboarding.ts';
import type { Sessions } from '../session/sessions.ts';
import type { Settings } from '../settings/settings.ts';
import type { SocialLogin } from '../social-login/social-login.ts';
import type { FormPage } from './form-page.ts';
import { accountPages } from './pages/accounts.ts';
import { emailLinkPages } from './pages/email-links.ts';
import { invitationPage } from './pages/invitation.ts';
import { contactPage } from './pages/contact.ts';
import { newsletterPage } from './pages/newsletter.ts';
import { welcomePage } from './pages/welcome.ts';
import { settingsPage } from './pages/settings.ts';
import { stopNoticesPage } from './pages/stop-notices.ts';
import { signInPage } from './pages/sign-in.ts';

interface Parts {
  calls: Calls;
  sessions: Sessions;
  social: SocialLogin;
  contactMessages: ContactMessages;
  invitations: Invitations;
  newsletter: Newsletter;
  onboarding: Onboarding;
  botCheck: BotCheck;
  accounts: Accounts;
  settings: Settings;
}

/** Every page with forms of ours. Register new pages here. */
export const declaredForms = ({
  calls,
  sessions,
  social,
  contactMessages,
  invitations,
  newsletter,
  onboarding,
  botCheck,
  accounts,
  settings,
}: Parts): FormPage[] => [
  signInPage(sessions, social),
  // Has buttons that post elsewhere.
  settingsPage({ calls, settings, sessions }),
  ...emailLinkPages(calls),
  ...accountPages({ calls, accounts, botCheck, social }),
  contactPage(contactMessages, botCheck),
  welcomePage(onboarding),
  invitationPage(invitations),
  stopNoticesPage(calls, sessions),
  newsletterPage({ calls, newsletter, botCheck }),
];
