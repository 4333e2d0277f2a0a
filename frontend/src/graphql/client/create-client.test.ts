import { gql } from '@apollo/client';
import { expect, it } from 'vitest';
import { createClient } from './create-client.ts';

const query = Object.assign(
  gql`query Member($id: Int!, $as: PasserelleProfileReader) { passerelleMember(id: $id, as: $as) { id biography } }`,
  { __meta__: { id: 'member', isPublic: false } },
);

it('holds one’s own profile for each reader as whom one looks at it', async () => {
  const client = createClient({
    executeQuery: async (_operation, { as }) => ({
      passerelleMember: { __typename: 'PasserelleMember', id: 30, biography: as },
    }),
  });
  const readers = ['visitor', 'validator'];
  for (const as of readers) await client.query({ query, variables: { id: 30, as } });
  expect(readers.map((as) => client.readQuery({ query, variables: { id: 30, as } }))).toMatchObject(
    readers.map((as) => ({ passerelleMember: { biography: as } })),
  );
});
