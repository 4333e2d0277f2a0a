import type { TranslationOf } from '../../../../../shared/i18n/translation-of.ts';
import type { fr } from './fr.ts';

export const en: TranslationOf<typeof fr> = {
  title: 'Handling',
  now: {
    eligible: 'Eligible, as checked on {{instant}}.',
    ineligible: 'Not eligible, as checked on {{instant}}.',
    reason: 'Reason: {{reason}}.',
    criterion: 'Criterion of the call: “{{criterion}}”.',
    unchecked: 'Its eligibility has not been checked yet.',
    takenBack:
      'The applicant has taken it back to change it. Wait until it is sent again or the call closes.',
    withdrawn: 'The applicant has withdrawn it: there is nothing left to decide.',
  },
  asked: {
    title: 'Completion requested, due by {{instant}}',
    over: 'Completion requested, not received by {{instant}}',
    refused: 'File rejected by our security check, to be replaced by {{instant}}',
    refusedOver: 'File rejected by our security check, not replaced by {{instant}}',
    cancel: 'Withdraw the request',
  },
  actions: {
    eligible: 'Eligible',
    ineligible: 'Not eligible…',
    complete: 'Request a completion…',
  },
  cancel: 'Cancel',
  unreachable: 'The site isn’t responding. Nothing has changed: try again in a moment.',
  stale: 'This application has changed in the meantime. Read it again before you decide.',
  ineligible: {
    title: 'Find the application ineligible',
    lead: 'The applicant gets the reason and your text right away. You can change this decision later.',
    reason: 'Criterion that is not met',
    text: 'Your explanation to the applicant',
    hint: 'Say what is missing, according to what was sent.',
    send: 'Find ineligible',
  },
  completion: {
    title: 'Request a completion',
    lead: 'Only the answers you choose can be changed. The version sent is kept.',
    questions: 'Questions to reopen',
    until: 'Answer due by',
    text: 'Your request to the applicant',
    hint: 'Say exactly what you expect.',
    send: 'Send the request',
  },
  timeline: {
    title: 'History',
    by: '{{what}}, by {{name}}',
    version: 'version {{number}}',
    until: 'due by {{instant}}',
    sent: 'Sent',
    taken_back: 'Taken back by the applicant',
    withdrawn: 'Withdrawn by the applicant',
    completed: 'Completed',
    completion_asked: 'Completion requested',
    completion_cancelled: 'Request for completion withdrawn',
    file_refused: 'File rejected by our security check',
    eligible: 'Found eligible',
    ineligible: 'Found ineligible',
  },
};
