// Written by frontend/scripts/codegen.ts: change the .graphql files instead.
import type { OperationDocument } from '../../operation-document.ts'
import type { FileReadingsQuery, FileReadingsQueryVariables } from '../operations.ts'

export const FileReadingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FileReadings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passerelleFileReadings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"file"}},{"kind":"Field","name":{"kind":"Name","value":"reader"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"id":"79e53761882ea7f6","isPublic":false}} as unknown as OperationDocument<FileReadingsQuery, FileReadingsQueryVariables>
