import type { OperationVariables } from '@apollo/client';
import { data, type LoaderFunctionArgs } from 'react-router';
import type { OperationDocument } from '../../../shared/graphql/operation-document.ts';
import { load } from '../../graphql/client/load.ts';
import type { FormDefinition } from '../forms/form-definition.ts';
import { takeCreated } from './created-records.ts';
import { type AnsweredRecord, newRecord, savedRecordOf } from './record-values.ts';
import type { SavedRecord } from './save-contract.ts';

interface Options<Data> {
  definition: FormDefinition;
  query: OperationDocument<Data, { id: number } & OperationVariables>;
  recordIn: (answer: Data) => AnsweredRecord | null | undefined;
}

/** Loads the record of the address's `:id`, or a new one if the address has none. @throws Response 404 · QueryError */
export async function loadRecord<Data>(
  { context, params }: Pick<LoaderFunctionArgs, 'context' | 'params'>,
  { definition, query, recordIn }: Options<Data>,
): Promise<SavedRecord> {
  const { id } = params;
  if (id === undefined) return newRecord(definition);
  if (!/^[1-9]\d{0,9}$/.test(id)) throw data(null, { status: 404 });
  const created = takeCreated(definition.key, Number(id));
  if (created) return created;
  const record = recordIn(await load(context, query, { id: Number(id) }));
  if (!record) throw data(null, { status: 404 });
  return savedRecordOf(definition, record);
}
