// Written by frontend/scripts/codegen.ts: change the .graphql files instead.
import type { RecordDocument } from '../../record-document.ts'
import type { Trend_TopicFragment } from '../operations.ts'

export const Trend_topicDocument: RecordDocument<Trend_TopicFragment> = {
  name: 'Trend_topic',
  document: {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Trend_topic"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PasserelleTrendTopic"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"favourites"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"views"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as RecordDocument<Trend_TopicFragment>['document'],
  types: {"__typename":"PasserelleTrendTopic"},
}
