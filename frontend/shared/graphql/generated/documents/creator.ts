// Written by frontend/scripts/codegen.ts: change the .graphql files instead.
import type { OperationDocument } from '../../operation-document.ts'
import type { CreatorQuery, CreatorQueryVariables } from '../operations.ts'

export const CreatorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Creator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passerelleUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hasPublishedProfile"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"id":"d8fba944ed0fd85d","isPublic":false}} as unknown as OperationDocument<CreatorQuery, CreatorQueryVariables>
