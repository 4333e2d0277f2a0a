import {
  DeleteSearchOperation,
  SavedSearchesOperation,
  SaveSearchOperation,
} from '../../graphql/generated/operations.ts';
import { anyMember } from '../rights.ts';
import type { CallRow } from './call.ts';

/** `filters` has one row for each filter that is set, the type among them. */
export const listSavedSearches = {
  path: '/api/dashboard/saved-searches/list',
  method: 'GET',
  summary: 'One’s own saved searches, the newest first',
  who: anyMember,
  operation: SavedSearchesOperation,
} as const satisfies CallRow;

/** With `query`, a search is saved, once however often it is sent; with `id`, it gets another name or alert. `never`: no alert. */
export const saveSearch = {
  path: '/api/dashboard/saved-searches/save',
  confirms: 'searchSaved',
  method: 'POST',
  summary: 'Save a search, rename it or time its alert',
  who: anyMember,
  operation: SaveSearchOperation,
  errors: ['not_found', 'too_many_searches'],
} as const satisfies CallRow;

export const deleteSearch = {
  path: '/api/dashboard/saved-searches/delete',
  confirms: 'searchDeleted',
  method: 'POST',
  summary: 'Delete a saved search and end its alert',
  who: anyMember,
  operation: DeleteSearchOperation,
  errors: ['not_found'],
} as const satisfies CallRow;
