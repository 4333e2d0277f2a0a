import type { TranslationOf } from '../../../../../shared/i18n/translation-of.ts';
import type { fr } from './fr.ts';

export const en = {
  title: 'Your calls for applications',
  lead: 'The calls that you have created, that you manage or that you support.',
  new: 'New call',
  first: 'Begin your first call',
  empty: {
    what: 'A call for applications invites people or structures to ask for support: a grant, a residency, funding, a training.',
    write: 'Write it as a draft, in one language or in both: only you, its managers and the team can see it.',
    date: 'Choose its time zone, its opening and its closing: it opens and closes by itself, to the second.',
    publish:
      'Publish it at once, or on the date that you choose. You will be able to extend it, close it early or take it offline.',
    others: 'The calls of which you are named manager or mentor appear here.',
  },
  total_one: '{{count}} call',
  total_other: '{{count}} calls',
  sort: {
    recent: 'Last change',
    closing: 'Next closing',
    opening: 'Next opening',
    title: 'Title, A to Z',
  },
  role: {
    owner: 'You created it',
    manager: 'You manage it',
    mentor: 'You are one of its mentors',
    staff: 'You follow it for the team',
  },
  modified: 'Changed on {{date}}',
  publication: 'Publication',
  extendedFrom: 'Extended: the closing was first set to {{date}}.',
  missing: 'Still missing before it can be published: {{fields}}.',
  edit: 'Edit',
  complete: 'Complete',
  see: 'Read',
  publish: 'Check and publish',
  follow: 'See the public page',
} as const satisfies TranslationOf<typeof fr>;
