// Written by frontend/scripts/codegen.ts: change the .graphql files instead.
import type { RecordDocument } from '../../record-document.ts'
import type { ApplicationViewFieldsFragment } from '../operations.ts'

export const ApplicationViewFieldsDocument: RecordDocument<ApplicationViewFieldsFragment> = {
  name: 'ApplicationViewFields',
  document: {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApplicationViewFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PasserelleApplicationView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"isShared"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"search"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as RecordDocument<ApplicationViewFieldsFragment>['document'],
  types: {"__typename":"PasserelleApplicationView"},
}
