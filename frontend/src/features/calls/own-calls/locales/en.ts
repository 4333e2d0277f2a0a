import type { TranslationOf } from '../../../../../shared/i18n/translation-of.ts';
import type { fr } from './fr.ts';

export const en = {
  title: 'Your calls for applications',
  lead: 'The calls you have created, manage or mentor.',
  new: 'New call',
  first: 'Create your first call',
  empty: {
    what: 'A call for applications invites people or organisations to apply for support: a grant, a residency, funding or training.',
    write: 'Write it as a draft, in one language or both: only you, its managers and the team can see it.',
    date: 'Choose its time zone, opening and closing dates: it opens and closes automatically, to the second.',
    publish:
      'Publish it now, or on the date you choose. You can extend it, close it early or take it offline.',
    others: 'Calls that you manage or mentor also appear here.',
  },
  total_one: '{{count}} call',
  total_other: '{{count}} calls',
  sort: {
    recent: 'Last updated',
    closing: 'Closing next',
    opening: 'Opening next',
    title: 'Title, A to Z',
  },
  role: {
    owner: 'You created it',
    manager: 'You manage it',
    mentor: 'You’re a mentor',
    staff: 'You follow it for the team',
  },
  modified: 'Updated on {{date}}',
  publication: 'Publication',
  extendedFrom: 'Extended: the original closing date was {{date}}.',
  missing: 'To fill in before publishing: {{fields}}.',
  edit: 'Edit',
  complete: 'Complete',
  see: 'View',
  publish: 'Check and publish',
  more: 'More actions',
  form: 'Application form',
  received: 'Applications received',
  follow: 'View public page',
} as const satisfies TranslationOf<typeof fr>;
