import type { TranslationOf } from '../../../../shared/i18n/translation-of.ts';
import type { fr } from './fr.ts';

export const en = {
  new: 'My profile',
  lead: 'Your profile introduces you in the directory. Drafts are visible only to you: you can leave and come back at any time.',
  proposal: 'Your profile is public. It won’t change until a reviewer accepts the changes you propose here.',
  closed:
    'Your profile can’t be edited at the moment. Here’s its status, what you can do and what it contains.',
  back: 'View the directory',
  cvTemplate: 'Download a CV template (DOCX)',
  readings: {
    title: 'Who has read your certificate and CV',
    none: 'No one but you.',
    certificate: 'Certificate read by {{name}} on {{date}}',
    certificateUnnamed: 'Certificate read by the team on {{date}}',
    cv: 'CV read by {{name}} on {{date}}',
    cvUnnamed: 'CV read by the team on {{date}}',
  },
  structures: {
    title: 'Your structures',
    lead: 'To submit your profile, ask to join a structure, belong to one or create one.',
    member: 'You’re a member.',
    pretender: 'Your request has been sent.',
    guest: 'You’re invited to join.',
    draft: 'Not published yet: complete it first.',
    complete: 'Complete the details',
    accept: 'Accept invitation',
    refuse: 'Decline invitation',
    withdraw: 'Withdraw my request',
    unreachable: 'The site isn’t responding: nothing has changed. Try again in a moment.',
    find: 'Search for a structure to join',
    ask: 'Ask to join',
    create: 'Create a structure',
    list: 'Manage your structures',
  },
} as const satisfies TranslationOf<typeof fr>;
