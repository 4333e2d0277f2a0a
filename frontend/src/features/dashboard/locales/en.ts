import type { TranslationOf } from '../../../../shared/i18n/translation-of.ts';
import type { fr } from './fr.ts';

export const en = {
  forYou: {
    title: 'For you',
    lead: 'Your own space on Passerelle.',
    welcome: 'Hello {{name}}',
    welcomeWithoutName: 'Hello',
    canTitle: 'What your account can do today',
    canRead: 'Read what is for members in full, in both languages.',
    canSessions: 'See where you are signed in, and end a session from afar.',
    canPrefer: 'Choose your sectors, your countries and the newsletter.',
    canLeave: 'Download your data, or delete your account.',
    toSettings: 'Change my account and my password',
    deletionDue: 'Your account will be deleted on {{date}}.',
    deletionLink: 'See or cancel',
    canStaff: 'Work in the administration of WordPress, with the same account.',
    nextTitle: 'What comes next',
    nextText:
      'Your initiatives, your favourites, your profile in the directory and content chosen for you will soon be here.',
    discover: 'Discover initiatives',
    accountTitle: 'Your account',
    name: 'Name',
    roles: 'Role',
    role_beneficiaire: 'Beneficiary',
    role_operateur: 'Operator',
    role_moderateur: 'Validator',
    role_editor: 'Editorial team',
    role_administrator: 'Administrator',
    role_super_administrateur: 'Super administrator',
    noRole: 'None',
    email: 'E-mail address',
  },
} as const satisfies TranslationOf<typeof fr>;
