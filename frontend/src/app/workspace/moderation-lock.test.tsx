// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { pathTo } from '../../../shared/config/routes.ts';
import { openWorkspace } from '../../testing/open-workspace.tsx';
import { queueCounts } from '../../testing/sample-queue.ts';
import { sampleReview } from '../../testing/sample-review.ts';
import { workspaceServer } from '../../testing/workspace-server.ts';

/** Bodies of the calls of the lock. */
let made: { id: number; action: string }[];
let locked: (() => Response) | undefined;

beforeEach(() => {
  made = [];
  locked = undefined;
});

workspaceServer({
  data: () => ({
    passerelleModerationRecord: sampleReview,
    passerelleModerationCounts: queueCounts,
    passerelleOpenReports: 3,
  }),
  calls: {
    '/api/dashboard/locks': (body: (typeof made)[number]) => {
      made.push(body);
      return locked?.() ?? { holder: 'Moi' };
    },
  },
});

async function open() {
  await openWorkspace(pathTo('moderateInitiative', 'fr', { id: '21' }), ['moderate_content']);
  await screen.findByRole('heading', { level: 1, name: 'Un atelier de danse' });
}

const lockActions = () => made.map(({ action }) => action);

/** The answer to everybody else. */
const held = (holder: string) => () => {
  const current = { holder, since: '2026-11-23T09:58:00Z' };
  const error = { code: 'locked_by_other', message: '', fields: [], current };
  return Response.json({ error }, { status: 409 });
};

describe('the lock of a record to decide on', () => {
  it('is taken, or names who looks at the record', async () => {
    locked = held('Fatou Ba');
    await open();
    expect(await screen.findByText('Fatou Ba consulte cette fiche en ce moment.')).toBeTruthy();
    expect(made).toEqual([{ id: 21, action: 'take' }]);
  });

  it('can be taken over, which the focus follows', async () => {
    locked = held('Fatou Ba');
    await open();
    const button = await screen.findByRole('button', { name: 'Prendre la main' });
    locked = undefined;
    fireEvent.click(button);
    const taken = await screen.findByText('Vous avez pris la main sur cette fiche.');
    expect([lockActions(), document.activeElement]).toEqual([['take', 'takeOver'], taken]);
    expect(screen.queryByRole('button', { name: 'Prendre la main' })).toBeNull();
    locked = held('Moussa Diop');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await screen.findByText('Moussa Diop a pris la main sur cette fiche.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Reprendre la main' })).toBeTruthy();
  });

  it('is released with the document, and looked at again after a way back', async () => {
    await open();
    await waitFor(() => expect(lockActions()).toEqual(['take']));
    // Its answer.
    await waitFor(() => {
      dispatchEvent(new Event('pagehide'));
      expect(lockActions()).toEqual(['take', 'release']);
    });
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await waitFor(() => expect(lockActions()).toEqual(['take', 'release', 'take']));
  });
});
