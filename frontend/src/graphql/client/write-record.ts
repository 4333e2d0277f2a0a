import type { ApolloCache } from '@apollo/client';
import { graphqlLanguage, type Language } from '../../../shared/config/locales.ts';
import type { RecordDocument, TypeTree } from '../../../shared/graphql/record-document.ts';
import { type AnsweredState, showState } from './show-state.ts';
import type { OnWire } from '../../../shared/config/calls/on-wire.ts';

const typeName = '__typename';

/** Puts a record that a call answered into the cache, by its id: every screen that shows it follows. */
export function writeRecord<Data extends { id: number }>(
  cache: ApolloCache,
  { name, document, types }: RecordDocument<Data>,
  record: OnWire<Data>,
): void {
  const data = withTypes(record, types) as { __typename: string; id: number };
  cache.writeFragment({ id: cache.identify(data) ?? '', fragment: document, fragmentName: name, data });
  if (isState(record)) showState(cache, record);
}

const isState = (record: object): record is AnsweredState => 'version' in record && 'status' in record;

/** The record as GraphQL answers it. The names of types are known here: /api never sends them. */
function withTypes(value: unknown, types: string | TypeTree | undefined): unknown {
  if (Array.isArray(value)) return value.map((item) => withTypes(item, types));
  if (value === null || types === undefined) return value;
  if (typeof types === 'string') return graphqlLanguage(value as Language);
  const members = Object.entries(value as object).map(([name, member]) => [
    name,
    withTypes(member, types[name]),
  ]);
  return { [typeName]: types[typeName], ...Object.fromEntries(members) };
}
