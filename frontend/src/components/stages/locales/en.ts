import type { TranslationOf } from '../../../../shared/i18n/translation-of.ts';
import type { fr } from './fr.ts';

export const en = {
  label: 'Stages of the call',
  number: 'Stage {{number}}',
  named: 'Stage {{number}}: {{name}}',
  unreachable: 'The server isn’t answering. Check your connection and try again.',
  one: {
    title: 'One stage',
    lead: 'All applications answer this form, then you decide. You can also decide in several stages: applications that go through to the next stage answer another form there, under the same number.',
  },
  several: {
    title: 'Stages of the call',
    dates: 'From {{opening}} to {{closing}}',
    until: 'Until {{closing}}',
    undated: 'No closing date',
    ofCall: 'Its dates are those of the call.',
    onlyAdvanced: 'Open only to applications that have gone through from the previous stage.',
  },
  earlier: {
    title: '{{stage}}, what you sent',
    sent: 'Version {{number}}, sent on {{instant}}. It no longer changes.',
    answers: 'Answers sent',
    opens: 'This form opens on {{opening}}. You can send it until {{closing}}.',
    until: 'To send by {{closing}}. The number of your application stays the same.',
    unreachable: 'Your answers of the previous stage could not be read.',
    again: 'Try again',
  },
  add: 'Add a stage',
  edit: 'Edit name and dates',
  remove: 'Remove this stage',
  fields: {
    addTitle: 'New stage',
    editTitle: 'Name and dates of the stage',
    nameFr: 'Name of the stage, in French',
    nameEn: 'Name of the stage, in English',
    nameHint: 'For example “Full application”.',
    opensAt: 'Opening',
    opensHint: 'After the previous stage has closed.',
    closesAt: 'Closing',
    save: 'Save stage',
    cancel: 'Cancel',
    stale:
      'Someone else has changed the stages in the meantime. They are up to date now: check them, then save again.',
  },
  removing: {
    title: 'Remove this stage?',
    lead: 'Its form, criteria and letters will be deleted.',
    confirm: 'Remove',
    cancel: 'Keep the stage',
  },
} as const satisfies TranslationOf<typeof fr>;
