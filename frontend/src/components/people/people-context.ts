import { createContext, useContext } from 'react';
import type { SentInvitationsQuery } from '../../../shared/graphql/generated/operations.ts';
import type { DirectoryItem } from './directory-item.ts';

export type SentInvitation = SentInvitationsQuery['passerelleSentInvitations'][number];

interface People {
  /** Entry of a row by its id; undefined for those that are not public. */
  itemOfId: (id: number) => DirectoryItem | undefined;
  isLoading: boolean;
  /** The invitation of the person whom the record names by this address. */
  invitationOf: (email: string) => SentInvitation | undefined;
  /** Asks for the states of the invitations again. */
  refresh: () => void;
}

/** Data that the rows of a field of people show besides their values. */
export const PeopleContext = createContext<People | undefined>(undefined);

export function usePeople(): People {
  const people = useContext(PeopleContext);
  if (!people) throw new Error('Rows of people stand inside a <PeopleEditor>');
  return people;
}
