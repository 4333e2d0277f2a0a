import type { NoticesQuery } from '../../../shared/graphql/generated/operations.ts';

type Notice = NoticesQuery['passerelleNotices']['items'][number];

/** Notices of one kind that follow each other: the newest, and the others, which are folded. */
export interface NoticeGroup {
  readonly newest: Notice;
  readonly others: readonly Notice[];
}

/** Number from which notices are no longer read one by one. */
const folded = 3;

/** Groups of what follows each other, in the order of the list; fewer than three stay on their own. */
export function groupNotices(notices: readonly Notice[]): NoticeGroup[] {
  const runs: Notice[][] = [];
  for (const notice of notices) {
    const run = runs.at(-1);
    if (run?.[0]?.kind === notice.kind) run.push(notice);
    else runs.push([notice]);
  }
  return runs.flatMap((run) => {
    const [newest, ...others] = run;
    if (!newest) return [];
    return run.length < folded ? run.map((each) => ({ newest: each, others: [] })) : [{ newest, others }];
  });
}
