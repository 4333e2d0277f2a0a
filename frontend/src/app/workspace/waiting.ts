import { useQuery } from '@apollo/client/react';
import type { ParseKeys } from 'i18next';
import { can } from '../../../shared/config/can.ts';
import { typeAt } from '../../../shared/config/own-screens.ts';
import { validators } from '../../../shared/config/rights.ts';
import type { RailId } from '../../../shared/config/routes.ts';
import { WorkspaceCountsDocument } from '../../../shared/graphql/generated/documents/workspace-counts.ts';
import type { WorkspaceCountsQuery } from '../../../shared/graphql/generated/operations.ts';
import { useMember } from '../../lib/use-member.ts';

/** Number of items that wait at an entry of the rail, with the text that follows its name. */
export interface Waiting {
  readonly key: Extract<ParseKeys<'workspace'>, `waiting.${string}`>;
  readonly count: number;
}

/** All that is known: each part comes with its own answer. */
export type Counts = { [Part in keyof WorkspaceCountsQuery]?: WorkspaceCountsQuery[Part] | undefined };

/** Items that wait at the entry, the most urgent first; numbers that are zero or not known are left out. */
export function waitingAt(id: RailId, counts: Counts): Waiting[] {
  const listed = typeAt(id);
  const own = counts.passerelleOwnCounts?.find(({ type }) => type === listed);
  const all: Waiting[] = [
    { key: 'waiting.toEdit', count: own?.toEdit ?? 0 },
    { key: 'waiting.drafts', count: own?.drafts ?? 0 },
  ];
  if (id === 'moderations') {
    const records = counts.passerelleModerationCounts?.reduce((sum, { count }) => sum + count, 0) ?? 0;
    all.push(
      { key: 'waiting.toDecide', count: records },
      { key: 'waiting.reports', count: counts.passerelleOpenReports ?? 0 },
    );
  }
  if (id === 'structures')
    all.push({ key: 'waiting.answers', count: counts.passerelleWaitingMemberships ?? 0 });
  return all.filter(({ count }) => count > 0);
}

/** The numbers as they are now, as far as they are known. */
export function useCounts(): Counts {
  const validates = can(useMember(), validators);
  const { data } = useQuery<WorkspaceCountsQuery>(WorkspaceCountsDocument, {
    variables: { validates },
    fetchPolicy: 'cache-only',
    returnPartialData: true,
  });
  return (data ?? {}) as Counts;
}
