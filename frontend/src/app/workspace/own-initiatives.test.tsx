// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pathTo } from '../../../shared/config/routes.ts';
import { openWorkspace, plain } from '../../testing/open-workspace.tsx';

const address = pathTo('ownInitiatives', 'fr');

const version = (language: 'FR' | 'EN', state: string, id: number | null, changedFields: string[] = []) => ({
  __typename: 'PasserelleLanguageVersion',
  language,
  state,
  changedFields,
  isSource: language === 'FR',
  id,
  path: null,
  title: null,
});
const draft = {
  __typename: 'PasserelleOwnRecord',
  id: 12,
  groupId: 12,
  version: 3,
  title: 'Un atelier',
  language: 'FR',
  status: 'pending_review',
  path: null,
  modifiedAt: '2026-11-20T10:00:00Z',
  waitingSince: null,
  waiting: null,
  allowedActions: ['save', 'submit', 'delete'],
  cover: null,
  moderation: {
    __typename: 'PasserelleModeration',
    status: 'to_edit',
    date: '2026-11-20T10:00:00Z',
    comment: 'Ajoutez une date.',
    field: null,
  },
  proposal: null,
  languageVersions: [version('FR', 'draft', 12), version('EN', 'missing', null)],
};
const decided = { ...draft.moderation, status: 'valid', comment: null };
const published = {
  ...draft,
  id: 14,
  groupId: 14,
  title: 'Un festival',
  status: 'publish',
  path: '/initiative/un-festival/',
  allowedActions: ['propose', 'offline', 'complete'],
  moderation: decided,
  languageVersions: [
    version('FR', 'up_to_date', 14),
    version('EN', 'outdated', 15, ['title', 'subtitle', 'unknown']),
  ],
};
const waiting = {
  ...draft,
  id: 16,
  groupId: 16,
  title: 'Une école',
  status: 'pending',
  waitingSince: '2026-11-18T09:00:00Z',
  waiting: { __typename: 'PasserelleWaiting', ahead: 3, usualDays: 4 },
  allowedActions: ['withdraw'],
  moderation: { ...decided, status: 'pending' },
  languageVersions: [version('FR', 'draft', 16), version('EN', 'missing', null)],
};

const fetched = vi.fn<typeof fetch>();
let items: object[];
/** Refusal of the next step. */
let refusal: object | undefined;
/** Bodies of the calls that were made, by path. */
let made: [string, unknown][];

beforeEach(() => {
  items = [draft, published, waiting];
  made = [];
  refusal = undefined;
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset().mockImplementation(async (input, options) => {
    const path = input as string;
    if (path.startsWith('/api/auth/'))
      return Response.json({ data: { authenticated: true, csrfToken: 't' } });
    made.push([path, JSON.parse((options?.body as string | undefined) ?? '{}')]);
    if (path.startsWith('/api/graphql')) {
      const list = { __typename: 'PasserelleOwnRecords', items, total: items.length, page: 1, perPage: 20 };
      const passerelleReference = {
        __typename: 'PasserelleReference',
        sectors: [],
        countries: [],
        logoSize: null,
      };
      const data = { passerelleOwnRecords: list, passerelleReference, passerelleInitiativeDraft: null };
      return Response.json({ data }, { headers: { 'x-account': '7' } });
    }
    if (refusal) return Response.json({ error: refusal }, { status: 409 });
    if (path.includes('duplicate')) return Response.json({ data: { id: 90, existing: false } });
    const offline = { ...published, status: 'private', version: 4, allowedActions: ['online'] };
    items = items.filter((row) => (row as typeof draft).id !== 14).concat(offline);
    return Response.json({ data: { id: 14, version: 4, status: 'private' } });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(search = '') {
  const router = await openWorkspace(address + search);
  await screen.findByRole('heading', { level: 1, name: 'Vos initiatives' });
  return router;
}

const row = (id: number) => {
  const found = document.querySelector<HTMLElement>(`[data-row="${id}"]`);
  if (!found) throw new Error(`No row ${id}`);
  return found;
};
const names = (id: number, role: 'button' | 'link') =>
  within(row(id))
    .queryAllByRole(role)
    .map((element) => plain(element.textContent));
const asked = () => made.filter(([path]) => path === '/api/graphql').map(([, body]) => body);

describe('the list of one’s own initiatives', () => {
  it('offers in each row what the content system allows', async () => {
    await open();
    expect([names(12, 'link'), names(12, 'button')]).toEqual([
      ['Compléter et soumettre Un atelier'],
      ['Traduire en anglais Un atelier', 'Supprimer Un atelier'],
    ]);
    expect([names(14, 'link'), names(14, 'button')]).toEqual([
      [
        'Un festival',
        'Ouvrir la version anglaise Un festival – Anglais',
        'Proposer une modification Un festival',
      ],
      ['Mettre hors ligne Un festival', 'Marquer comme terminée Un festival'],
    ]);
    expect([names(16, 'link'), names(16, 'button')]).toEqual([[], ['Retirer de la validation Une école']]);
  });

  it('offers to translate what is public, whose changes are proposals', async () => {
    items = [{ ...published, languageVersions: waiting.languageVersions }];
    await open();
    fireEvent.click(within(row(14)).getByRole('button', { name: /Traduire en anglais/ }));
    await waitFor(() =>
      expect(made.find(([path]) => path.includes('duplicate'))?.[1]).toEqual({ id: 14, language: 'en' }),
    );
    // Its form opens: what it asks for must not reach the next test.
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ variables: { id: 90 } }));
  });

  it('says status, comment, languages and age', async () => {
    await open();
    expect(row(12).textContent).toContain('À modifier');
    expect(plain(row(12).querySelector('blockquote')?.textContent)).toBe(
      'Commentaire du validateur, le 20 novembre 2026Ajoutez une date.',
    );
    expect(row(14).querySelector('blockquote')).toBeNull();
    const languages = [...row(14).querySelectorAll('li[data-state]')].map((item) => plain(item.textContent));
    expect(languages).toEqual([
      'Français à jour',
      'Ouvrir la version anglaise Un festival – Anglais traduit d’une version antérieure (modifié depuis : Titre, Sous-titre)',
    ]);
    expect(plain(row(16).textContent)).toContain(
      'En attente depuis 5 joursDélai habituel : 4 jours3 fiches avant celle-ci',
    );
  });

  it('asks for what the address says, and ignores the rest', async () => {
    await open('?status=pending&language=en&sort=waiting&page=2&userId=1');
    expect(asked()).toEqual([
      {
        operationId: expect.stringMatching(/^[0-9a-f]{16}$/) as string,
        variables: { type: 'initiative', status: 'pending', language: 'EN', sort: 'waiting', page: 2 },
      },
    ]);
  });

  it('puts the filters into the address, and leaves the focus where it is', async () => {
    const router = await open('?page=3');
    fireEvent.change(screen.getByLabelText('État'), { target: { value: 'draft' } });
    const button = screen.getByRole('button', { name: 'Appliquer' });
    button.focus();
    fireEvent.click(button);
    await waitFor(() => expect(router.state.location.search).toBe('?status=draft'));
    await waitFor(() => expect(asked()).toHaveLength(2));
    expect([router.state.location.pathname, document.activeElement]).toEqual([address, button]);
  });

  it('says that nothing matches the filters, and clears them but not the order', async () => {
    items = [];
    const router = await open('?status=draft&language=en&sort=waiting&page=2');
    expect(screen.getByText('Aucune fiche ne correspond à ces filtres.')).toBeTruthy();
    items = [draft];
    fireEvent.click(screen.getByRole('link', { name: 'Effacer les filtres' }));
    await waitFor(() => expect(router.state.location.search).toBe('?sort=waiting'));
    await waitFor(() => expect(row(12)).toBeTruthy());
    expect(screen.queryByText('Aucune fiche ne correspond à ces filtres.')).toBeNull();
  });

  it('leads back from a page after the last one, which has no number', async () => {
    await open('?page=3');
    const pages = within(screen.getByRole('navigation', { name: 'Pages de la liste' }));
    expect(pages.getByRole('link', { name: 'Page précédente' }).getAttribute('href')).toBe(address);
    expect(pages.queryByText(/sur 1/)).toBeNull();
  });

  it('takes a step, says so and shows the row as it now is', async () => {
    await open();
    const button = within(row(14)).getByRole('button', { name: /Mettre hors ligne/ });
    button.focus();
    fireEvent.click(button);
    const done = await screen.findByText(/« Un festival » est hors ligne/, { normalizer: plain });
    expect(made.filter(([path]) => path.includes('mutate'))).toEqual([
      ['/api/dashboard/initiatives/mutate-initiative', { action: 'offline', id: 14, version: 3 }],
    ]);
    await waitFor(() => expect(row(14).querySelector('[data-badge]')?.textContent).toBe('Hors ligne'));
    await waitFor(() => expect(names(14, 'button')).toEqual(['Remettre en ligne Un festival']));
    await waitFor(() => expect(document.activeElement).toBe(done));
    expect([...document.querySelectorAll('[data-changed]')]).toEqual([row(14)]);
  });

  it('says why a step was refused, and reads the list again', async () => {
    await open();
    refusal = { code: 'stale_version', message: 'Modifiée entre-temps.', fields: [] };
    fireEvent.click(within(row(16)).getByRole('button', { name: /Retirer/ }));
    expect(await screen.findByText('Modifiée entre-temps.')).toBeTruthy();
    await waitFor(() => expect(asked()).toHaveLength(2));
  });

  it('deletes after a dialog that names what goes', async () => {
    HTMLDialogElement.prototype.showModal ??= () => undefined;
    await open();
    fireEvent.click(within(row(12)).getByRole('button', { name: /Supprimer/ }));
    const dialog = document.querySelector('dialog');
    expect(made.some(([path]) => path.includes('mutate'))).toBe(false);
    expect(plain(dialog?.querySelector('h2')?.textContent ?? '')).toBe('Supprimer « Un atelier » ?');
    expect([...(dialog?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'La version française est supprimée, avec tous ses textes.',
      'Ses images, vidéos et documents sont supprimés, sauf ceux qu’utilisent d’autres fiches.',
    ]);
    fireEvent.click([...(dialog?.querySelectorAll('button') ?? [])][0] as HTMLElement);
    await waitFor(() =>
      expect(made.find(([path]) => path.includes('mutate'))?.[1]).toEqual({
        action: 'delete',
        id: 12,
        version: 3,
      }),
    );
  });

  it('starts a translation and opens its form', async () => {
    const router = await open();
    fireEvent.click(within(row(12)).getByRole('button', { name: /Traduire en anglais/ }));
    await waitFor(() =>
      expect(router.state.location.pathname).toBe(pathTo('editInitiative', 'fr', { id: '90' })),
    );
    expect(made.find(([path]) => path.includes('duplicate'))?.[1]).toEqual({ id: 12, language: 'en' });
  });

  it('begins with an invitation to write the first one', async () => {
    items = [];
    await open();
    const link = screen.getByRole('link', { name: 'Créer votre première initiative' });
    expect([link.getAttribute('href'), screen.queryByRole('search')]).toEqual([
      pathTo('newInitiative', 'fr'),
      null,
    ]);
  });
});
