// Written by frontend/scripts/codegen.ts: change the .graphql files instead.
import type { OperationDocument } from '../../operation-document.ts'
import type { ProfileStructureProblemQuery, ProfileStructureProblemQueryVariables } from '../operations.ts'

export const ProfileStructureProblemDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProfileStructureProblem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passerelleProfileStructureProblem"}}]}}],"__meta__":{"id":"10f8e84b8f5e0307","isPublic":false}} as unknown as OperationDocument<ProfileStructureProblemQuery, ProfileStructureProblemQueryVariables>
