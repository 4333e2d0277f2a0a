// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { pathTo } from '../../../shared/config/routes.ts';
import type { FavouritesQuery } from '../../../shared/graphql/generated/operations.ts';
import { openWorkspace, plain } from '../../testing/open-workspace.tsx';
import { refused, workspaceServer } from '../../testing/workspace-server.ts';

type Item = FavouritesQuery['passerelleFavourites']['items'][number];

const card = {
  __typename: 'PasserelleCard',
  aidType: null,
  audience: 'public',
  beneficiary: null,
  callFacts: null,
  callType: null,
  city: null,
  completed: false,
  countries: [],
  file: null,
  groupId: 11,
  id: 12,
  image: null,
  job: null,
  language: 'FR',
  level: null,
  locked: false,
  mode: null,
  openState: 'open',
  period: null,
  place: null,
  price: null,
  profileKind: null,
  publishedAt: '2026-11-01T10:00:00Z',
  resourceKind: null,
  sectors: [],
  slug: 'residence',
  structureType: null,
  summary: '',
  title: 'Résidence',
  type: 'call_for_application',
} as unknown as NonNullable<Item['card']>;

const call: Item = {
  card,
  createdAt: '2026-11-02T10:00:00Z',
  date: { at: '2026-12-20T18:00:00Z', kind: 'closing', zone: 'Africa/Dakar' },
  groupId: 11,
  id: 12,
  note: 'À relire',
  remind: true,
  type: 'call_for_application',
};
const past: Item = {
  ...call,
  card: { ...card, id: 22, groupId: 21, title: 'Gig', slug: 'gig', language: 'EN', type: 'event' },
  date: { at: '2026-11-20T18:00:00Z', kind: 'beginning', zone: null },
  groupId: 21,
  id: 22,
  note: '',
  type: 'event',
};
const gone: Item = {
  ...call,
  card: null,
  date: null,
  groupId: 31,
  id: 32,
  note: 'Ma note',
  type: 'resource',
};

let items: Item[];
let asked: unknown[];
let sent: { path: string; body: unknown }[];
let refusal: object | undefined;
let url: string | null;

const withNames = (item: Item) => ({
  ...item,
  __typename: 'PasserelleFavourite',
  date: item.date && { ...item.date, __typename: 'PasserelleFavouriteDate' },
});

beforeEach(() => {
  items = [call, past, gone];
  asked = [];
  sent = [];
  refusal = undefined;
  url = null;
});

function answerTo(path: string, body: unknown, effect?: () => object | undefined) {
  sent.push({ path, body });
  if (refusal) return refused(422, refusal);
  return effect?.() ?? {};
}

workspaceServer({
  data(variables: { sort?: string }) {
    if (variables.sort) asked.push(variables);
    const counts = [...new Set(items.map(({ type }) => type))].map((type) => ({
      __typename: 'PasserelleFavouriteCount',
      type,
      count: items.filter((item) => item.type === type).length,
    }));
    return {
      passerelleFavourites: {
        __typename: 'PasserelleFavourites',
        counts,
        items: items.map(withNames),
        page: 1,
        perPage: 24,
        total: items.length,
      },
      passerelleFavouriteFeed: { __typename: 'PasserelleFavouriteFeed', url },
    };
  },
  calls: {
    '/api/dashboard/favourites/update': (body: { id: number; note?: string; remind?: boolean }) =>
      answerTo('update', body, () => {
        const { note = null, remind = true } = items.find(({ id }) => id === body.id) ?? {};
        return { groupId: body.id, note: body.note ?? note, remind: body.remind ?? remind };
      }),
    '/api/dashboard/favourites/toggle': (body: { id: number; isFavourite: boolean }) =>
      answerTo('toggle', body, () => {
        items = body.isFavourite ? [call, ...items] : items.filter(({ id }) => id !== body.id);
        return { isFavourite: body.isFavourite };
      }),
    '/api/dashboard/favourites/feed': (body: { action: string }) =>
      answerTo('feed', body, () => {
        url = body.action === 'renew' ? 'https://passerelle.test/favoris/agenda.ics?hash=abc' : null;
        return { url };
      }),
  },
});

async function visit(search = ''): Promise<void> {
  await openWorkspace(pathTo('favourites', 'fr') + search);
  await screen.findByRole('heading', { level: 1, name: 'Vos favoris' });
}
const row = (groupId: number) =>
  document.querySelector<HTMLElement>(`[data-favourite-row="${groupId}"]`) as HTMLElement;
const text = (groupId: number) => plain(row(groupId).textContent);
const press = (place: HTMLElement, name: RegExp) =>
  fireEvent.click(within(place).getByRole('button', { name }));

const calendar = () => document.getElementById('calendar')?.closest('section') as HTMLElement;

describe('one’s favourites', () => {
  it('say what each is, until when, one’s note, and whether one is reminded', async () => {
    await visit();
    expect(text(11)).toContain('Appel à candidaturesRésidence');
    expect(text(11)).toContain('Clôture : 20 décembre 2026');
    expect(text(11)).toContain('À relire');
    expect(within(row(11)).getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
    expect(within(row(11)).getByRole('link', { name: 'Résidence' }).getAttribute('href')).toBe(
      '/appel-a-candidature/residence/',
    );
    // Its date is past: there is nothing to be reminded of.
    expect(text(21)).toContain('A commencé le');
    expect(within(row(21)).queryByRole('checkbox')).toBeNull();
    expect(within(row(21)).getByRole('link', { name: 'Gig' }).getAttribute('href')).toBe('/en/event/gig/');
    expect(within(row(21)).getByRole('heading').getAttribute('lang')).toBe('en');
    expect(text(31)).toContain('Contenu retiré');
    expect(within(row(31)).queryByRole('link')).toBeNull();
  });

  it('are filtered and ordered by the address', async () => {
    await visit('?type=event&show=coming&sort=date&page=3');
    expect(asked[0]).toEqual({ language: 'FR', type: 'event', coming: true, sort: 'date', page: 3 });
    const filters = screen.getByRole('navigation', { name: 'Filtres et ordre de la liste' });
    expect(plain(filters.textContent)).toContain('Tous 3');
    expect(
      within(filters)
        .getByRole('link', { name: /^Événements/ })
        .getAttribute('aria-current'),
    ).toBe('true');
    fireEvent.click(within(filters).getByRole('link', { name: /^Tous/ }));
    await waitFor(() =>
      expect(asked.at(-1)).toEqual({ language: 'FR', type: null, coming: true, sort: 'date', page: 1 }),
    );
  });

  it('are removed, and brought back with note and reminders', async () => {
    await visit();
    press(row(11), /^Retirer/);
    await waitFor(() => expect(row(11)).toBeNull());
    const undo = screen.getByRole('button', { name: 'Annuler le retrait' });
    await waitFor(() => expect(document.activeElement).toBe(undo));
    expect(document.body.textContent).toContain('n’est plus dans vos favoris');
    fireEvent.click(undo);
    await waitFor(() => expect(row(11)).not.toBeNull());
    expect(sent).toEqual([
      { path: 'toggle', body: { id: 12, isFavourite: false } },
      { path: 'toggle', body: { id: 12, isFavourite: true } },
      { path: 'update', body: { id: 12, note: 'À relire', remind: true } },
    ]);
    expect(screen.queryByRole('button', { name: 'Annuler le retrait' })).toBeNull();
  });

  it('that are not public any more can be removed, not brought back', async () => {
    await visit();
    press(row(31), /^Retirer/);
    await waitFor(() => expect(row(31)).toBeNull());
    expect(screen.queryByRole('button', { name: 'Annuler le retrait' })).toBeNull();
  });

  it('turn reminders off for one item', async () => {
    await visit();
    fireEvent.click(within(row(11)).getByRole('checkbox'));
    await waitFor(() => expect(document.body.textContent).toContain('note et rappels sont enregistrés'));
    expect(sent).toEqual([{ path: 'update', body: { id: 12, remind: false } }]);
  });

  it('have a note that is written, refused with what is wrong, and given up', async () => {
    await visit();
    press(row(21), /^Ajouter une note/);
    const field = within(row(21)).getByRole<HTMLTextAreaElement>('textbox');
    await waitFor(() => expect(document.activeElement).toBe(field));
    fireEvent.change(field, { target: { value: 'Trop long' } });
    refusal = {
      code: 'invalid_fields',
      message: 'Non.',
      fields: [{ path: 'note', code: 'too_long', message: 'Trop de caractères.' }],
    };
    press(row(21), /^Enregistrer/);
    await within(row(21)).findByText('Trop de caractères.');
    expect(within(row(21)).getByRole<HTMLTextAreaElement>('textbox').value).toBe('Trop long');
    refusal = undefined;
    press(row(21), /^Enregistrer/);
    await waitFor(() => expect(document.body.textContent).toContain('note et rappels sont enregistrés'));
    expect(sent.at(-1)).toEqual({ path: 'update', body: { id: 22, note: 'Trop long' } });
    press(row(11), /^Modifier la note/);
    press(row(11), /^Annuler/);
    expect(document.activeElement?.textContent).toContain('Modifier la note');
    expect(sent).toHaveLength(2);
  });

  it('teach where there are none', async () => {
    items = [];
    await visit();
    expect(document.getElementById('main')?.textContent).toContain('le cœur ajoute');
    expect(screen.getByRole('link', { name: 'Voir les événements' }).getAttribute('href')).toBe(
      '/evenement/',
    );
    expect(screen.queryByRole('navigation', { name: 'Filtres et ordre de la liste' })).toBeNull();
  });

  it('have a private calendar whose address is made, replaced and revoked', async () => {
    await visit();
    expect(document.querySelector('#calendar-address')).toBeNull();
    press(calendar(), /^Créer un lien privé/);
    await waitFor(() =>
      expect(document.querySelector<HTMLInputElement>('#calendar-address')?.value).toContain(
        'agenda.ics?hash=abc',
      ),
    );
    expect(within(calendar()).getByRole('link').getAttribute('href')).toMatch(/^webcal:/);
    await waitFor(() => expect(document.activeElement?.hasAttribute('data-confirmation')).toBe(true));
    press(calendar(), /^Remplacer/);
    await waitFor(() => expect(sent).toHaveLength(2));
    press(calendar(), /^Supprimer/);
    await waitFor(() => expect(document.querySelector('#calendar-address')).toBeNull());
    expect(sent.map(({ body }) => body)).toEqual([
      { action: 'renew' },
      { action: 'renew' },
      { action: 'revoke' },
    ]);
  });
});
