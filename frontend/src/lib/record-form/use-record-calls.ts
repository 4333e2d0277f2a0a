import type { OperationVariables } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { lockRecord } from '../../../shared/config/calls/dashboard-calls.ts';
import type { OnWire } from '../../../shared/config/calls/on-wire.ts';
import type { OperationDocument } from '../../../shared/graphql/operation-document.ts';
import type { RecordDocument } from '../../../shared/graphql/record-document.ts';
import { writeRecord } from '../../graphql/client/write-record.ts';
import { send } from '../api/send.ts';
import type { Outcome, SendOptions } from '../api/sender.ts';
import { useSite } from '../site.ts';
import type { RecordCalls } from './create-editor.ts';
import { rememberCreated } from './created-records.ts';
import { lockAnswerOf } from './lock-answer.ts';
import { type AnsweredRecord, savedRecordOf } from './record-values.ts';
import { saveAnswerOf } from './save-answer.ts';
import type { Values } from './values.ts';
import type { FormDefinition } from '../forms/form-definition.ts';

/** How changes are written: saved, or proposed for a decision. */
type SaveAction = 'save' | 'propose';

/** Body of a save. */
export interface SaveBody {
  readonly action: SaveAction;
  readonly id?: number;
  readonly version?: number;
  readonly input: Values;
}

interface Options<Data, Draft extends AnsweredRecord> {
  definition: FormDefinition;
  /** 'save' by default. */
  action?: SaveAction;
  mutate: (body: SaveBody, options: SendOptions) => Promise<Outcome<OnWire<Draft>>>;
  /** Fragment of the answers of `mutate`, which are written to the cache. */
  fragment: RecordDocument<Draft>;
  query: OperationDocument<Data, { id: number } & OperationVariables>;
  recordIn: (answer: Data) => Draft | null | undefined;
  /** The record as the form shows it; by default as it is answered. */
  shown?: (record: AnsweredRecord) => AnsweredRecord;
  /** true: a new record stays at its address, so that no loader asks for what the first save has answered. */
  staysAtAddress?: boolean;
  /** false: nobody is kept from writing meanwhile. */
  locks?: boolean;
}

/** Characters: browsers refuse longer bodies of requests that outlive their page. */
const longestKeptAlive = 20_000;

/** How a form reaches its record, from the record's call, query and fragment. */
export function useRecordCalls<Data, Draft extends AnsweredRecord>(
  options: Options<Data, Draft>,
): RecordCalls {
  const { language } = useSite();
  const client = useApolloClient();
  const [calls] = useState((): RecordCalls => {
    const {
      definition,
      action = 'save',
      mutate,
      fragment,
      query,
      recordIn,
      shown = (record) => record,
      locks = true,
      staysAtAddress = false,
    } = options;
    const savedOf = (record: AnsweredRecord) => savedRecordOf(definition, shown(record));
    return {
      async save({ idempotencyKey, id, version, changes, isMinor }) {
        const isNew = id === undefined;
        const minor = isMinor && { minorChange: true };
        const input = { ...(isNew && { language }), ...changes, ...minor };
        const body: SaveBody = { action, ...(isNew ? {} : { id, version: version ?? 0 }), input };
        const isHidden = document.visibilityState === 'hidden';
        const keepalive = isHidden && JSON.stringify(body).length < longestKeptAlive;
        const outcome = await mutate(body, { idempotencyKey, requestsSignIn: false, keepalive });
        if (outcome.kind === 'done') {
          writeRecord(client.cache, fragment, outcome.data);
          const record = savedOf(outcome.data);
          if (isNew && !staysAtAddress) rememberCreated(definition.key, record);
        }
        return saveAnswerOf(outcome, savedOf);
      },
      async read(id) {
        try {
          const { data } = await client.query<Data>({
            query,
            variables: { id },
            fetchPolicy: 'network-only',
          });
          const record = data && recordIn(data);
          return record ? savedOf(record) : undefined;
        } catch {
          return undefined;
        }
      },
      async lock(id, action) {
        if (!locks) return { outcome: 'unknown' };
        const keepalive = action === 'release';
        return lockAnswerOf(await send(lockRecord, { id, action }, { requestsSignIn: false, keepalive }));
      },
    };
  });
  return calls;
}
