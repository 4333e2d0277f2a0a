// Written by frontend/scripts/codegen.ts: change the .graphql files instead.
import type { RecordDocument } from '../../record-document.ts'
import type { ApplicationNoteFieldsFragment } from '../operations.ts'

export const ApplicationNoteFieldsDocument: RecordDocument<ApplicationNoteFieldsFragment> = {
  name: 'ApplicationNoteFields',
  document: {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApplicationNoteFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PasserelleApplicationNote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"writtenAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as RecordDocument<ApplicationNoteFieldsFragment>['document'],
  types: {"__typename":"PasserelleApplicationNote"},
}
