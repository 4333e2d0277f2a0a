import { OwnRecordsOperation, SectorsAndCountriesOperation } from '../../graphql/generated/operations.ts';
import { anyMember } from '../rights.ts';

/** The list of a type: one row for each group; `language` lists the records in that language. */
export const listOfOwn = { method: 'GET', who: anyMember, operation: OwnRecordsOperation } as const;

/** One record. */
export const oneOfOwn = { method: 'GET', who: anyMember, errors: ['forbidden', 'not_found'] } as const;

/** What is said after the steps with one’s own records. */
export const stepsOfOwn = {
  confirms: {
    submit: 'submitted',
    propose: 'proposed',
    withdraw: 'withdrawn',
    withdrawProposal: 'proposalWithdrawn',
    offline: 'offline',
    online: 'online',
    complete: 'completed',
    reopen: 'reopened',
    delete: 'deleted',
  },
  silent: { save: 'statusLine' },
} as const;

/** A change of one: `input` goes with the actions that write; `version` is the one that was read, of a record that exists. */
export const changeOfOwn = { ...stepsOfOwn, method: 'POST', who: anyMember, record: true } as const;

/** Refusals of a change, besides those of rights. */
export const changeErrors = [
  'invalid_transition',
  'locked_by_other',
  'not_editable',
  'not_found',
  'stale_version',
] as const;

/** Choices of the form of a type. */
export const referenceOfOwn = {
  method: 'GET',
  own: true,
  who: anyMember,
  operation: SectorsAndCountriesOperation,
  body: {},
} as const;
