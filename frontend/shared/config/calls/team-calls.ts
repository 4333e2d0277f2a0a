import {
  ApplicationViewsOperation,
  DeleteViewOperation,
  SaveViewOperation,
  TagApplicationsOperation,
} from '../../graphql/generated/operations.ts';
import { anyMember } from '../rights.ts';
import type { CallRow } from './call.ts';

/** Each application for itself, at most 100 at once: `results` has its `code` where it was refused. Tags begin and end by being used. */
export const tagApplications = {
  path: '/api/dashboard/reviews/tag',
  method: 'POST',
  silent: 'screen',
  summary: 'Add a tag to applications to calls that one runs, or remove it',
  who: anyMember,
  operation: TagApplicationsOperation,
} as const satisfies CallRow;

export const listViews = {
  path: '/api/dashboard/reviews/views',
  method: 'GET',
  summary: 'Saved views of the applications to a call: one’s own and shared ones',
  who: anyMember,
  operation: ApplicationViewsOperation,
  errors: ['not_found'],
} as const satisfies CallRow;

/** `search` is the query of the list’s address; with `id`, a view is changed. Answers all of them. */
export const saveView = {
  path: '/api/dashboard/reviews/save-view',
  method: 'POST',
  silent: 'screen',
  summary: 'Save filters, order and columns of the applications to a call under a name',
  who: anyMember,
  operation: SaveViewOperation,
  errors: ['not_found'],
} as const satisfies CallRow;

/** One’s own, or a shared one. Answers all that are left. */
export const deleteView = {
  path: '/api/dashboard/reviews/delete-view',
  method: 'POST',
  silent: 'screen',
  summary: 'Delete a saved view of the applications to a call',
  who: anyMember,
  operation: DeleteViewOperation,
  errors: ['not_found'],
} as const satisfies CallRow;
