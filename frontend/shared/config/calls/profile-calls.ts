import {
  CreateProfileOperation,
  MemberOperation,
  MutateProfileOperation,
  ProfileDraftOperation,
} from '../../graphql/generated/operations.ts';
import { anyMember } from '../rights.ts';
import type { CallRow } from './call.ts';
import { stepsOfOwn } from './own-records.ts';

const change = {
  confirms: {
    ...stepsOfOwn.confirms,
    submit: 'profileSubmitted',
    propose: 'profileProposed',
    withdraw: 'profileWithdrawn',
    withdrawProposal: 'profileProposalWithdrawn',
    offline: 'profileOffline',
    online: 'profileOnline',
    delete: 'profileDeleted',
  },
  silent: stepsOfOwn.silent,
  method: 'POST',
  who: anyMember,
  record: true,
  failsAs: 'operation_failed',
} as const;

/** One profile for each person: its other language is a translation. `action`: save or submit. */
export const createProfile = {
  ...change,
  path: '/api/directory/member/postMember',
  summary: 'Begin one’s profile of the directory',
  operation: CreateProfileOperation,
  errors: ['rights_create_profile'],
} as const satisfies CallRow;

/** `input` goes with the actions that write; `version` is the one that was read. */
export const mutateProfile = {
  ...change,
  path: '/api/directory/member/putMember',
  summary: 'Change one’s profile, or take a step with it',
  operation: MutateProfileOperation,
  notice: 'profile_updated',
  errors: [
    'forbidden',
    'invalid_transition',
    'locked_by_other',
    'not_editable',
    'not_found',
    'stale_version',
  ],
} as const satisfies CallRow;

export const getProfile = {
  path: '/api/directory/member/getMember',
  method: 'GET',
  summary: 'A profile as its owner reads it, and who decides on it',
  who: anyMember,
  operation: ProfileDraftOperation,
  errors: ['forbidden', 'not_found'],
} as const satisfies CallRow;

/**
 * The profile in the language of x-locale as far as it has it; `id` is that of either language. `as`, of one’s own
 * only: what a visitor, a member or a validator will read of it.
 */
export const getProfileDetail = {
  path: '/api/directory/member/getDetailCommunity',
  method: 'GET',
  summary: 'A person of the directory, as the reader may see them',
  who: anyMember,
  operation: MemberOperation,
  fills: ['language'],
  errors: ['forbidden', 'not_found'],
} as const satisfies CallRow;
