// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pathTo } from '../../../shared/config/routes.ts';
import { openWorkspace, plain } from '../../testing/open-workspace.tsx';
import { sampleHome } from '../../testing/sample-home.ts';
import { sampleUser, withTypeNames } from '../../testing/sample-user.ts';

const decided = {
  __typename: 'PasserelleNotice',
  id: 31,
  kind: 'moderation_decided',
  at: '2026-11-22T09:30:00Z',
  readAt: null as string | null,
  title: '« Rythmes » est à compléter',
  text: 'Un validateur a lu « Rythmes ».\nPrécisez les dates.',
  path: '/tableau-de-bord/vos-initiatives/editer/21/' as string | null,
  groupId: 21,
};
const older = { ...decided, id: 30, readAt: '2026-11-20T10:00:00Z', title: 'Hors ligne', path: null };

const fetched = vi.fn<typeof fetch>();
let items: (typeof decided)[];
let isDown: boolean;
/** How many the document came with. */
const unreadBefore = 3;
/** Variables of the queries of the list. */
let asked: unknown[];
/** Bodies of the calls that mark notices. */
let marked: unknown[];

const unread = () => items.filter(({ readAt }) => readAt === null).length;

beforeEach(() => {
  items = [decided, older];
  isDown = false;
  [marked, asked] = [[], []];
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset().mockImplementation(async (input, options) => {
    const path = input as string;
    if (isDown) throw new TypeError('offline');
    if (path.startsWith('/api/auth/'))
      return Response.json({ data: { authenticated: true, csrfToken: 't' } });
    if (path === '/api/dashboard/notifications/mark-read') {
      marked.push(JSON.parse(options?.body as string));
      items = items.map((item) => ({ ...item, readAt: item.readAt ?? '2026-11-23T10:00:00Z' }));
      return Response.json({ data: { unread: 0 } });
    }
    const { variables } = JSON.parse(options?.body as string) as { variables: { perPage?: number } };
    if (variables.perPage === undefined) {
      const passerelleUser = withTypeNames({ ...sampleUser, unreadNotices: unreadBefore });
      return Response.json(
        { data: { passerelleUser, passerelleInitiativeDraft: null, ...sampleHome } },
        { headers: { 'x-account': '7' } },
      );
    }
    asked.push(variables);
    const passerelleNotices = {
      __typename: 'PasserelleNotices',
      items,
      kinds: ['moderation_decided'],
      page: 1,
      perPage: 10,
      total: items.length,
      unread: unread(),
    };
    return Response.json({ data: { passerelleNotices } }, { headers: { 'x-account': '7' } });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const panel = () => document.querySelector('#notice-panel') as HTMLElement;
const button = () => document.querySelector('[popovertarget="notice-panel"]') as HTMLElement;

/** Dispatches what the browser does when the button is pressed. */
function toggle(newState: 'open' | 'closed'): void {
  act(() => {
    panel().dispatchEvent(Object.assign(new Event('toggle'), { newState }));
  });
}

async function open() {
  const router = await openWorkspace(pathTo('forYou', 'fr'));
  await screen.findByRole('heading', { level: 1 });
  toggle('open');
  return router;
}

describe('the mark of notices', () => {
  it('says how many are unread without asking for them', async () => {
    await openWorkspace(pathTo('forYou', 'fr'));
    await screen.findByRole('heading', { level: 1 });
    expect(plain(button().textContent)).toBe('33 notifications non lues');
    expect(asked).toEqual([]);
  });

  it('lists the latest ones, and keeps its number in step with them', async () => {
    await open();
    const list = within(panel());
    const rows = await list.findAllByRole('listitem');
    expect(rows.map(({ textContent }) => plain(textContent))).toEqual([
      expect.stringMatching(
        /^« Rythmes » est à compléter22 nov\..*Non lueUn validateur a lu « Rythmes ».\nPrécisez les dates.$/,
      ),
      expect.stringMatching(/^Hors ligne22 nov\.[^N]*Un validateur/),
    ]);
    expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      decided.path,
      pathTo('notices', 'fr'),
    ]);
    await waitFor(() => expect(plain(button().textContent)).toBe('11 notification non lue'));
    expect(asked).toEqual([{ language: 'FR', perPage: 10 }]);
  });

  it('marks all as read', async () => {
    await open();
    fireEvent.click(await within(panel()).findByRole('button', { name: 'Tout marquer comme lu' }));
    await waitFor(() => expect(button().textContent).toBe('Notifications'));
    expect(marked).toEqual([{ all: true }]);
    expect(panel().textContent).not.toContain('Non lue');
    expect(within(panel()).queryByRole('button')).toBeNull();
  });

  it('marks the one whose link is followed', async () => {
    const router = await open();
    fireEvent.click(await within(panel()).findByRole('link', { name: /Rythmes/ }));
    await waitFor(() => expect(marked).toEqual([{ ids: [31] }]));
    await waitFor(() => expect(router.state.location.pathname).toBe(decided.path));
  });

  it('says so where there are none', async () => {
    items = [];
    await open();
    expect((await within(panel()).findByText('Vous n’avez aucune notification.')).tagName).toBe('P');
    expect(within(panel()).queryByRole('button')).toBeNull();
  });

  it('says that it failed, and asks again', async () => {
    await openWorkspace(pathTo('forYou', 'fr'));
    await screen.findByRole('heading', { level: 1 });
    isDown = true;
    toggle('open');
    const again = await within(panel()).findByRole('button', { name: 'Réessayer' });
    isDown = false;
    fireEvent.click(again);
    expect(await within(panel()).findAllByRole('listitem')).toHaveLength(2);
  });

  it('says that nothing was marked when the site does not answer', async () => {
    await open();
    const all = await within(panel()).findByRole('button', { name: 'Tout marquer comme lu' });
    isDown = true;
    fireEvent.click(all);
    expect(plain((await within(panel()).findByRole('alert')).textContent)).toBe(
      'Rien n’a été marqué comme lu : réessayez dans un instant.',
    );
  });
});
