// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { pathTo } from '../../../shared/config/routes.ts';
import { openWorkspace, plain } from '../../testing/open-workspace.tsx';
import { ownRow, proposalRow, queueCounts, queueFilters, queueRow } from '../../testing/sample-queue.ts';
import { workspaceServer } from '../../testing/workspace-server.ts';

const address = pathTo('moderations', 'fr');
const validator = ['moderate_content'];

let items: (typeof queueRow)[];
/** Variables of the queries of the list that were made. */
let asked: unknown[];
/** Codes of the refusals, by id. */
let refused: Record<number, string>;

beforeEach(() => {
  items = [queueRow, proposalRow, ownRow];
  asked = [];
  refused = {};
});

const fetched = workspaceServer({
  data(variables: { page?: number }) {
    if (variables.page) asked.push(variables);
    return {
      passerelleModerationQueue: {
        __typename: 'PasserelleModerationQueue',
        items,
        total: items.length && 45,
        page: variables.page ?? 1,
        perPage: 20,
      },
      passerelleModerationCounts: queueCounts,
      passerelleOpenReports: 3,
      ...queueFilters,
    };
  },
  calls: {
    '/api/moderations/update-status': (body: DecidedBody) => ({ results: body.items.map(resultOf) }),
  },
});

interface DecidedBody {
  items: { id: number; version: number }[];
}

/** Approved, unless it is refused. */
const resultOf = ({ id, version }: DecidedBody['items'][number]) => {
  const code = refused[id];
  const error = code === undefined ? null : { code, moderationStatus: null, moderator: null, date: null };
  return { id, ok: !error, status: error ? 409 : 200, version, moderationStatus: 'valid', error };
};

async function open(search = '', capabilities = validator) {
  const router = await openWorkspace(address + search, capabilities);
  await screen.findByRole('heading', { level: 1 });
  return router;
}

const row = (key: string) => {
  const found = document.querySelector<HTMLElement>(`[data-row="${key}"]`);
  if (!found) throw new Error(`No row ${key}`);
  return found;
};
const usual = { language: 'FR', status: 'pending', sort: 'oldest', page: 1 };
const rail = () => within(screen.getAllByRole('navigation', { name: 'Votre espace' })[0] as HTMLElement);

describe('the list of validators', () => {
  it('is for those who decide, and in their navigation, with what waits', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Vos validations');
    const entry = rail().getByRole('link', { name: /Vos validations/ });
    expect(plain(entry.textContent)).toBe('Vos validations15, 12 fiches à valider, 3 signalements à traiter');
  });

  it('is neither asked for nor offered to anybody else', async () => {
    await open('', []);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Interdit');
    expect(rail().queryByRole('link', { name: /Vos validations/ })).toBeNull();
    expect(fetched).not.toHaveBeenCalled();
  });

  it('says what each record is, whose, where, and since when it waits', async () => {
    await open();
    expect(plain(row('21 record').textContent)).toBe(
      'InitiativeUn atelier de danseFR cette versionEN pas encore traduiteAuteurAwa SarrPaysSénégalEn attente depuis 5 jours',
    );
    const text = plain(row('22 proposal').textContent);
    expect(text).toContain('ÉvénementModification proposée');
    expect(text).toContain('EN A meeting');
    expect(text).toContain('Fatou Ba consulte cette fiche en ce moment.');
    expect(text).toContain('Renvoyée à l’auteur le 10 novembre 2026 par Moussa DiopPrécisez le lieu.');
  });

  it('asks for what the address says, and ignores the rest', async () => {
    await open('?type=event&country=SN&page=2&sort=newest&userId=1');
    expect(asked).toEqual([
      { language: 'FR', type: 'event', country: 'SN', status: 'pending', sort: 'newest', page: 2 },
    ]);
  });

  it('has a tab for each type with what waits of it, which keeps the filters', async () => {
    const router = await open('?country=SN&page=2');
    const tabs = within(screen.getByRole('navigation', { name: 'Types de fiches' }));
    expect(tabs.getAllByRole('link').map((link) => plain(link.textContent))).toEqual([
      'Tout 12 en attente',
      'Membres 0 en attente',
      'Initiatives 2 en attente',
      'Événements 4 en attente',
      'Ressources 6 en attente',
    ]);
    expect(tabs.getByRole('link', { current: true }).textContent).toContain('Tout');
    fireEvent.click(tabs.getByRole('link', { name: /Événements/ }));
    await waitFor(() => expect(router.state.location.search).toBe('?type=event&country=SN'));
    await waitFor(() => expect(asked.at(-1)).toEqual({ ...usual, type: 'event', country: 'SN' }));
    await waitFor(() =>
      expect(tabs.getByRole('link', { current: true }).textContent).toContain('Événements'),
    );
  });

  it('puts the filters into the address, and leaves the focus where it is', async () => {
    const router = await open('?type=event&page=3');
    fireEvent.change(screen.getByLabelText('Pays'), { target: { value: 'FR' } });
    fireEvent.change(screen.getByLabelText('Secteur'), { target: { value: 'hip_hop' } });
    fireEvent.change(screen.getByLabelText('Décision précédente de'), { target: { value: '4' } });
    fireEvent.click(screen.getByLabelText(/En retard seulement/));
    const button = screen.getByRole('button', { name: 'Appliquer' });
    button.focus();
    fireEvent.click(button);
    const search = '?type=event&country=FR&sector=hip_hop&validator=4&overdue=true';
    await waitFor(() => expect(router.state.location.search).toBe(search));
    expect([router.state.location.pathname, document.activeElement]).toEqual([address, button]);
    fireEvent.click(await screen.findByRole('link', { name: 'Effacer les filtres' }));
    await waitFor(() => expect(router.state.location.search).toBe('?type=event'));
  });

  it('lists what one member has submitted, by name', async () => {
    const router = await open();
    fireEvent.click(within(row('21 record')).getByRole('link', { name: 'Awa Sarr' }));
    await waitFor(() => expect(router.state.location.search).toBe('?member=31'));
    await waitFor(() => expect(asked.at(-1)).toEqual({ ...usual, member: 31 }));
    const filters = document.querySelector('search');
    await waitFor(() => expect(filters?.textContent).toContain('Awa Sarr Retirer ce membre du filtre'));
  });

  it.each([
    ['', 'Aucune fiche n’attend votre décision.'],
    ['?country=SN', 'Aucune fiche ne correspond à ces filtres.'],
  ])('says that there is nothing (%s)', async (search, text) => {
    items = [];
    await open(search);
    expect(screen.getByText(text)).toBeTruthy();
  });

  it('lists what could not be decided on, with a link to what is still there', async () => {
    const first = { ...queueRow, id: 31, title: 'Changée' };
    items = [queueRow, first, { ...queueRow, id: 32, title: 'Retirée' }];
    refused = { 31: 'stale_version', 32: 'not_found' };
    await open('?country=SN');
    fireEvent.click(screen.getByLabelText('Sélectionner les 3 fiches de cette page'));
    fireEvent.click(screen.getByRole('button', { name: 'Décider de la sélection' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByLabelText('Approuver et publier'));
    fireEvent.click(dialog.getByRole('button', { name: 'Envoyer la décision pour 3 fiches' }));
    const results = await screen.findByRole('region', { name: '1 décision prise' });
    await waitFor(() => expect(document.activeElement).toBe(results));
    expect(within(results).getAllByRole('listitem')).toHaveLength(2);
    expect(
      within(results)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([['Changée', `${pathTo('moderateInitiative', 'fr', { id: '31' })}?country=SN`]]);
    expect(results.textContent).toContain('Retirée');
  });

  it('has pages, which keep the filters', async () => {
    await open('?type=event&page=2');
    const pages = within(screen.getByRole('navigation', { name: 'Pages de la liste' }));
    expect(pages.getByText('Page 2 sur 3')).toBeTruthy();
    expect(pages.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Page précédente', `${address}?type=event`],
      ['Page suivante', `${address}?type=event&page=3`],
    ]);
  });

  it('shows an error in its place', async () => {
    fetched.mockImplementation(async () =>
      Response.json({ error: { code: 'rights_moderate', message: 'Non.' } }, { status: 403 }),
    );
    await open();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Interdit');
  });
});
