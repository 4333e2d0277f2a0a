import { useQuery } from '@apollo/client/react';
import { useCallback } from 'react';
import { ProfileStructureProblemDocument } from '../../../../shared/graphql/generated/documents/profile-structure-problem.ts';
import type { Requirements } from '../../../components/record-form/requirements.ts';

/** Who is presented as a member of a structure needs one: the content system says whether there is any. */
export function useStructureRequirement(): Requirements {
  const { data } = useQuery(ProfileStructureProblemDocument, { fetchPolicy: 'cache-and-network' });
  const code = data?.passerelleProfileStructureProblem;
  return useCallback(
    ({ memberType }) => (memberType === 'structure' && code ? [{ path: 'memberType', code }] : []),
    [code],
  );
}
