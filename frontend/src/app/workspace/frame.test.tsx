// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pathTo } from '../../../shared/config/routes.ts';
import { openWorkspace, plain } from '../../testing/open-workspace.tsx';
import { sampleUser, withTypeNames } from '../../testing/sample-user.ts';

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset().mockImplementation(async (_input, options) => {
    const { variables = {} } = JSON.parse((options?.body as string) ?? '{}') as {
      variables?: { text?: string };
    };
    const title = {
      __typename: 'PasserelleOwnTitle',
      id: 21,
      language: 'FR',
      status: 'draft',
      title: 'L’Été à Kayes',
      type: 'initiative',
    };
    const empty = { __typename: 'PasserelleOwnRecords', items: [], page: 1, perPage: 20, total: 0 };
    const data =
      variables.text === undefined
        ? { passerelleUser: withTypeNames(sampleUser), passerelleOwnRecords: empty }
        : { passerelleOwnTitles: [title] };
    return Response.json({ data }, { headers: { 'x-account': '7' } });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(path = pathTo('ownInitiatives', 'fr')) {
  const router = await openWorkspace(path);
  await screen.findByRole('heading', { level: 1 }, { timeout: 20_000 });
  return router;
}

describe('the frame', () => {
  it('names the screens above, and the present one last', async () => {
    await open();
    const trail = screen.getByRole('navigation', { name: 'Fil d’Ariane' });
    const steps = within(trail).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual(['Votre espace', 'Vos initiatives']);
    expect(within(trail).getByRole('link').getAttribute('href')).toBe(pathTo('forYou', 'fr'));
    expect(trail.querySelector('[aria-current="page"]')?.textContent).toBe('Vos initiatives');
  });

  it('has none on the first screen', async () => {
    await open(pathTo('forYou', 'fr'));
    expect(screen.queryByRole('navigation', { name: 'Fil d’Ariane' })).toBeNull();
  });

  it('teaches what an empty list is for', async () => {
    await open();
    const main = within(screen.getByRole('main'));
    expect(main.getAllByRole('listitem').map(({ textContent }) => plain(textContent))).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Commencez par un titre :/)]),
    );
  });

  it('begins what the person may begin', async () => {
    await open();
    const menu = document.querySelector('#new-menu') as HTMLElement;
    const links = [...menu.querySelectorAll('a')];
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Nouvelle initiative',
      'Nouvel événement',
      'Nouvelle ressource',
      'Nouvelle structure',
    ]);
  });

  it('finds a record by its title with the keyboard, and opens it', async () => {
    const router = await open();
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    const field = await screen.findByRole('combobox', {}, { timeout: 20_000 });
    fireEvent.change(field, { target: { value: 'kayes' } });
    const option = await screen.findByRole('option', { name: /Kayes/ }, { timeout: 20_000 });
    fireEvent.click(option);
    await waitFor(() =>
      expect(router.state.navigation.location?.pathname ?? router.state.location.pathname).toBe(
        pathTo('editInitiative', 'fr', { id: '21' }),
      ),
    );
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('closes the search with Escape while it has text', async () => {
    await open();
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    const field = await screen.findByRole('combobox', {}, { timeout: 20_000 });
    fireEvent.change(field, { target: { value: 'kayes' } });
    fireEvent.keyDown(field, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  });
});
