// Written by frontend/scripts/codegen.ts: change the .graphql files instead.
import type { RecordDocument } from '../../record-document.ts'
import type { LinkCheckFieldsFragment } from '../operations.ts'

export const LinkCheckFieldsDocument: RecordDocument<LinkCheckFieldsFragment> = {
  name: 'LinkCheckFields',
  document: {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinkCheckFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PasserelleLinkCheck"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finalHost"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as RecordDocument<LinkCheckFieldsFragment>['document'],
  types: {"__typename":"PasserelleLinkCheck"},
}
