import { useQuery } from '@apollo/client/react';
import { useCallback } from 'react';
import { ProfileStructureProblemDocument } from '../../../../shared/graphql/generated/documents/profile-structure-problem.ts';
import type { Requirements } from '../../../components/record-form/requirements.ts';

/**
 * Requirement of a structure for people who are presented as members of one; the content system says whether it is met.
 */
export function useStructureRequirement(): Requirements {
  const { data } = useQuery(ProfileStructureProblemDocument, { fetchPolicy: 'cache-and-network' });
  const code = data?.passerelleProfileStructureProblem;
  return useCallback(
    ({ memberType }) => (memberType === 'structure' && code ? [{ path: 'memberType', code }] : []),
    [code],
  );
}
