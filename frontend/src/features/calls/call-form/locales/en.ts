import type { TranslationOf } from '../../../../../shared/i18n/translation-of.ts';
import type { fr } from './fr.ts';

export const en: TranslationOf<typeof fr> = {
  new: 'New call for applications',
  lead: 'Everything is saved as you go. Nothing is public until you publish: you can leave and come back at any time.',
  leadPublic: 'This call is public. Your changes stay on this device until you publish them.',
  readOnly: 'You can read this call. Only its managers can edit it.',
  help: {
    presentation:
      'Say in a few words what you offer and for whom. Lists show the title and summary; the call’s own page shows the description.',
    dates:
      'First choose the call’s time zone. Readers will also see these dates in their own time. The call opens after it’s published and closes after it opens.',
    conditions:
      'Who may apply, what it costs and what applicants receive. These answers save a lot of questions, and people can filter calls by them.',
    applications: 'Where and how to apply, and what to prepare.',
    people:
      'Managers edit the call with you. Mentors can read it and support applicants. Partners and the organisations running the call are shown publicly.',
    scope: 'Where it takes place, and in which sectors.',
    publication:
      'All that’s left is to choose who can read the page. The “Publication” panel shows what’s missing and lets you publish the call.',
  },
  fees: {
    none: 'Applying is free.',
    amount: 'Enter below how much applicants have to pay.',
    unknown:
      'You need to answer before you can publish: people must know whether there’s a fee before they prepare an application.',
  },
  mode: {
    internal:
      'People apply here, on Passerelle. The call’s page offers to apply as soon as its form is published and the call is open.',
    external: 'The call’s page links to your own site, where people apply.',
  },
  people: {
    search: 'Search for a person by name',
    manager: 'Only operators can manage a call.',
    mentor: 'Anyone with a published profile can be a mentor.',
    nobody: 'No one yet.',
    remove: 'Remove',
    added: '“{{name}}” has been added to the list.',
    removed: '“{{name}}” has been removed from the list.',
    loading: 'Loading…',
    gone: 'Someone who is no longer available',
  },
  panel: {
    title: 'Publication',
    unsaved: 'Add a title: the call is then saved as a draft that only you can see.',
    missing: 'Before you publish',
    toCorrect: 'Correct these before you publish your changes',
    complete: 'Everything is filled in: this call is ready to publish.',
    pending_one: '{{count}} file is still uploading.',
    pending_other: '{{count}} files are still uploading.',
    page: 'View public page',
    figures: 'Applications begun and sent',
    received: 'Applications received',
    form: 'Build the application form',
    changes: 'No one else can see your changes until you publish them.',
    languages: 'Languages and preview',
    eachLanguage: 'Each language is published from its own form; the dates are the same for all of them.',
    more: 'Other actions',
  },
  publish: {
    title: 'How do you want to publish?',
    now: 'Immediately',
    at: 'On a set date',
    ready: 'Later: the call is ready, the date isn’t set',
    when: 'Publication date',
    next: 'The call will then be',
    published: 'Publication',
    opens: 'Opening',
    closes: 'Closing',
    atOnce: 'immediately',
    undecided: 'not set yet',
    correctOpening: 'Correct the opening date',
    notYet: 'The button will appear here once everything is filled in.',
    doPublish: 'Publish now',
    doSchedule: 'Schedule publication',
    doReady: 'Set as awaiting publication',
  },
  step: {
    unready: 'Back to draft',
    unschedule: 'Cancel scheduling',
    extend: 'Extend…',
    closeEarly: 'Close early…',
    offline: 'Take offline',
    online: 'Put back online',
    delete: 'Delete…',
    duplicate: 'New call from this one',
  },
  history: {
    title_one: 'Date history ({{count}} change)',
    title_other: 'Date history ({{count}} changes)',
    extended: 'Extended',
    closedEarly: 'Closed early',
    changed: 'Dates changed',
    by: 'on {{at}} by {{name}}',
    at: 'on {{at}}',
    opening: 'Opening: {{before}} → {{after}}',
    closing: 'Closing: {{before}} → {{after}}',
    reason: 'Reason: {{reason}}',
    none: 'none',
  },
  models: {
    title: 'Start from one of your earlier calls',
    lead: 'The new call copies the text, conditions and files, but not the dates, managers or mentors.',
    use: 'Use',
  },
  unreachable: 'The site isn’t responding. Nothing has changed; try again in a moment.',
};
