import type { OperationCall } from '../../../shared/config/calls/call.ts';
import type { OnWire } from '../../../shared/config/calls/on-wire.ts';
import type { PasserelleRecordAction } from '../../../shared/graphql/generated/operations.ts';
import type { Operation } from '../../../shared/graphql/operation.ts';
import { send } from '../../lib/api/send.ts';
import type { Outcome, SendOptions } from '../../lib/api/sender.ts';

interface RecordChange {
  action: PasserelleRecordAction;
  id?: number;
  version?: number;
  input?: object;
}

/** The call that changes records of one type, and answers the record. */
export type ChangeCall<Draft> = OperationCall & {
  readonly method: 'POST';
  readonly operation: Operation<Readonly<Record<string, Draft>>, RecordChange>;
};

/** Makes a record, changes it, or takes a step with it. */
export async function changeRecord<Draft>(
  call: ChangeCall<Draft>,
  change: RecordChange,
  options?: SendOptions,
): Promise<Outcome<OnWire<Draft>>> {
  return (await send(call, change as never, options)) as Outcome<OnWire<Draft>>;
}
