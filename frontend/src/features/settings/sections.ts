import type { ParseKeys } from 'i18next';
import type { ComponentType } from 'react';
import type { SettingsRoute } from '../../../shared/config/settings-routes.ts';
import { AccountSection } from './account-section.tsx';
import { EmailSection } from './email-section.tsx';
import { MyDataSection } from './my-data-section.tsx';
import { NoticesSection } from './notices-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { PreferencesSection } from './preferences-section.tsx';
import { SessionsSection } from './sessions-section.tsx';

interface Section {
  title: ParseKeys<'settings'>;
  /** One line about it, in the list of sections. */
  line: ParseKeys<'settings'>;
  /** Its anchor when all sections were one page: links to it in earlier mails lead to its line in the list. */
  anchor: string;
  Content: ComponentType;
}

/** The sections of the settings, each a page. */
export const sections = {
  settingsAccount: {
    title: 'account.title',
    line: 'account.line',
    anchor: 'account',
    Content: AccountSection,
  },
  settingsEmail: { title: 'email.title', line: 'email.line', anchor: 'email', Content: EmailSection },
  settingsPassword: {
    title: 'password.title',
    line: 'password.line',
    anchor: 'password',
    Content: PasswordSection,
  },
  settingsPreferences: {
    title: 'preferences.title',
    line: 'preferences.line',
    anchor: 'preferences',
    Content: PreferencesSection,
  },
  settingsNotices: {
    title: 'noticePreferences.title',
    line: 'noticePreferences.line',
    anchor: 'notices',
    Content: NoticesSection,
  },
  settingsSessions: {
    title: 'sessions.title',
    line: 'sessions.line',
    anchor: 'sessions',
    Content: SessionsSection,
  },
  settingsData: { title: 'data.title', line: 'data.line', anchor: 'my-data', Content: MyDataSection },
} as const satisfies Record<SettingsRoute, Section>;
