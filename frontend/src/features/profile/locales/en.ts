import type { TranslationOf } from '../../../../shared/i18n/translation-of.ts';
import type { fr } from './fr.ts';

export const en = {
  new: 'My profile',
  lead: 'Your profile presents you in the directory. Only you see a draft: you can leave it and come back at any time.',
  proposal:
    'Your profile is public. It stays as it is until a validator accepts the changes that you propose here.',
  closed:
    'Your profile cannot be edited in its present state. Here is where it stands, what you can do and what it contains.',
  back: 'See the directory',
  submitted: 'Your profile is submitted. A validator reads it; you will be informed of the decision.',
  cvTemplate: 'Download a CV template (DOCX)',
  readings: {
    title: 'Who has read your certificate and your CV',
    none: 'Nobody but you.',
    certificate: 'Certificate read by {{name}} on {{date}}',
    certificateUnnamed: 'Certificate read by the staff on {{date}}',
    cv: 'CV read by {{name}} on {{date}}',
    cvUnnamed: 'CV read by the staff on {{date}}',
  },
  structures: {
    title: 'Your structures',
    lead: 'Your profile can be submitted once you have asked to join a structure, belong to one or have created one.',
    member: 'You belong to it.',
    pretender: 'Your request is sent.',
    guest: 'You are invited to join it.',
    draft: 'Not published yet: it must be complete.',
    complete: 'Complete the details',
    accept: 'Accept the invitation',
    refuse: 'Decline the invitation',
    withdraw: 'Withdraw my request',
    done: 'This is saved.',
    unreachable: 'The server cannot be reached: nothing has changed. Try again in a moment.',
    find: 'Look for a structure to join',
    ask: 'Ask to join it',
    create: 'Create a structure',
    list: 'Manage your structures',
  },
} as const satisfies TranslationOf<typeof fr>;
