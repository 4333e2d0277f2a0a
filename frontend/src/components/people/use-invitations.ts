import { useQuery } from '@apollo/client/react';
import { SentInvitationsDocument } from '../../../shared/graphql/generated/documents/sent-invitations.ts';
import type { SentInvitation } from './people-context.ts';

interface Invitations {
  invitationOf: (email: string) => SentInvitation | undefined;
  /** Asks for their states again. */
  refresh: () => void;
}

/** The invitations into a record, by the addresses that the record has. @param id undefined before the first save */
export function useInvitations(id: number | undefined): Invitations {
  const { data, refetch } = useQuery(SentInvitationsDocument, {
    variables: { id: id ?? 0 },
    skip: id === undefined,
    fetchPolicy: 'cache-and-network',
  });
  return {
    invitationOf(email) {
      const address = email.trim().toLowerCase();
      return data?.passerelleSentInvitations.find(({ writtenEmail }) => writtenEmail === address);
    },
    refresh: () => void refetch(),
  };
}
