import type { TranslationOf } from '../../../../../shared/i18n/translation-of.ts';
import type { fr } from './fr.ts';

export const en = {
  until: 'To be received before {{instant}}.',
  none: 'No letter has been requested yet.',
  list: 'Requested letters',
  state: {
    asked: 'Requested on {{instant}}',
    opened: 'Opened on {{instant}}',
    received: 'Received on {{instant}}',
    declined: 'Declined on {{instant}}',
    erased: 'Erased by its author on {{instant}}',
  },
  unnamed: 'Erased letter',
  refused: 'The address doesn’t exist or refuses our messages: correct it by asking again.',
  read: 'Read {{name}}’s letter',
  ask: 'Request a letter',
  again: 'Send the request to {{name}} again',
  change: 'Ask another person instead of {{name}}',
  withdraw: 'Withdraw the request to {{name}}',
  withdrawTitle: 'Withdraw this request?',
  withdrawText:
    'The link sent to {{name}} will no longer work, and what this person has begun to write will be erased.',
  askTitle: 'Request a letter of recommendation',
  changeTitle: 'Ask another person',
  changeText: 'The request to {{name}} is withdrawn at the same time.',
  askText: 'This person gets an e-mail with a personal link. They don’t need an account.',
  name: 'Person’s name',
  email: 'E-mail address',
  locale: 'Language of the message',
  languages: { fr: 'French', en: 'English' },
  message: 'Your message',
  optional: 'optional',
  send: 'Send the request',
  cancel: 'Cancel',
  unreachable: 'The site isn’t responding. Nothing has changed: try again in a moment.',
} as const satisfies TranslationOf<typeof fr>;
