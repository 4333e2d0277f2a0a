import type { ApolloCache } from '@apollo/client';
import { changeEntity } from './change-entity.ts';

/** State of a record in the answer of a write. */
export interface AnsweredState {
  readonly id: number;
  readonly version: number;
  readonly status: string;
  readonly state?: string | null;
  readonly allowedActions?: readonly string[];
  readonly closesAt?: string | null;
}

/** Rows of lists: the same record under another name. */
const rows = ['PasserelleOwnRecord', 'PasserelleOwnCall'];
const shown = ['version', 'status', 'state', 'allowedActions', 'closesAt'] as const;

/** Shows the answered state in the lists and panels that have the record. */
export function showState(cache: ApolloCache, record: AnsweredState): void {
  const answered = shown.filter((field) => record[field] !== undefined);
  const values = Object.fromEntries(answered.map((field) => [field, record[field]] as const));
  for (const row of rows) changeEntity(cache, { __typename: row, id: record.id }, values);
}
