import type { ApolloCache } from '@apollo/client';
import { changeEntity, removeEntity } from '../graphql/client/change-entity.ts';

/** Membership as calls answer it; null: it has ended. */
interface Answered {
  readonly membership: { readonly role: string; readonly status: string } | null;
}

/** Shows what a write made of one’s own membership of a structure. What can be done next is read again. */
export function showMembership(cache: ApolloCache, structureId: number, { membership }: Answered): void {
  const entity = { __typename: 'PasserelleMembershipOfOwn', id: structureId };
  if (membership === null) {
    removeEntity(cache, entity);
    return;
  }
  const { role, status } = membership;
  changeEntity(cache, entity, { role: role.toUpperCase(), status: status.toUpperCase(), actions: [] });
}
