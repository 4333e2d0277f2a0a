// Written by frontend/scripts/codegen.ts: change the .graphql files instead.
import type { RecordDocument } from '../../record-document.ts'
import type { MemberRolesFieldsFragment } from '../operations.ts'

export const MemberRolesFieldsDocument: RecordDocument<MemberRolesFieldsFragment> = {
  name: 'MemberRolesFields',
  document: {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MemberRolesFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PasserelleMemberRoles"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"mainCountry"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as RecordDocument<MemberRolesFieldsFragment>['document'],
  types: {"__typename":"PasserelleMemberRoles"},
}
