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
    awaiting: 'The call is complete and has no date of publication. The public cannot see it yet.',
    scheduled: 'The public will see this call from {{published}}.',
    announced: 'The public can see this call. Applications open on {{opens}}.',
    open: 'The public can see this call. Applications are open until {{closes}}.',
    openWithoutEnd: 'The public can see this call. Applications are open, without a closing date.',
    closed: 'Applications are over. The page stays visible, marked as closed.',
    offline: 'Nobody else can see this call. Nothing is lost: you can put it back online.',
  },
  undecided: 'not decided yet',
  oldClosing: 'Present closing date',
  newClosing: 'New closing date',
  extend: {
    title: 'Extend “{{title}}”',
    lead: 'The new date holds for all languages. The page still names the old one, and people who follow the call are told.',
    confirm: 'Extend the call',
  },
  closeEarly: {
    title: 'Close “{{title}}” early',
    lead: 'The new date holds for all languages. People who follow the call are told.',
    when: 'When?',
    now: 'At once',
    later: 'On a date before the present closing date',
    atOnce: 'at once',
    confirm: 'Close the call',
  },
  step: {
    extend: 'Extend',
    closeEarly: 'Close early',
    unschedule: 'Unschedule',
    unready: 'Back to draft',
    offline: 'Take offline',
    online: 'Put online again',
    duplicate: 'New call from this one',
    delete: 'Delete',
  },
  done: {
    extend: '“{{title}}” is extended. New closing: {{date}}.',
    closeEarly: 'The closing of “{{title}}” is brought forward: {{date}}.',
    unschedule: '“{{title}}” is no longer scheduled: it is a draft.',
    unready: '“{{title}}” is a draft again.',
    offline: '“{{title}}” is offline.',
    online: '“{{title}}” is online again.',
    delete: '“{{title}}” is deleted.',
  },
  offline: {
    title: 'Take “{{title}}” offline',
    lead: 'Visitors will no longer see this version. You will be able to put it online again.',
    leadOfTeam:
      'The call will be offline in all languages, and only the team will be able to put it online again. A scheduled version will become a draft again. The managers of the call will read your reason.',
  },
  reason: {
    label: 'Reason',
    hint: 'Kept in the history of the call.',
    required: 'required',
    optional: 'optional',
  },
  link: {
    dead: 'The link to the external site has not answered since {{date}}. Correct it in the form.',
    moved: 'The link now leads to another site, {{host}}. Check that it is right.',
    certificate:
      'The certificate of the external site has not been valid since {{date}}: browsers warn their visitors.',
  },
  unreachable: 'The site does not answer. Nothing has changed; try again in a moment.',
  cancel: 'Cancel',
};
