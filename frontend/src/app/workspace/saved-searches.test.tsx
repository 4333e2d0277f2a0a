// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { pathTo } from '../../../shared/config/routes.ts';
import type { SavedSearch } from '../../features/saved-searches/search-address.ts';
import { openWorkspace, plain } from '../../testing/open-workspace.tsx';
import { refused, workspaceServer } from '../../testing/workspace-server.ts';

const calls: SavedSearch = {
  alert: 'weekly',
  createdAt: '2026-11-02T10:00:00Z',
  filters: [
    { filter: 'country', values: ['SN', 'ML'] },
    { filter: 'status', values: ['open'] },
    { filter: 'type', values: ['call_for_application'] },
  ],
  id: 3,
  language: 'FR',
  literal: [],
  name: 'Appels ouverts au Sénégal',
  q: 'musique',
};
const people: SavedSearch = {
  ...calls,
  alert: 'never',
  filters: [{ filter: 'kind', values: ['person'] }],
  id: 2,
  language: 'EN',
  literal: ['open'],
  name: 'Open designers',
  q: 'open designer',
};

let items: SavedSearch[];
let sent: { path: string; body: unknown }[];
let refusal: object | undefined;

beforeEach(() => {
  items = [calls, people];
  sent = [];
  refusal = undefined;
});

function answerTo(path: string, body: unknown, effect: () => void) {
  sent.push({ path, body });
  if (refusal) return refused(422, refusal);
  effect();
  return { items: items.map(({ id }) => ({ id })) };
}

workspaceServer({
  data() {
    return {
      passerelleSavedSearches: {
        __typename: 'PasserelleSavedSearches',
        items: items.map((item) => ({
          ...item,
          __typename: 'PasserelleSavedSearch',
          filters: item.filters.map((filter) => ({ ...filter, __typename: 'PasserelleSavedFilter' })),
        })),
      },
    };
  },
  calls: {
    '/api/dashboard/saved-searches/save': (body: {
      id?: number;
      name: string;
      alert: SavedSearch['alert'];
    }) =>
      answerTo('save', body, () => {
        items = body.id
          ? items.map((item) =>
              item.id === body.id ? { ...item, name: body.name, alert: body.alert } : item,
            )
          : [{ ...calls, id: 9, name: body.name, alert: body.alert }, ...items];
      }),
    '/api/dashboard/saved-searches/delete': (body: { id: number }) =>
      answerTo('delete', body, () => {
        items = items.filter(({ id }) => id !== body.id);
      }),
  },
});

async function visit(search = ''): Promise<void> {
  await openWorkspace(pathTo('savedSearches', 'fr') + search);
  await screen.findByRole('heading', { level: 1, name: 'Vos recherches' });
}
const row = (id: number) => document.querySelector<HTMLElement>(`[data-saved-search="${id}"]`) as HTMLElement;
const hrefs = (id: number) =>
  within(row(id))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
const press = (place: HTMLElement, name: RegExp) =>
  fireEvent.click(within(place).getByRole('button', { name }));
const saveForm = () => document.getElementById('save-search')?.closest('section') as HTMLElement;

describe('saved searches', () => {
  it('lead to their lists, feeds and calendars, in the language of the search', async () => {
    await visit();
    const query = '?q=musique&status=open&country=SN&country=ML';
    expect(hrefs(3)).toEqual([
      `/appel-a-candidature/${query}`,
      `/appel-a-candidature/flux.xml${query}`,
      `/appel-a-candidature/agenda.ics${query}`,
    ]);
    const words = '?q=open+designer&literal=open&kind=person';
    expect(hrefs(2)).toEqual([
      `/en/search/${words}`,
      `/en/search/feed.xml${words}`,
      `/en/search/calendar.ics${words}`,
    ]);
    expect(plain(row(3).textContent)).toContain('Alerte chaque semaine · enregistrée le 2 novembre 2026');
    expect(plain(row(2).textContent)).toContain('Pas d’alerte');
  });

  it('are saved from the address of a list, under the name that it proposes', async () => {
    const list = '/en/event/?q=kora&country=SN&page=3&sort=title_asc&nonsense=1';
    await visit(`?${new URLSearchParams({ search: list, name: 'Koras' })}`);
    const field = within(saveForm()).getByRole<HTMLInputElement>('textbox');
    expect(field.value).toBe('Koras');
    refusal = {
      code: 'invalid_fields',
      message: 'Non.',
      fields: [{ path: 'name', code: 'required', message: 'Champ requis.' }],
    };
    press(saveForm(), /^Enregistrer/);
    await within(saveForm()).findByText('Champ requis.');
    expect(document.activeElement).toBe(field);
    refusal = undefined;
    fireEvent.change(within(saveForm()).getByRole('combobox'), { target: { value: 'now' } });
    press(saveForm(), /^Enregistrer/);
    await waitFor(() => expect(row(9)).not.toBeNull());
    await waitFor(() => expect(saveForm()).toBeUndefined());
    expect(sent.at(-1)).toMatchObject({
      path: 'save',
      body: {
        name: 'Koras',
        alert: 'now',
        query: { language: 'en', filter: { q: 'kora', type: 'event', countries: ['SN'], literal: [] } },
      },
    });
  });

  it.each([
    '/parametres/',
    'https://evil.example/evenement/',
    '//evil.example/',
    '/evenement/x/',
    'evenement',
  ])('are not saved from what is no list: %s', async (address) => {
    await visit(`?${new URLSearchParams({ search: address, name: 'Non' })}`);
    expect(document.getElementById('save-search')).toBeNull();
  });

  it('are renamed, timed and deleted', async () => {
    await visit();
    press(row(2), /^Modifier/);
    fireEvent.change(within(row(2)).getByRole('textbox'), { target: { value: 'Designers' } });
    fireEvent.change(within(row(2)).getByRole('combobox'), { target: { value: 'daily' } });
    press(row(2), /^Enregistrer/);
    await waitFor(() => expect(plain(row(2).textContent)).toContain('Alerte chaque jour'));
    expect(sent).toEqual([{ path: 'save', body: { id: 2, name: 'Designers', alert: 'daily' } }]);
    press(row(2), /^Supprimer/);
    await waitFor(() => expect(row(2)).toBeNull());
    expect(sent.at(-1)).toEqual({ path: 'delete', body: { id: 2 } });
  });

  it('say what went wrong with all of them', async () => {
    await visit();
    refusal = { code: 'not_found', message: 'Introuvable.', fields: [] };
    press(row(3), /^Supprimer/);
    await screen.findByText('Introuvable.');
    expect(row(3)).not.toBeNull();
  });

  it('teach where there are none', async () => {
    items = [];
    await visit();
    expect(document.getElementById('main')?.textContent).toContain('Aucune recherche enregistrée');
    expect(screen.getByRole('link', { name: 'Rechercher' }).getAttribute('href')).toBe('/recherche/');
  });
});
