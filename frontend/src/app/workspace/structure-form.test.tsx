// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { previewLink } from '../../../shared/config/calls/content-calls.ts';
import { pathTo } from '../../../shared/config/routes.ts';
import { openWorkspace, plain } from '../../testing/open-workspace.tsx';
import { asCallAnswers, sampleReference } from '../../testing/sample-draft.ts';
import { reduceImage } from '../../lib/images/reduce-image.ts';
import { sampleStructure } from '../../testing/sample-structure.ts';
import { refused, workspaceServer } from '../../testing/workspace-server.ts';

vi.mock('../../lib/images/reduce-image.ts');

const address = pathTo('structureForm', 'fr');
const other = {
  __typename: 'PasserelleSimilarStructure',
  id: 40,
  name: 'Potières de Kolda',
  language: 'FR',
  city: 'Kolda',
  country: 'SN',
  path: '/annuaire/potieres-de-kolda/',
  canAsk: true,
  membershipStatus: null as string | null,
};
const preview = { url: '/apercu/?hash=x', expiresAt: '2026-11-30T10:00:00Z' };
let current: typeof sampleStructure;
let hasProfile: boolean;
let refusal: { status: number; error: object } | undefined;
let writes: unknown[];
let similar: (typeof other)[];
let logoSize: object | null;

beforeEach(() => {
  current = sampleStructure;
  hasProfile = true;
  refusal = undefined;
  writes = [];
  similar = [];
  logoSize = null;
});

function write(name: string, { input, ...body }: { input?: object }) {
  writes.push([name, body, input]);
}

function save(name: string, body: { input?: object; action: string }) {
  write(name, body);
  if (refusal) return refused(refusal.status, refusal.error);
  const status = { publish: 'publish', offline: 'private' }[body.action] ?? current.status;
  const allowedActions = status === 'private' ? ['save', 'online'] : current.allowedActions;
  current = { ...current, ...body.input, status, allowedActions, version: current.version + 1 };
  const { languageVersions: _, ...answer } = current;
  return asCallAnswers(answer);
}

workspaceServer({
  data: () => ({
    passerelleReference: { ...sampleReference, logoSize },
    passerelleStructureDraft: current,
    passerelleOwnMemberships: [],
    passerelleSimilarStructures: similar,
    passerelleUser: { __typename: 'PasserelleUser', id: 7, hasPublishedProfile: hasProfile },
  }),
  calls: {
    [previewLink.path](body: object) {
      write('link', body);
      return preview;
    },
    '/api/directory/person/putStatutCommunity': (body: object) => {
      write('putStatutCommunity', body);
      similar = [{ ...other, canAsk: false, membershipStatus: 'pretender' }];
      return { membership: { role: 'member', status: 'pretender' } };
    },
    '/api/directory/structures/postStructure': (body: { action: string }) => save('postStructure', body),
    '/api/directory/structures/putStructure': (body: { action: string }) => save('putStructure', body),
  },
});

async function open(search = '') {
  const router = await openWorkspace(address + search);
  const name = await screen.findByLabelText<HTMLInputElement>(/^Nom de la structure/);
  await waitFor(() => expect(name.readOnly).toBe(false));
  return { router, name };
}
const text = () => plain(document.body.textContent);
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('the form of a structure', () => {
  it('makes a draft at the first words, and has its address from then on', async () => {
    const { router, name } = await open();
    expect(text()).toContain('Nouvelle structure');
    fireEvent.change(name, { target: { value: 'Les Potières' } });
    fireEvent.blur(name);
    await waitFor(() => expect(router.state.location.search).toBe('?id=31'));
    const input = { name: 'Les Potières', language: 'fr' };
    expect(writes).toEqual([['postStructure', { action: 'save', inProfile: false }, input]]);
    expect(document.activeElement?.closest('h1')).toBeNull();
  });

  it('publishes it and says so where the structures are listed', async () => {
    const { router } = await open('?id=31');
    fireEvent.click(button('Publier'));
    await waitFor(() => expect(router.state.location.pathname).toBe(pathTo('structures', 'fr')));
    expect(writes).toEqual([['putStructure', { action: 'publish', id: 31, version: 3 }, undefined]]);
    await waitFor(() => expect(text()).toContain('La structure « Les Potières » est publiée.'));
  });

  it('says why it is not published, and stays', async () => {
    refusal = {
      status: 403,
      error: { code: 'profile_not_published', message: 'Votre profil d’abord.', fields: [] },
    };
    const { router } = await open('?id=31');
    fireEvent.click(button('Publier'));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Votre profil d’abord.'));
    expect(router.state.location.pathname).toBe(address);
  });

  it('sends changes of a public one only when its owner says so, all at once', async () => {
    current = { ...sampleStructure, status: 'publish', path: '/x/', allowedActions: ['save', 'offline'] };
    const { router, name } = await open('?id=31');
    expect(button('Publier ces modifications').disabled).toBe(true);
    fireEvent.change(name, { target: { value: 'Les Potières de Kolda' } });
    fireEvent.blur(name);
    await waitFor(() => expect(text()).toContain('pas encore publiées'));
    expect(writes).toEqual([]);
    fireEvent.click(button('Publier ces modifications'));
    await waitFor(() => expect(router.state.location.pathname).toBe(pathTo('structures', 'fr')));
    const sent = { action: 'save', id: 31, version: 3 };
    expect(writes).toEqual([['putStructure', sent, { name: 'Les Potières de Kolda' }]]);
    await waitFor(() => expect(text()).toContain('La structure a été mise à jour.'));
  });

  it('takes it offline with the version that the form has', async () => {
    current = { ...sampleStructure, status: 'publish', path: '/x/', allowedActions: ['save', 'offline'] };
    await open('?id=31');
    fireEvent.click(await screen.findByRole('button', { name: 'Mettre hors ligne' }));
    await waitFor(() => expect(text()).toContain('« Les Potières » est hors ligne.'));
    expect(writes).toEqual([['putStructure', { action: 'offline', id: 31, version: 3 }, undefined]]);
    await waitFor(() => expect(text()).toContain('Cette structure est hors ligne'));
    expect(screen.queryByRole('button', { name: /^Publier/ })).toBeNull();
  });

  it('previews what is not public, after what was typed is saved', async () => {
    const { name } = await open('?id=31');
    fireEvent.change(name, { target: { value: 'Les Potières de Kolda' } });
    fireEvent.click(await screen.findByRole('button', { name: 'Aperçu en français' }));
    const link = await screen.findByRole('link', { name: 'Ouvrir l’aperçu en français' });
    expect(link.getAttribute('href')).toBe(preview.url);
    expect(writes).toEqual([
      ['putStructure', { action: 'save', id: 31, version: 3 }, { name: 'Les Potières de Kolda' }],
      ['link', { id: 31 }, undefined],
    ]);
    expect(screen.queryByRole('button', { name: 'Aperçu en anglais' })).toBeNull();
  });

  it('previews only the language of a public one that is not public', async () => {
    const [french, english] = sampleStructure.languageVersions;
    current = {
      ...sampleStructure,
      status: 'publish',
      path: '/x/',
      allowedActions: ['save', 'offline'],
      languageVersions: [
        { ...french, path: '/x/' },
        { ...english, state: 'draft', id: 32 },
      ] as unknown as typeof sampleStructure.languageVersions,
    };
    await open('?id=31');
    await screen.findByRole('button', { name: 'Aperçu en anglais' });
    expect(screen.queryByRole('button', { name: 'Aperçu en français' })).toBeNull();
  });

  it('of a profile that is not public yet has nothing to publish', async () => {
    hasProfile = false;
    const { router, name } = await open('?inProfile=true');
    expect(text()).toContain('La structure sera publiée avec votre profil');
    fireEvent.change(name, { target: { value: 'Les Potières' } });
    fireEvent.blur(name);
    await waitFor(() => expect(router.state.location.search).toBe('?id=31'));
    expect(writes).toEqual([
      ['postStructure', { action: 'save', inProfile: true }, { name: 'Les Potières', language: 'fr' }],
    ]);
    expect(screen.queryByRole('button', { name: 'Publier' })).toBeNull();
    const back = screen.getByRole('link', { name: 'Revenir à mon profil' });
    expect(back.getAttribute('href')).toBe(`${pathTo('profileForm', 'fr')}#path`);
  });

  it('offers to join a structure that exists already under a similar name', async () => {
    similar = [other];
    const { name } = await open();
    fireEvent.change(name, { target: { value: 'Les potieres de Kolda' } });
    const warning = await screen.findByRole('region', { name: 'Cette structure existe peut-être déjà' });
    expect(plain(warning.textContent)).toContain('Potières de Kolda');
    expect(plain(warning.textContent)).toContain('Kolda, Sénégal');
    fireEvent.click(screen.getByRole('button', { name: 'Demander à rejoindre Potières de Kolda' }));
    await waitFor(() => expect(plain(warning.textContent)).toContain('Demande envoyée'));
    expect(writes.at(-1)).toEqual(['putStatutCommunity', { action: 'ask', structureId: 40 }, undefined]);
    await waitFor(() => expect(document.activeElement?.hasAttribute('data-confirmation')).toBe(true));
    expect(text()).toContain('Votre demande pour « Potières de Kolda » est envoyée.');
  });

  it('states and keeps the size that the site allows for logos', async () => {
    logoSize = { __typename: 'PasserelleLogoSize', bytes: 300_000, unit: 'KB' };
    vi.mocked(reduceImage).mockImplementation(async (file) => file);
    const { name } = await open();
    const choose = await screen.findByRole('button', { name: 'Choisir un fichier' });
    expect(text()).toContain('JPEG ou PNG, 300 Ko au plus.');
    const input = choose.parentElement?.querySelector('input');
    const file = new File([new Uint8Array(300_001)], 'logo.png', { type: 'image/png' });
    fireEvent.change(input ?? name, { target: { files: [file] } });
    await waitFor(() => expect(vi.mocked(reduceImage).mock.calls).toEqual([[file, { bytes: 300_000 }]]));
    await waitFor(() => expect(text()).toContain('logo.png'));
  });

  it('states the size of other images without a setting for logos', async () => {
    await open();
    await screen.findByRole('button', { name: 'Choisir un fichier' });
    expect(text()).toContain('JPEG ou PNG, 2 Mo au plus.');
  });

  it.each(['?id=0', '?id=x', '?id=1e3'])('is not found for %s', async (search) => {
    await openWorkspace(address + search);
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1 }).textContent).not.toContain('structure'),
    );
    expect(screen.queryByLabelText(/^Nom de la structure/)).toBeNull();
  });

  it('is not found where it cannot be saved', async () => {
    current = { ...sampleStructure, allowedActions: [] };
    await openWorkspace(`${address}?id=31`);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toBeTruthy());
    expect(screen.queryByLabelText(/^Nom de la structure/)).toBeNull();
  });
});
