// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserQuery } from '../../graphql/client/browser-query.ts';
import { createClient } from '../../graphql/client/create-client.ts';
import { clientContext } from '../../graphql/client/load.ts';
import { languageContext, type Site, visitContext } from '../../lib/site.ts';
import { sampleHome } from '../../testing/sample-home.ts';
import { sampleUser, withTypeNames } from '../../testing/sample-user.ts';
import { loadNamespaces } from '../namespaces.ts';
import { guarded } from './guard.ts';
import { NoticeStore } from './notice-store.ts';
import { createWorkspaceRoutes } from './routes.tsx';
import { frameNamespaces } from '../../../shared/config/workspace-texts.ts';
import { WorkspaceApp } from './workspace-app.tsx';

const person = withTypeNames(sampleUser);
const visit = { id: 7, firstName: 'Awa', lastName: 'Sarr', isOnboarded: true, csrfToken: 'token' };
const site: Site = {
  language: 'fr',
  origin: 'https://passerelle.test',
  environment: 'production',
  dataLight: false,
  requestId: 'request',
  now: 0,
  visit,
};
const space = '/tableau-de-bord/pour-vous/';
const held = {
  ROOT_QUERY: { __typename: 'Query', passerelleUser: { __ref: 'PasserelleUser:7' } },
  'PasserelleUser:7': person,
};
const answer = (data: object, headers: Record<string, string> = { 'x-account': '7' }): Response =>
  Response.json({ data }, { headers });
const refusal = (status: number, code: string): Response =>
  Response.json({ error: { code, message: code, fields: [] } }, { status });

const fetched = vi.fn<typeof fetch>();
const signInAgain = vi.fn<() => Promise<boolean>>();
const onOtherAccount = vi.fn<() => void>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset().mockImplementation(async () => answer({ passerelleUser: person, ...sampleHome }));
  signInAgain.mockReset().mockResolvedValue(false);
  onOtherAccount.mockReset();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

interface OpenOptions {
  at?: string;
  cache?: object | undefined;
  isVisitor?: boolean;
}

/** The workspace in a browser, its router in memory. */
async function open({ at = space, cache = held, isVisitor = false }: OpenOptions = {}) {
  const i18n = await loadNamespaces('fr', frameNamespaces);
  const ask = browserQuery({ owner: '7', signInAgain, onOtherAccount });
  const client = createClient({ executeQuery: ask, ...(cache ? { cache: cache as never } : {}) });
  const notices = new NoticeStore();
  const router = createMemoryRouter(createWorkspaceRoutes('fr'), {
    initialEntries: [at],
    getContext: () => {
      const context = new RouterContextProvider();
      context.set(languageContext, 'fr');
      context.set(visitContext, isVisitor ? undefined : visit);
      context.set(clientContext, client);
      return context;
    },
  });
  render(
    <WorkspaceApp site={site} i18n={i18n} client={client} notices={notices}>
      <RouterProvider router={router} />
    </WorkspaceApp>,
    { container: document as unknown as HTMLElement },
  );
  return { router, client, notices };
}

/** Screens are modules that are fetched first, which takes long on a busy machine. */
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the router of the workspace', () => {
  it('shows the screen of a URL, queried by operation id as the user', async () => {
    await open();
    expect(await heading('Pour vous')).toBeTruthy();
    const [address, options] = fetched.mock.calls[0] ?? [];
    expect([address, options?.method]).toEqual(['/api/graphql', 'POST']);
    expect(JSON.parse(options?.body as string)).toEqual({
      operationId: expect.stringMatching(/^[0-9a-f]{16}$/),
      variables: {},
    });
  });

  it('reads the cache of the page first', async () => {
    await open({ at: '/tableau-de-bord/rien/' });
    expect(await heading('Page introuvable')).toBeTruthy();
    expect(fetched).not.toHaveBeenCalled();
  });

  it('updates a changed record wherever it is shown', async () => {
    const { client } = await open();
    await heading('Pour vous');
    client.cache.modify({ id: 'PasserelleUser:7', fields: { firstName: () => 'Aïssatou' } });
    expect(await screen.findByText('Bonjour Aïssatou')).toBeTruthy();
  });

  it('announces the screen, moves the focus to its name and drops the notices of the one before', async () => {
    const { router, notices } = await open({ at: '/tableau-de-bord/rien/' });
    await heading('Page introuvable');
    notices.add('success', 'C’est fait.');
    expect(await screen.findByText('C’est fait.')).toBeTruthy();
    await router.navigate(space);
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Pour vous' })),
    );
    expect(document.querySelector('[data-announcer]')?.textContent).toContain('Pour vous');
    expect(screen.queryByText('C’est fait.')).toBeNull();
  });
});

describe('an error', () => {
  it.each([
    ['nobody answers', () => Promise.reject(new TypeError('Failed to fetch')), 'Vous êtes hors connexion'],
    ['the session is over', async () => refusal(401, 'session_expired'), 'Votre session a expiré'],
    [
      'WordPress is away',
      async () => refusal(503, 'content_system_unavailable'),
      'Le site est momentanément indisponible',
    ],
    ['the server fails', async () => refusal(500, 'server_error'), 'Une erreur est survenue'],
    ['it is not allowed', async () => refusal(403, 'forbidden'), 'Interdit'],
  ])('is shown instead of the screen when %s, and the frame remains', async (_case, respond, title) => {
    fetched.mockImplementation(respond);
    await open();
    expect(await heading(title)).toBeTruthy();
    expect(screen.getAllByRole('navigation', { name: 'Votre espace' }).length).toBeGreaterThan(0);
  });

  it('is tried again when the connection is back', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await open();
    await heading('Vous êtes hors connexion');
    // The screen of the error may listen a moment after it shows.
    await waitFor(() => {
      dispatchEvent(new Event('online'));
      expect(fetched.mock.calls.length).toBeGreaterThan(1);
    });
    expect(await heading('Pour vous')).toBeTruthy();
  });

  it('continues after a new sign-in', async () => {
    fetched.mockResolvedValueOnce(refusal(401, 'session_expired'));
    signInAgain.mockResolvedValue(true);
    await open();
    expect(await heading('Pour vous')).toBeTruthy();
    expect([fetched.mock.calls.length, signInAgain.mock.calls.length]).toEqual([4, 1]);
  });

  it('shows no data of another account', async () => {
    fetched.mockResolvedValue(answer({ passerelleUser: { ...person, id: 8 } }, { 'x-account': '8' }));
    const { client } = await open();
    await heading('Votre session a expiré');
    expect(onOtherAccount).toHaveBeenCalled();
    expect(Object.keys(client.extract() as object)).not.toContain('PasserelleUser:8');
  });
});

/** Navigates to a screen for these people. @returns the outcome */
const run = (who: Parameters<typeof guarded>[0], isVisitor = false) => {
  const context = new RouterContextProvider();
  context.set(languageContext, 'fr');
  context.set(visitContext, isVisitor ? undefined : visit);
  context.set(clientContext, createClient({ executeQuery: async () => ({ passerelleUser: person }) }));
  const request = new Request(`https://passerelle.test${space}?page=2`);
  const loader = guarded(who, () => 'loaded');
  return Promise.resolve(loader({ context, request, params: {} } as never, undefined)).catch(
    (thrown: unknown) => thrown,
  );
};

describe('guards', () => {
  it('admit users with the right', async () => {
    expect(await run({ roles: ['beneficiaire'] })).toBe('loaded');
  });

  it('reject users without it', async () => {
    expect(await run({ roles: ['moderateur'] })).toMatchObject({ init: { status: 403 } });
  });

  it('lead visitors to the sign-in page and back', async () => {
    const thrown = (await run({}, true)) as Response;
    expect([thrown.status, thrown.headers.get('location')]).toEqual([
      302,
      `/se-connecter/?next=${encodeURIComponent(`${space}?page=2`)}`,
    ]);
  });
});

it('every row of the route table has its screen', async () => {
  const { loadScreen } = await import('./screens.ts');
  const { workspaceIds } = await import('../../../shared/config/routes.ts');
  const loaded = await Promise.all(workspaceIds.map((id) => loadScreen(id)));
  expect(loaded.map(({ Component }) => typeof Component)).toEqual(workspaceIds.map(() => 'function'));
  await expect(loadScreen('home')).rejects.toThrow('No screen for home');
});
