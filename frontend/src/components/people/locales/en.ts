import type { TranslationOf } from '../../../../shared/i18n/translation-of.ts';
import type { fr } from './fr.ts';

export const en: TranslationOf<typeof fr> = {
  person: 'Person',
  structure: 'Structure',
  loading: 'Loading…',
  gone: 'This profile is no longer published, so its name doesn’t appear on the public page.',
  find: 'Search the directory',
  byHand:
    'Not in the directory? Add their name. If you give an e-mail address, we invite the person when the record is published, and show their name only once they accept. The address is never shown.',
  address: 'Invitation address',
  addressHint: 'Correct it if needed: the earlier link will stop working.',
  sendAgain: 'Send again',
  unreachable: 'The invitation wasn’t sent: the site isn’t responding. Try again in a moment.',
  states: {
    created: 'The invitation is about to be sent.',
    sent: 'Invitation sent on {{date}}, no reply yet.',
    delivery_unknown: 'The message hasn’t been delivered yet; we’ll keep trying.',
    refused: 'The mail server rejected this address.',
    accepted: '{{name}} accepted the invitation on {{date}}: the name is public.',
    declined: 'Invitation declined on {{date}}: the name is not public.',
    expired: 'The invitation link is no longer valid.',
  },
  noStructure: 'You aren’t an owner or a member of any structure.',
  noOrganiser: 'None',
  failed: 'Your structures couldn’t be loaded.',
  retry: 'Try again',
};
