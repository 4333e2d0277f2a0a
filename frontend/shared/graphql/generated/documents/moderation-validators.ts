// Written by frontend/scripts/codegen.ts: change the .graphql files instead.
import type { OperationDocument } from '../../operation-document.ts'
import type { ModerationValidatorsQuery, ModerationValidatorsQueryVariables } from '../operations.ts'

export const ModerationValidatorsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ModerationValidators"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passerelleModerationValidators"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"id":"4c02e462e42025b9","isPublic":false}} as unknown as OperationDocument<ModerationValidatorsQuery, ModerationValidatorsQueryVariables>
