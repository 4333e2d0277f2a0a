import { useRead } from '../graphql/client/use-read.ts';
import { SignedInUserDocument } from '../../shared/graphql/generated/documents/signed-in-user.ts';
import type { SignedInUserQuery } from '../../shared/graphql/generated/operations.ts';

/** The owner of the workspace, as currently in WordPress. */
export function useMember(): NonNullable<SignedInUserQuery['passerelleUser']> {
  const { passerelleUser } = useRead(SignedInUserDocument, {});
  if (!passerelleUser) throw new Error('The workspace is for people who are signed in');
  return passerelleUser;
}
