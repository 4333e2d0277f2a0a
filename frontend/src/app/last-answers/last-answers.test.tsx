// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signedInCookie } from '../../../shared/config/reader-cookies.ts';
import { pathTo } from '../../../shared/config/routes.ts';
import { openWorkspace, plain } from '../../testing/open-workspace.tsx';
import { workspaceServer } from '../../testing/workspace-server.ts';

const notice = {
  __typename: 'PasserelleNotice',
  id: 31,
  kind: 'contact',
  at: '2026-11-22T09:30:00Z',
  readAt: null,
  title: 'Awa vous écrit',
  text: 'Bonjour',
  path: '/annuaire/awa/',
  groupId: 21,
};
const perPage = 20;
const unavailable = { error: { code: 'content_system_unavailable', message: '' } };
const notFound = '/tableau-de-bord/rien/';

/** Undefined: WordPress answers. */
let failing: (() => Response | Promise<Response>) | undefined;

const server = workspaceServer({
  data: ({ page = 1 }: { page?: number }) => ({
    passerelleNotices: {
      __typename: 'PasserelleNotices',
      items: [notice],
      kinds: ['contact'],
      page,
      perPage,
      total: 1,
      unread: 1,
    },
  }),
});

const signInAs = (value: string): void => void (document.cookie = `${signedInCookie}=${value}; path=/`);
const signOut = (): void => void (document.cookie = `${signedInCookie}=; path=/; max-age=0`);
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const note = () =>
  [...document.querySelectorAll('[data-kind="failure"] > span')].map((each) => plain(each.textContent));

/** All notices were shown, and another screen after them. */
async function leaveNotices() {
  const router = await openWorkspace(pathTo('notices', 'fr'));
  await heading('Vos notifications');
  await router.navigate(notFound);
  await heading('Page introuvable');
  const answers = server.getMockImplementation();
  server.mockImplementation(
    async (...request) => failing?.() ?? (await answers?.(...request)) ?? Response.error(),
  );
  return router;
}

beforeEach(() => {
  failing = undefined;
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T10:00:00Z') });
  signInAs('of-awa');
});
afterEach(() => {
  vi.useRealTimers();
  signOut();
});

describe('a screen that was shown before', () => {
  it.each([
    ['WordPress does not answer', () => Response.json(unavailable, { status: 503 })],
    ['the proxy waits too long', () => Response.json({}, { status: 504 })],
    ['there is no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('is shown again when %s, and says since when it has not been updated', async (_case, fail) => {
    const router = await leaveNotices();
    failing = fail;
    vi.setSystemTime(new Date('2026-11-23T11:30:00Z'));
    await router.navigate(pathTo('notices', 'fr'));
    await heading('Vos notifications');
    expect(screen.getAllByText(notice.title)).not.toEqual([]);
    await waitFor(() => expect(note()).toHaveLength(1));
    expect(note()[0]).toMatch(/^Le site ne répond pas : cet écran n’a pas été actualisé depuis \d{1,2} h/);

    failing = undefined;
    await router.revalidate();
    await waitFor(() => expect(note()).toEqual([]));
    expect(screen.getAllByText(notice.title)).not.toEqual([]);
  });

  it('names the day when it is another one', async () => {
    const router = await leaveNotices();
    failing = () => Response.json(unavailable, { status: 503 });
    vi.setSystemTime(new Date('2026-11-24T09:30:00Z'));
    await router.navigate(pathTo('notices', 'fr'));
    await waitFor(() => expect(note()[0]).toContain('depuis le 23 novembre 2026 à'));
  });

  it.each<[string, () => void, (() => Response) | undefined]>([
    ['another person is signed in', () => signInAs('of-kofi'), undefined],
    ['the person has signed out', signOut, undefined],
    ['it is older than a day', () => vi.setSystemTime(new Date('2026-11-24T10:00:01Z')), undefined],
    [
      'WordPress refuses it',
      () => undefined,
      () => Response.json({ error: { code: 'forbidden', message: '' } }, { status: 403 }),
    ],
  ])('is not shown again when %s', async (_case, change, answer) => {
    const router = await leaveNotices();
    failing = answer ?? (() => Response.json(unavailable, { status: 503 }));
    change();
    await router.navigate(pathTo('notices', 'fr'));
    await heading(answer ? 'Interdit' : 'Le site est momentanément indisponible');
    expect(document.body.textContent).not.toContain(notice.title);
    expect(note()).toEqual([]);
  });

  it('is another one than a screen with other questions', async () => {
    const router = await leaveNotices();
    failing = () => Response.json(unavailable, { status: 503 });
    await router.navigate(`${pathTo('notices', 'fr')}?page=2`);
    await heading('Le site est momentanément indisponible');
    expect(document.body.textContent).not.toContain(notice.title);
  });
});
