// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { previewLink } from '../../../shared/config/calls/content-calls.ts';
import { pathTo } from '../../../shared/config/routes.ts';
import { openWorkspace, plain } from '../../testing/open-workspace.tsx';
import { asCallAnswers, sampleOwnRecord, sampleReference } from '../../testing/sample-draft.ts';
import { sampleProfile } from '../../testing/sample-profile.ts';
import { workspaceServer } from '../../testing/workspace-server.ts';

const address = pathTo('profileForm', 'fr');
const ownStructure = {
  __typename: 'PasserelleOwnMembership',
  id: 31,
  groupId: 31,
  language: 'FR',
  name: 'Les Potières',
  path: null,
  recordStatus: 'draft',
  role: 'owner',
  status: 'member',
  isSoleOwner: true,
  isOfferedOwnership: false,
  invitedBy: null,
  requests: 0,
  actions: [] as string[],
};
let current: typeof sampleProfile;
let writes: unknown[];
let isMade: boolean;
let structures: (typeof ownStructure)[];
let structureProblem: string | null;
let isDown: boolean;

beforeEach(() => {
  current = sampleProfile;
  writes = [];
  isMade = false;
  structures = [];
  structureProblem = null;
  isDown = false;
});

function save(name: string, body: { action: string; input?: Partial<typeof sampleProfile> }) {
  writes.push([name, body]);
  isMade = body.action !== 'delete';
  const visibility = { ...current.visibility, ...body.input?.visibility };
  current = { ...current, ...body.input, visibility, version: current.version + 1 };
  if (body.action === 'submit') {
    current = { ...current, status: 'pending', allowedActions: ['withdraw'] };
    isDown = true;
  }
  return asCallAnswers(current);
}

/** The content system answers calls, and nothing else. */
function answers(): object {
  if (isDown) throw new TypeError('Failed to fetch');
  return {};
}

workspaceServer({
  data: () => ({
    ...answers(),
    passerelleReference: sampleReference,
    passerelleOwnProfile: isMade && {
      __typename: 'PasserelleOwnProfile',
      groupId: current.id,
      isOfflineByStaff: false,
      status: current.status,
      translations: current.translations,
    },
    passerelleProfileDraft: {
      ...current,
      proposal: null,
      proposed: null,
    },
    passerelleOwnMemberships: structures,
    passerelleProfileStructureProblem: structureProblem,
    passerelleOwnRecord: isMade && {
      ...sampleOwnRecord,
      id: 51,
      groupId: 51,
      title: 'Awa Sarr',
      version: current.version,
    },
    passerelleUser: {
      __typename: 'PasserelleUser',
      id: 7,
      firstName: 'Awa',
      lastName: 'Sarr',
      country: 'SN',
    },
  }),
  calls: {
    [previewLink.path](body: object) {
      writes.push(['link', body]);
      return { url: '/apercu/?hash=x', expiresAt: '2026-11-30T10:00:00Z' };
    },
    '/api/directory/member/postMember': (body: { action: string }) => save('postMember', body),
    '/api/directory/member/putMember': (body: { action: string }) => save('putMember', body),
  },
});

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);

const missing = () => plain(document.querySelector('[aria-labelledby="record-missing"]')?.textContent);

async function open() {
  const router = await openWorkspace(address);
  await screen.findByLabelText(/^Métier/);
  await waitFor(() => expect(field(/^Métier/).readOnly).toBe(false));
  // The chunks of its first step, which would be imported after the end of the test.
  await waitFor(() => expect(document.querySelector('main form [aria-busy=true]')).toBeNull());
  return router;
}

describe('the form of a new profile', () => {
  it('has what the account has, and is saved with it at the first word', async () => {
    await open();
    expect([field(/^Prénom/).value, field(/^Nom/).value]).toEqual(['Awa', 'Sarr']);
    expect(writes).toEqual([]);
    fireEvent.change(field(/^Métier/), { target: { value: 'Scénographe' } });
    fireEvent.blur(field(/^Métier/));
    await waitFor(() => expect(writes).toHaveLength(1));
    const begun = { firstName: 'Awa', lastName: 'Sarr', activityCountry: 'SN', residenceCountry: 'SN' };
    expect(writes).toEqual([
      ['postMember', { action: 'save', input: { ...begun, language: 'fr', job: 'Scénographe' } }],
    ]);
    await waitFor(() => expect(document.querySelector('[data-status=saved]')).toBeTruthy());
  });

  it('is saved with another name than that of the account, and not without one', async () => {
    await open();
    fireEvent.change(field(/^Prénom/), { target: { value: '' } });
    fireEvent.change(field(/^Métier/), { target: { value: 'Scénographe' } });
    fireEvent.blur(field(/^Métier/));
    await waitFor(() => expect(document.querySelector('[data-status=invalid]')).toBeTruthy());
    expect(writes).toEqual([]);
    fireEvent.change(field(/^Prénom/), { target: { value: 'Aïda' } });
    fireEvent.blur(field(/^Prénom/));
    await waitFor(() => expect(writes).toHaveLength(1));
    expect(current).toMatchObject({ firstName: 'Aïda', lastName: 'Sarr', job: 'Scénographe' });
  });

  it('has who reads it after each save as it was chosen', async () => {
    await open();
    fireEvent.click(screen.getByRole('link', { name: /Visibilité/ }));
    const readers = await screen.findByLabelText<HTMLSelectElement>(/^Présentation/);
    fireEvent.change(readers, { target: { value: 'nobody' } });
    const messages = field(/^Messages des autres membres/);
    fireEvent.change(messages, { target: { value: 'yes' } });
    fireEvent.blur(messages);
    await waitFor(() => expect(document.querySelector('[data-status=saved]')).toBeTruthy());
    expect(current).toMatchObject({ visibility: { biography: 'nobody' }, acceptsContact: 'yes' });
    expect([readers.value, messages.value]).toEqual(['nobody', 'yes']);
  });

  it('has everything that was saved when one comes back to it', async () => {
    const router = await open();
    fireEvent.change(field(/^Métier/), { target: { value: 'Scénographe' } });
    fireEvent.blur(field(/^Métier/));
    await waitFor(() => expect(writes).toHaveLength(1));
    fireEvent.change(field(/^Nom/), { target: { value: 'Sarr-Diop' } });
    fireEvent.blur(field(/^Nom/));
    await waitFor(() => expect(writes).toHaveLength(2));
    await waitFor(() => expect(document.querySelector('[data-status=saved]')).toBeTruthy());
    await router.navigate(pathTo('structures', 'fr'));
    await waitFor(() => expect(screen.queryByLabelText(/^Métier/)).toBeNull());
    await router.navigate(address);
    await screen.findByLabelText(/^Métier/);
    expect([field(/^Métier/).value, field(/^Nom/).value]).toEqual(['Scénographe', 'Sarr-Diop']);
  });

  it('leads to the structures that one has begun, and not to those of others', async () => {
    const asked = { ...ownStructure, id: 32, name: 'Kin Fréquences', role: 'member', status: 'pretender' };
    structures = [ownStructure, { ...asked, recordStatus: 'publish', actions: ['withdraw'] }];
    await open();
    fireEvent.click(screen.getByRole('link', { name: /Votre situation/ }));
    fireEvent.change(await screen.findByLabelText(/^Type de membre/), {
      target: { value: 'structure' },
    });
    const begun = await screen.findByRole('link', { name: 'Compléter la fiche Les Potières' });
    expect(begun.getAttribute('href')).toBe(`${pathTo('structureForm', 'fr')}?id=31`);
    expect(screen.getAllByRole('link', { name: /^Compléter/ })).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Retirer ma demande Kin Fréquences' })).toBeTruthy();
  });

  it('says that a structure is missing to whom none has, and no longer once there is one', async () => {
    structureProblem = 'profile_structure_required';
    await open();
    fireEvent.click(screen.getByRole('link', { name: /Votre situation/ }));
    const path = await screen.findByLabelText(/^Type de membre/);
    const text = 'Vous ne pouvez pas soumettre votre profil sans rejoindre ou créer une structure.';
    expect(missing()).not.toContain(text);
    fireEvent.change(path, { target: { value: 'structure' } });
    await waitFor(() => expect(missing()).toContain(`Type de membre — ${text}`));
    fireEvent.change(path, { target: { value: 'freelancer' } });
    await waitFor(() => expect(missing()).not.toContain(text));
    fireEvent.change(path, { target: { value: 'structure' } });
    await waitFor(() => expect(missing()).toContain(text));
    structures = [{ ...ownStructure, actions: ['withdraw'], status: 'pretender' }];
    structureProblem = null;
  });

  it('is shown as submitted, though it cannot be read again', async () => {
    isMade = true;
    current = {
      ...sampleProfile,
      firstName: 'Awa',
      lastName: 'Sarr',
      job: 'Scénographe',
      memberType: 'structure',
      activityCountry: 'SN',
      spokenLanguages: ['fr'],
      sectorIds: [2],
    } as unknown as typeof sampleProfile;
    await open();
    await screen.findByRole('button', { name: 'Aperçu en français' });
    fireEvent.click(screen.getByRole('button', { name: 'Soumettre pour validation' }));
    await waitFor(() => expect(screen.queryByLabelText(/^Métier/)).toBeNull());
    expect(isDown).toBe(true);
    const panel = await screen.findByRole('region', { name: /^État/ });
    expect(plain(panel.textContent)).toContain('En attente');
  });

  it('says to freelancers what they need to submit', async () => {
    await open();
    fireEvent.click(screen.getByRole('link', { name: /Votre situation/ }));
    fireEvent.change(await screen.findByLabelText(/^Type de membre/), {
      target: { value: 'freelancer' },
    });
    const motivation = await screen.findByLabelText(/^Motivation/);
    expect(motivation.closest('[data-record-field]')?.textContent).toContain('(requis pour l’envoi)');
  });

  it('is previewed as everybody will see it, after what was typed is saved', async () => {
    await open();
    fireEvent.change(field(/^Métier/), { target: { value: 'Scénographe' } });
    fireEvent.blur(field(/^Métier/));
    const preview = await screen.findByRole('button', { name: 'Aperçu en français' });
    fireEvent.change(field(/^Métier/), { target: { value: 'Scénographe et costumière' } });
    fireEvent.click(preview);
    const link = await screen.findByRole('link', { name: 'Ouvrir l’aperçu en français' });
    expect(link.getAttribute('href')).toBe('/apercu/?hash=x');
    const job = { job: 'Scénographe et costumière' };
    expect(writes.slice(1)).toEqual([
      ['putMember', { action: 'save', id: 51, version: 2, input: job }],
      ['link', { id: sampleOwnRecord.languageVersions[0]?.id }],
    ]);
  });

  it('begins anew once it is deleted', async () => {
    await open();
    fireEvent.change(field(/^Métier/), { target: { value: 'Scénographe' } });
    fireEvent.blur(field(/^Métier/));
    fireEvent.click(await screen.findByRole('button', { name: 'Supprimer Awa Sarr' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Supprimer', hidden: true }));
    await waitFor(() => expect(field(/^Métier/).value).toBe(''));
    expect(writes.at(-1)).toEqual(['putMember', { action: 'delete', id: 51, version: 2 }]);
    expect(field(/^Prénom/).value).toBe('Awa');
  });
});
