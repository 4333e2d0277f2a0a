import type { TranslationOf } from '../../../../../shared/i18n/translation-of.ts';
import type { fr } from './fr.ts';

export const en = {
  loading: 'Loading the decision…',
  unreachable: 'The server isn’t answering. Check your connection and try again.',
  again: 'Try again',
  title: {
    shortlisted: 'Your application has been shortlisted',
    waiting_list: 'Your application is on the waiting list',
    selected: 'Your application has been selected',
    not_selected: 'Your application has not been selected',
    confirmed: 'You have confirmed the offer',
    declined: 'You have declined the offer',
    lapsed: 'The offer has lapsed',
    revoked: 'The call’s team has withdrawn the offer',
  },
  published: 'Decision published on {{instant}}.',
  place: 'Place on the waiting list: {{place}}.',
  amount: 'Amount awarded: {{amount}}.',
  until: 'To be confirmed or declined by {{instant}}.',
  lapsed: 'It was to be confirmed by {{instant}}.',
  reason: 'Reason stated by the team:',
  letter: 'Letter from the call’s team',
  removal: 'This application will be deleted on {{instant}}, with its files. To keep it, download a copy.',
  confirm: 'Confirm',
  decline: 'Decline',
  declineTitle: 'Decline the offer?',
  declineText: 'It will be made to another application. You won’t be able to change this choice.',
  cancel: 'Cancel',
} as const satisfies TranslationOf<typeof fr>;
