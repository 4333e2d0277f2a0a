import { filterOf, type ListState, listSearch, readListState } from '../list/list-state.ts';

const wholeNumber = /^[1-9]\d{0,5}$/;

/** The address of an application: the filters of the list that one comes from, the version that is read, and the one that it is compared with. */
export interface ReadingState {
  list: ListState;
  /** Undefined: the latest at which it was sent. */
  stage?: number | undefined;
  version?: number | undefined;
  earlier?: number | undefined;
}

export function readReadingState(search: URLSearchParams): ReadingState {
  const number = (name: string): number | undefined => {
    const text = search.get(name) ?? '';
    return wholeNumber.test(text) ? Number(text) : undefined;
  };
  return {
    list: readListState(search),
    stage: number('stage'),
    version: number('version'),
    earlier: number('earlier'),
  };
}

export function readingSearch({ list, stage, version, earlier }: ReadingState): string {
  const search = new URLSearchParams(listSearch(list));
  if (stage) search.set('stage', String(stage));
  if (version) search.set('version', String(version));
  if (earlier) search.set('earlier', String(earlier));
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}

export const readingVariables = ({ stage, version, earlier }: ReadingState, id: number) => ({
  id,
  ...(stage && { stage }),
  ...(version && { version }),
  ...(earlier && { earlier }),
});

/** In the list that one comes from: that of the first stage, unless its address names another one. */
export const neighboursVariables = ({ list }: ReadingState, id: number) => ({
  id,
  ...filterOf(list),
});
