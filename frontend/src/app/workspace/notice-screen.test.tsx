// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { pathTo } from '../../../shared/config/routes.ts';
import { openWorkspace, plain } from '../../testing/open-workspace.tsx';
import { workspaceServer } from '../../testing/workspace-server.ts';

interface Variables {
  kind: string | null;
  unread: boolean;
  page: number;
}

const decided = {
  __typename: 'PasserelleNotice',
  id: 31,
  kind: 'moderation_decided',
  at: '2026-11-22T09:30:00Z',
  readAt: null as string | null,
  title: '« Rythmes » est à compléter',
  text: 'Précisez les dates.',
  path: '/tableau-de-bord/vos-initiatives/editer/21/' as string | null,
  groupId: 21,
};
const message = { ...decided, id: 30, kind: 'contact', title: 'Awa vous écrit', path: '/annuaire/awa/' };
const read = { ...decided, id: 29, readAt: '2026-11-20T10:00:00Z', title: 'Hors ligne', path: null };
const now = '2026-11-23T10:00:00Z';
const perPage = 20;

let items: (typeof decided)[];
let total: number | undefined;
let isDown: boolean;
let asked: Variables[];
let marked: { ids?: number[]; all?: boolean }[];

/** Answers as WordPress does. */
function answer({ kind, unread, page }: Variables) {
  const found = items.filter((item) => (!unread || item.readAt === null) && (!kind || item.kind === kind));
  return {
    __typename: 'PasserelleNotices',
    items: found,
    kinds: [...new Set(items.map((item) => item.kind))],
    page,
    perPage,
    total: total ?? found.length,
    unread: items.filter(({ readAt }) => readAt === null).length,
  };
}

beforeEach(() => {
  items = [decided, message, read];
  total = undefined;
  isDown = false;
  [asked, marked] = [[], []];
});

workspaceServer({
  data(variables: Variables) {
    if ('unread' in variables) asked.push(variables);
    return { passerelleNotices: answer(variables), passerelleInitiativeDraft: null };
  },
  calls: {
    '/api/dashboard/notifications/mark-read': (body: (typeof marked)[number]) => {
      if (isDown) throw new TypeError('offline');
      marked.push(body);
      const isMarked = ({ id }: { id: number }) => body.all || body.ids?.includes(id);
      items = items.map((item) => (isMarked(item) ? { ...item, readAt: now } : item));
      return { unread: 0 };
    },
  },
});

async function visit(search = '') {
  const router = await openWorkspace(pathTo('notices', 'fr') + search);
  await screen.findByRole('heading', { level: 1, name: 'Vos notifications' }, { timeout: 10_000 });
  return router;
}
const main = () => within(document.getElementById('main') as HTMLElement);
const filters = () => main().getByRole('navigation', { name: 'Filtrer la liste' });
const titles = () =>
  main()
    .queryAllByRole('heading', { level: 2 })
    .map((each) => plain(each.textContent));
const titleOf = ({ title }: typeof decided) => plain(title);

describe('all notices', () => {
  it('say what happened, of which kind, and where they lead', async () => {
    await visit();
    expect(titles()).toEqual([decided, message, read].map(titleOf));
    // On phones the first notice comes before the filters and preferences.
    const folded = filters().closest('details');
    expect([folded?.open, folded?.contains(main().getByText('Choisir comment vous les recevez'))]).toEqual([
      false,
      true,
    ]);
    const rows = main()
      .getAllByRole('heading', { level: 2 })
      .map((each) => each.closest('li') as HTMLElement);
    expect(rows.map(({ textContent }) => /Non lue/.test(textContent ?? ''))).toEqual([true, true, false]);
    expect(plain(rows[0]?.textContent)).toContain('Décisions sur vos fiches22 nov.');
    expect(main().getByRole('link', { name: message.title }).getAttribute('href')).toBe(message.path);
    expect(main().queryByRole('link', { name: read.title })).toBeNull();
    expect(main().getByRole('link', { name: 'Choisir comment vous les recevez' }).getAttribute('href')).toBe(
      pathTo('settingsNotices', 'fr'),
    );
    expect(asked).toEqual([{ language: 'FR', kind: null, unread: false, page: 1, perPage }]);
  });

  it('are filtered by the address', async () => {
    const router = await visit('?type=contact&show=unread');
    expect(titles()).toEqual([message.title]);
    expect(filters().closest('details')?.open).toBe(true);
    const current = within(filters())
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'true')
      .map(({ textContent }) => plain(textContent));
    expect(current).toEqual(['Non lues 2', 'Messages d’autres membres']);

    fireEvent.click(within(filters()).getByRole('link', { name: 'Messages d’autres membres' }));
    await waitFor(() => expect(titles()).toEqual([decided, message].map(titleOf)));
    fireEvent.click(within(filters()).getByRole('link', { name: 'Toutes' }));
    await waitFor(() => expect(titles()).toHaveLength(3));
    expect(router.state.location.search).toBe('');
  });

  it('of a kind that one has not got can be left again', async () => {
    await visit('?type=transfer');
    expect(main().getByText(/^Aucune notification ne correspond/)).toBeDefined();
    fireEvent.click(within(filters()).getByRole('link', { name: 'Propriété de vos structures' }));
    await waitFor(() => expect(titles()).toHaveLength(3));
  });

  it('are marked one by one and all at once, and the focus stays at the list', async () => {
    await visit('?show=unread');
    const button = main().getByRole('button', { name: `Marquer comme lue ${titleOf(decided)}` });
    fireEvent.click(button);
    await waitFor(() => expect(titles()).toEqual([message.title]));
    const rows = () => main().getByRole('heading', { level: 2 }).closest('ul');
    await waitFor(() => expect(document.activeElement).toBe(rows()?.parentElement));
    fireEvent.click(main().getByRole('button', { name: 'Tout marquer comme lu' }));
    await waitFor(() => expect(titles()).toEqual([]));
    expect(marked).toEqual([{ ids: [31] }, { all: true }]);
    expect(main().queryByRole('button')).toBeNull();
    const mark = document.querySelector('[popovertarget="notice-panel"]');
    await waitFor(() => expect(mark?.textContent).toBe('Notifications'));
  });

  it('are read when their link is followed', async () => {
    const router = await visit();
    fireEvent.click(main().getByRole('link', { name: titleOf(decided) }));
    await waitFor(() => expect(marked).toEqual([{ ids: [31] }]));
    await waitFor(() => expect(router.state.location.pathname).toBe(decided.path));
  });

  it('say that nothing was marked when the site does not answer', async () => {
    await visit();
    isDown = true;
    fireEvent.click(main().getByRole('button', { name: 'Tout marquer comme lu' }));
    expect(plain((await main().findByRole('alert')).textContent)).toContain('Rien n’a été marqué');
    expect(titles()).toHaveLength(3);
    isDown = false;
    fireEvent.click(main().getByRole('button', { name: 'Tout marquer comme lu' }));
    await waitFor(() => expect(main().queryByRole('alert')).toBeNull());
  });

  it('have pages, and a way back from one that is too high', async () => {
    total = perPage + 1;
    await visit('?type=contact&page=9');
    const pages = main().getByRole('navigation', { name: 'Pages de la liste' });
    expect(within(pages).getByRole('link', { name: 'Page précédente' }).getAttribute('href')).toBe(
      `${pathTo('notices', 'fr')}?type=contact&page=2`,
    );
    expect(within(pages).queryByRole('link', { name: 'Page suivante' })).toBeNull();
    fireEvent.click(within(pages).getByRole('link', { name: 'Page précédente' }));
    await waitFor(() => expect(plain(pages.textContent)).toContain('Page 2 sur 2'));
    fireEvent.click(within(pages).getByRole('link', { name: 'Page précédente' }));
    await waitFor(() => expect(plain(pages.textContent)).toBe('Page 1 sur 2Page suivante'));
    expect(asked.map(({ page }) => page)).toEqual([9, 2, 1]);
  });

  it('teach where there are none', async () => {
    items = [];
    await visit();
    expect(plain(document.getElementById('main')?.textContent)).toContain('tout arrivera ici');
    expect(main().queryByRole('navigation', { name: 'Pages de la liste' })).toBeNull();
    expect(main().queryByRole('button')).toBeNull();
  });
});
