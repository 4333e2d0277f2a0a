import type { CallRow } from '../../../shared/config/calls/call.ts';
import type { AnswerOf } from '../../../shared/config/calls/types.ts';

type ReadingCall = CallRow & { readonly method: 'GET' };

/** `data` of a call that only reads; undefined where it is refused. Rejects without a network. */
export async function read<Row extends ReadingCall>({ path }: Row): Promise<AnswerOf<Row> | undefined> {
  const response = await fetch(path, { headers: { accept: 'application/json' } });
  // Read to its end: otherwise browsers may drop its cookies.
  const body = (await response.json()) as { data: AnswerOf<Row> };
  return response.ok ? body.data : undefined;
}
