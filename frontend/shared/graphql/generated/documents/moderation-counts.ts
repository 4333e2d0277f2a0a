// Written by frontend/scripts/codegen.ts: change the .graphql files instead.
import type { OperationDocument } from '../../operation-document.ts'
import type { ModerationCountsQuery, ModerationCountsQueryVariables } from '../operations.ts'

export const ModerationCountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ModerationCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passerelleModerationCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"passerelleOpenReports"}}]}}],"__meta__":{"id":"c5eb453d07216882","isPublic":false}} as unknown as OperationDocument<ModerationCountsQuery, ModerationCountsQueryVariables>
