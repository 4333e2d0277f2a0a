import type { LoaderFunction } from 'react-router';
import { can, isGuest } from '../../../shared/config/can.ts';
import { validators } from '../../../shared/config/rights.ts';
import {
  WorkspaceCountsOperation,
  type WorkspaceCountsQuery,
} from '../../../shared/graphql/generated/operations.ts';
import { memberContext, queryContext } from '../../lib/site.ts';

/** Loader data of a page in the frame of the workspace. */
export interface FramedData {
  /** What waits, for the navigation; absent when it is not known: the page needs no numbers. */
  counts?: WorkspaceCountsQuery;
}

/** The loader of a page in the frame of the workspace, with the numbers of its navigation. */
export const withCounts =
  (load: LoaderFunction): LoaderFunction =>
  async (args, handlerContext) => {
    const loaded: unknown = await load(args, handlerContext);
    if (typeof loaded !== 'object' || loaded === null || loaded instanceof Response) return loaded;
    const { context } = args;
    const member = context.get(memberContext);
    if (isGuest(member)) return loaded;
    const validates = can(member, validators);
    const counts = await context
      .get(queryContext)(WorkspaceCountsOperation, { validates })
      .catch(() => undefined);
    return { ...loaded, ...(counts && { counts }) };
  };
