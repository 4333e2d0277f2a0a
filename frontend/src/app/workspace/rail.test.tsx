// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { duplicatePost } from '../../../shared/config/calls/content-calls.ts';
import { pathTo } from '../../../shared/config/routes.ts';
import { browserQuery } from '../../graphql/client/browser-query.ts';
import { createClient } from '../../graphql/client/create-client.ts';
import { announceWrite } from '../../lib/api/written.ts';
import { openWorkspace, plain } from '../../testing/open-workspace.tsx';
import { sampleUser, withTypeNames } from '../../testing/sample-user.ts';
import { WorkspaceCountsDocument } from '../../../shared/graphql/generated/documents/workspace-counts.ts';
import { waitingAt } from './waiting.ts';
import { watchCounts } from './watch-counts.ts';

const write = { call: duplicatePost, body: {}, data: {}, isConfirmed: true, isAutomatic: false };

const counts = {
  passerelleUser: { __typename: 'PasserelleUser', id: 7, hasPublishedProfile: false, unreadNotices: 3 },
  passerelleOwnCounts: [
    { __typename: 'PasserelleOwnCount', type: 'initiative', drafts: 2, toEdit: 1 },
    { __typename: 'PasserelleOwnCount', type: 'event', drafts: 1, toEdit: 0 },
    { __typename: 'PasserelleOwnCount', type: 'resource', drafts: 0, toEdit: 0 },
  ],
  passerelleWaitingMemberships: 1,
  passerelleModerationCounts: [
    { __typename: 'PasserelleModerationCount', type: 'initiative', count: 5 },
    { __typename: 'PasserelleModerationCount', type: 'event', count: 7 },
  ],
  passerelleOpenReports: 2,
} as const;

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  fetched
    .mockReset()
    .mockImplementation(async () =>
      Response.json(
        { data: { passerelleUser: withTypeNames({ ...sampleUser, capabilities: ['moderate_content'] }) } },
        { headers: { 'x-account': '7' } },
      ),
    );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('what waits at an entry', () => {
  it.each([
    [
      'ownInitiatives',
      [
        { key: 'waiting.toEdit', count: 1 },
        { key: 'waiting.drafts', count: 2 },
      ],
    ],
    ['ownEvents', [{ key: 'waiting.drafts', count: 1 }]],
    ['ownResources', []],
    ['ownCalls', []],
    ['structures', [{ key: 'waiting.answers', count: 1 }]],
    [
      'moderations',
      [
        { key: 'waiting.toDecide', count: 12 },
        { key: 'waiting.reports', count: 2 },
      ],
    ],
    ['forYou', []],
  ] as const)('%s', (id, expected) => {
    expect(waitingAt(id, counts as never)).toEqual(expected);
  });

  it('is nothing as long as nothing is known', () => {
    expect(waitingAt('ownInitiatives', {})).toEqual([]);
    expect(waitingAt('moderations', {})).toEqual([]);
  });
});

describe('the rail', () => {
  it('names its numbers, on the wide and on the small screen', async () => {
    const router = await openWorkspace(pathTo('forYou', 'fr'), ['moderate_content']);
    await screen.findByRole('heading', { level: 1 }, { timeout: 10_000 });
    expect(router.state.location.pathname).toBe(pathTo('forYou', 'fr'));
    const rails = screen.getAllByRole('navigation', { name: 'Votre espace' });
    expect(rails).toHaveLength(2);
    for (const rail of rails) {
      const link = within(rail).getAllByRole('link', { name: /^Vos initiatives/ })[0];
      expect(plain(link?.textContent)).toBe('Vos initiatives');
    }
  });
});

describe('watching the numbers', () => {
  const user = { ROOT_QUERY: { __typename: 'Query', passerelleUser: { __ref: 'PasserelleUser:7' } } };
  const clientOf = (capabilities: string[]) =>
    createClient({
      executeQuery: browserQuery({
        owner: '7',
        signInAgain: async () => false,
        onOtherAccount: () => undefined,
      }),
      cache: { ...user, 'PasserelleUser:7': withTypeNames({ ...sampleUser, capabilities }) },
    });

  it('asks at once, for what the person may see, and again once after several changes', async () => {
    vi.useFakeTimers();
    const ask = vi.fn<(operation: unknown, variables: unknown) => Promise<unknown>>(async () => counts);
    const client = clientOf(['moderate_content']);
    const stop = watchCounts(client, ask);
    await vi.advanceTimersByTimeAsync(0);
    expect(ask.mock.calls.map(([, variables]) => variables)).toEqual([{ validates: true }]);
    announceWrite(write);
    announceWrite(write);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(ask).toHaveBeenCalledTimes(2);
    const variables = { validates: true };
    expect(client.readQuery({ query: WorkspaceCountsDocument, variables })).toMatchObject({
      passerelleOpenReports: 2,
      passerelleUser: { unreadNotices: 3 },
    });
    stop();
    announceWrite(write);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('asks nothing of validators for others, and leaves the numbers where it fails', async () => {
    const ask = vi
      .fn<(operation: unknown, variables: unknown) => Promise<unknown>>()
      .mockRejectedValue(new Error('offline'));
    const stop = watchCounts(clientOf([]), ask);
    await waitFor(() =>
      expect(ask.mock.calls.map(([, variables]) => variables)).toEqual([{ validates: false }]),
    );
    stop();
  });
});
