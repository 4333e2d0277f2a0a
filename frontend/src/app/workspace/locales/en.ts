import type { TranslationOf } from '../../../../shared/i18n/translation-of.ts';
import type { fr } from './fr.ts';

export const en = {
  navigation: 'Your space',
  menu: 'Menu',
  rail: {
    forYou: 'For you',
    ownInitiatives: 'Your initiatives',
    ownEvents: 'Your events',
    ownResources: 'Your resources',
    ownCalls: 'Your calls',
    profileForm: 'My profile',
    structures: 'Your structures',
    favourites: 'Your favourites',
    stats: 'Your statistics',
    trends: 'Trends',
    moderations: 'Your validations',
    settings: 'Settings',
    administration: 'Administration',
  },
  waiting_one: '{{count}} record waiting',
  waiting_other: '{{count}} records waiting',
  unread_one: '{{count}} unread notice',
  unread_other: '{{count}} unread notices',
  noUnread: 'Notices',
  noticesLoading: 'The notices are on their way.',
  noticesFailed: 'The notices could not be loaded. Close, then open again.',
  account: 'Your account',
  signOutLoses: 'Some of what you wrote is only on this device, and will be cleared. Sign out anyway?',
  close: 'Close this message',
  notices: {
    activated: 'Your account is active, and you are signed in.',
  },
  errors: {
    offlineTitle: 'You are offline',
    offlineText: 'This screen could not be loaded. It will open by itself as soon as the connection is back.',
    sessionTitle: 'Your session is over',
    sessionText: 'Sign in again to open this screen.',
    backToSpace: 'Back to your space',
  },
} as const satisfies TranslationOf<typeof fr>;
