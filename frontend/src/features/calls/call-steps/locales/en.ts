import type { TranslationOf } from '../../../../../shared/i18n/translation-of.ts';
import type { fr } from './fr.ts';

export const en: TranslationOf<typeof fr> = {
  state: {
    draft: 'Draft',
    awaiting: 'Awaiting publication',
    scheduled: 'Scheduled',
    announced: 'Published, not open yet',
    open: 'Published, open',
    closingSoon: 'Published, closing soon',
    closed: 'Closed',
    offline: 'Offline',
  },
  meaning: {
    draft: 'Only you, the managers, the mentors and the team can see this call.',
    awaiting: 'The call is complete but has no publication date. It isn’t public yet.',
    scheduled: 'This call will be public from {{published}}.',
    announced: 'This call is public. Applications open on {{opens}}.',
    open: 'This call is public. Applications are open until {{closes}}.',
    openWithoutEnd: 'This call is public. Applications are open, with no closing date.',
    closed: 'Applications have closed. The page stays visible, marked as closed.',
    offline:
      'Only you, the managers, the mentors and the team can see this call. Nothing has been lost: you can put it back online.',
  },
  undecided: 'not set yet',
  oldClosing: 'Current closing date',
  newClosing: 'New closing date',
  extend: {
    title: 'Extend “{{title}}”',
    lead: 'The new date applies to all languages. The page still shows the old one, and people following the call are notified.',
    confirm: 'Extend call',
  },
  closeEarly: {
    title: 'Close “{{title}}” early',
    lead: 'The new date applies to all languages. People following the call are notified.',
    when: 'When?',
    now: 'Immediately',
    later: 'On a date before the current closing date',
    atOnce: 'immediately',
    confirm: 'Close call',
  },
  step: {
    extend: 'Extend',
    closeEarly: 'Close early',
    unschedule: 'Cancel scheduling',
    unready: 'Back to draft',
    offline: 'Take offline',
    online: 'Put back online',
    duplicate: 'New call from this one',
    delete: 'Delete',
  },
  offline: {
    title: 'Take “{{title}}” offline',
    lead: 'Visitors will no longer see this version. You can put it back online later.',
    leadOfTeam:
      'The call will be offline in all languages, and only the team can put it back online. Any scheduled version becomes a draft again. The call’s managers will read your reason.',
  },
  reason: {
    label: 'Reason',
    hint: 'Recorded in the call’s history.',
    required: 'required',
    optional: 'optional',
  },
  link: {
    dead: 'The link to the external site hasn’t responded since {{date}}. Correct it in the form.',
    moved: 'The link now leads to another site, {{host}}. Check that it’s correct.',
    certificate:
      'The external site’s certificate hasn’t been valid since {{date}}: browsers warn people who open it.',
  },
  unreachable: 'The site isn’t responding. Nothing has changed; try again in a moment.',
  cancel: 'Cancel',
};
