import {
  ApplicationMentorsOperation,
  ChangeMentorOperation,
  MentoredApplicationOperation,
  MentoredApplicationsOperation,
} from '../../graphql/generated/operations.ts';
import { anyMember } from '../rights.ts';
import type { CallRow } from './call.ts';

/** For those who apply, co-writers and those who handle the application, whom `candidates` are for. `id` of a mentor is that of the account. */
export const getMentors = {
  path: '/api/dashboard/applications/mentors',
  method: 'GET',
  summary: 'The mentors of an application',
  who: anyMember,
  operation: ApplicationMentorsOperation,
  errors: ['not_found'],
} as const satisfies CallRow;

/** `propose` and `withdraw` are for those who handle the application, the other actions for who sends it. Answers all mentors. */
export const changeMentor = {
  path: '/api/dashboard/applications/change-mentor',
  method: 'POST',
  confirms: {
    propose: 'mentorProposed',
    withdraw: 'mentorWithdrawn',
    accept: 'mentorAccepted',
    decline: 'mentorDeclined',
    end: 'mentorEnded',
    allowDraft: 'mentorReadsDraft',
    hideDraft: 'mentorReadsSent',
  },
  summary: 'Propose a mentor for an application or withdraw one, or answer as its applicant',
  who: anyMember,
  operation: ChangeMentorOperation,
  errors: ['forbidden', 'invalid_transition', 'not_found'],
} as const satisfies CallRow;

export const listMentored = {
  path: '/api/dashboard/applications/mentored',
  method: 'GET',
  summary: 'The applications that one mentors',
  who: anyMember,
  operation: MentoredApplicationsOperation,
  fills: ['language'],
  as: 'items',
} as const satisfies CallRow;

/** What was sent at each stage; `draft` only where the applicant lets mentors read it. */
export const getMentored = {
  path: '/api/dashboard/applications/mentored-application',
  method: 'GET',
  summary: 'An application that one mentors',
  who: anyMember,
  operation: MentoredApplicationOperation,
  errors: ['not_found'],
} as const satisfies CallRow;
