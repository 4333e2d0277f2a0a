import type { BodyOf } from '../../../../shared/config/calls/types.ts';
import type { exportApplications } from '../../../../shared/config/calls/received-application-calls.ts';
import { filterOf, type ListState } from '../received/list/list-state.ts';

type Query = BodyOf<typeof exportApplications>;

/** The query of an export with the filters and the order of a list: all of its pages. */
export function exportSearch(state: ListState, file: Pick<Query, 'callId' | 'format' | 'locale'>): string {
  const query = { ...filterOf(state), ...(state.language && { language: state.language }), ...file } as Query;
  return String(new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])));
}
