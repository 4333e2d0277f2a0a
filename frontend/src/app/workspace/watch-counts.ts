import type { ApolloClient } from '@apollo/client';
import { can, isGuest } from '../../../shared/config/can.ts';
import { validators } from '../../../shared/config/rights.ts';
import { SignedInUserDocument } from '../../../shared/graphql/generated/documents/signed-in-user.ts';
import { WorkspaceCountsDocument } from '../../../shared/graphql/generated/documents/workspace-counts.ts';
import { metaOf } from '../../../shared/graphql/operation-document.ts';
import type {
  SignedInUserQuery,
  WorkspaceCountsQuery,
} from '../../../shared/graphql/generated/operations.ts';
import { browserQuery } from '../../graphql/client/browser-query.ts';
import type { ExecuteQuery } from '../../graphql/client/create-client.ts';
import { whenWritten } from '../../lib/api/written.ts';

/** Milliseconds without a further write, so that a form that saves while one types asks once. */
const pause = 3000;
/** Milliseconds after which a tab that is looked at again asks again. */
const staleAfter = 300_000;

/** `watchCounts()` for the queries of an account. They have no user action: they ask neither to sign in again nor to reload. */
export const watchCountsOf = (client: ApolloClient, owner: string): (() => void) =>
  watchCounts(
    client,
    browserQuery({ owner, signInAgain: async () => false, onOtherAccount: () => undefined }),
  );

/**
 * Asks how much waits, once the first screen is shown, after each change and in a tab that one comes back to. The rail
 * reads the answer in the cache; without one it has no numbers.
 * @returns stops that
 */
export function watchCounts(client: ApolloClient, executeQuery: ExecuteQuery): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let askedAt = 0;

  async function ask(): Promise<void> {
    askedAt = Date.now();
    const user = client.readQuery<SignedInUserQuery>({ query: SignedInUserDocument })?.passerelleUser;
    if (!user || isGuest(user)) return;
    const variables = { validates: can(user, validators) };
    try {
      const meta = { ...metaOf(WorkspaceCountsDocument), name: 'WorkspaceCounts' };
      const data = (await executeQuery(meta, variables)) as WorkspaceCountsQuery;
      client.writeQuery({ query: WorkspaceCountsDocument, variables, data });
    } catch {
      // The numbers stay as they are.
    }
  }

  function askSoon(): void {
    clearTimeout(timer);
    timer = setTimeout(() => void ask(), pause);
  }

  function askWhenStale(): void {
    if (document.visibilityState === 'visible' && Date.now() - askedAt > staleAfter) void ask();
  }

  void ask();
  const stopListening = whenWritten(({ isAutomatic }) => {
    if (!isAutomatic) askSoon();
  });
  document.addEventListener('visibilitychange', askWhenStale);
  return () => {
    clearTimeout(timer);
    stopListening();
    document.removeEventListener('visibilitychange', askWhenStale);
  };
}
