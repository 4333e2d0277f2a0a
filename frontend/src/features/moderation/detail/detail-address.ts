import type { Language } from '../../../../shared/config/locales.ts';
import { pathTo } from '../../../../shared/config/routes.ts';
import { findWorkspaceId } from '../../../../shared/config/workspace.ts';
import type {
  ModerationRecordQueryVariables,
  PasserelleContentType,
  PasserelleDecisionTarget,
} from '../../../../shared/graphql/generated/operations.ts';
import { filtersOf, type ListState, listSearch, readListState } from '../list/list-state.ts';
import { detailRoutes, isQueueType, type QueueType, typeOfRoute } from '../queue-types.ts';

/** State of the screen of one record, as in its address. */
export interface DetailState {
  type: QueueType;
  id: number;
  target: PasserelleDecisionTarget;
  /** State of the list that led here: its next and previous records are those of the screen. */
  list: ListState;
}

interface Place {
  id: number;
  target: PasserelleDecisionTarget;
}

const targetParameter = 'target';
const proposal = 'proposal';

/** @param id as the address has it. @returns undefined where it is no number */
export function readDetailState(url: Pick<URL, 'pathname' | 'search'>, id = ''): DetailState | undefined {
  if (!/^[1-9]\d{0,8}$/.test(id)) return undefined;
  const search = new URLSearchParams(url.search);
  return {
    type: typeOfRoute(findWorkspaceId(url.pathname)),
    id: Number(id),
    target: search.get(targetParameter) === proposal ? 'proposal' : 'record',
    list: readListState(search),
  };
}

/** The address of a record or proposal of a list. */
export const detailAddress = (type: QueueType, place: Place, list: ListState, language: Language): string =>
  pathTo(detailRoutes[type], language, { id: String(place.id) }) + detailSearch(place, list);

/** The address of what is before or after a record in its list, of whatever type. @returns undefined for types without a screen */
export const neighbourAddress = (
  place: (Place & { type: PasserelleContentType }) | null,
  list: ListState,
  language: Language,
): string | undefined =>
  place && isQueueType(place.type) ? detailAddress(place.type, place, list, language) : undefined;

function detailSearch({ target }: Place, list: ListState): string {
  const search = new URLSearchParams(listSearch(list));
  if (target === 'proposal') search.set(targetParameter, proposal);
  return search.size > 0 ? `?${search}` : '';
}

/**
 * Variables of the query of a record. In a list of one type, records of other types are neither found nor neighbours.
 */
export const recordVariablesOf = (
  { type, id, target, list }: DetailState,
  language: Language,
): ModerationRecordQueryVariables => ({
  ...filtersOf(list, language),
  ...(list.type && { type }),
  id,
  target,
});
