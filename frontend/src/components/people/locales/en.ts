import type { TranslationOf } from '../../../../shared/i18n/translation-of.ts';
import type { fr } from './fr.ts';

export const en: TranslationOf<typeof fr> = {
  person: 'Person',
  structure: 'Structure',
  loading: 'Loading…',
  gone: 'This profile is no longer published: its name does not appear on the public page.',
  find: 'Search the directory',
  byHand:
    'Not in the directory? Add their name. With an e-mail address, the person is invited when the record is published, and the name is public only once they have accepted. The address is never shown.',
  address: 'Address of the invitation',
  addressHint: 'Correct it if needed: the link of the earlier message will no longer work.',
  sendAgain: 'Send again',
  sentAgain: 'The invitation is on its way again.',
  unreachable: 'The invitation was not sent: the site does not answer. Please try again in a moment.',
  states: {
    created: 'The invitation is about to be sent.',
    sent: 'Invitation sent on {{date}}, no answer yet.',
    delivery_unknown: 'The message could not be delivered yet; more attempts will follow.',
    refused: 'The mail server refuses this address.',
    accepted: 'Invitation accepted on {{date}} by {{name}}: the name is public.',
    declined: 'Invitation declined on {{date}}: the name is not public.',
    expired: 'The link of the invitation is no longer valid.',
  },
  noStructure: 'You are neither owner nor member of a structure.',
  noOrganiser: 'None',
  failed: 'Your structures could not be loaded.',
  retry: 'Try again',
};
