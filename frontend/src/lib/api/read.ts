import type { CallRow } from '../../../shared/config/calls/call.ts';
import type { AnswerOf, BodyOf } from '../../../shared/config/calls/types.ts';

type ReadingCall = CallRow & { readonly method: 'GET' };

interface ReadOptions<Row extends ReadingCall> {
  query?: BodyOf<Row>;
  /** Rejects with an AbortError when it says so. */
  signal?: AbortSignal;
}

/** `data` of a call that only reads; undefined where it is refused. Rejects without a network. */
export async function read<Row extends ReadingCall>(
  { path }: Row,
  { query, signal }: ReadOptions<Row> = {},
): Promise<AnswerOf<Row> | undefined> {
  const response = await fetch(query ? `${path}?${new URLSearchParams(query)}` : path, {
    headers: { accept: 'application/json' },
    signal: signal ?? null,
  });
  // Read to its end: otherwise browsers may drop its cookies.
  const body = (await response.json()) as { data: AnswerOf<Row> };
  return response.ok ? body.data : undefined;
}
