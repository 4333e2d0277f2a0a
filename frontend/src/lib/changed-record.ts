import { createContext, useContext } from 'react';

/** The record, person or structure that the last write has changed, while it is confirmed. */
export const ChangedContext = createContext<number | undefined>(undefined);

/** Attributes of the row of a list: the one that just changed is marked. */
export function useChangedMark(id: number): { 'data-changed'?: '' } {
  return useContext(ChangedContext) === id ? { 'data-changed': '' } : {};
}
