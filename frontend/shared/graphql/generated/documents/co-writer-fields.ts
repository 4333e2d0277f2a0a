// Written by frontend/scripts/codegen.ts: change the .graphql files instead.
import type { RecordDocument } from '../../record-document.ts'
import type { CoWriterFieldsFragment } from '../operations.ts'

export const CoWriterFieldsDocument: RecordDocument<CoWriterFieldsFragment> = {
  name: 'CoWriterFields',
  document: {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CoWriterFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PasserelleCoWriter"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"actions"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isSelf"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as RecordDocument<CoWriterFieldsFragment>['document'],
  types: {"__typename":"PasserelleCoWriter"},
}
