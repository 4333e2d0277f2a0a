// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pathTo } from '../../../shared/config/routes.ts';
import { openWorkspace, plain } from '../../testing/open-workspace.tsx';

const forMembers = {
  __typename: 'PasserelleStructureDetail',
  id: 40,
  groupId: 40,
  language: 'FR',
  name: 'Les Ateliers du Fleuve',
  path: '/annuaire/les-ateliers-du-fleuve/',
  ownRole: null as string | null,
  logo: null,
  structureType: 'Association',
  summary: 'Des ateliers au bord de l’eau.',
  activities: 'Tissage',
  description: '<p>Depuis 2010.</p>',
  city: 'Saint-Louis',
  country: { __typename: 'PasserelleCountry', isoCode: 'SN', name: 'Sénégal' },
  sectors: [{ __typename: 'PasserelleSector', id: 3, name: 'Artisanat' }],
  links: [],
  communities: [{ __typename: 'PasserelleMemberCommunity', name: 'Réseau', status: null, role: 'Relais' }],
  team: [
    {
      __typename: 'PasserelleTeamMember',
      id: 30,
      name: 'Fatou Ndiaye',
      job: 'Scénographe',
      role: 'Propriétaire',
    },
  ],
  published: [],
  contactEmail: null as string | null,
  documents: [] as object[],
};
let structure: typeof forMembers;
let asked: unknown[];

beforeEach(() => {
  structure = forMembers;
  asked = [];
  vi.stubGlobal('fetch', async (_path: string, options?: RequestInit) => {
    asked.push((JSON.parse(options?.body as string) as { variables: unknown }).variables);
    return Response.json(
      { data: { passerelleStructureDetail: structure } },
      { headers: { 'x-account': '7' } },
    );
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open() {
  await openWorkspace(pathTo('structureDetail', 'fr', { id: '40' }));
  await screen.findByRole('heading', { level: 1, name: 'Les Ateliers du Fleuve' }, { timeout: 10_000 });
}
const text = () => plain(document.querySelector('main')?.textContent);
const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('the detail of a structure', () => {
  it('has for members the team, and who they are', async () => {
    await open();
    for (const part of [
      'Saint-Louis, Sénégal',
      'Association',
      'Artisanat',
      'Depuis 2010.',
      'Tissage',
      'Réseau, Relais',
      'Scénographe',
    ])
      expect(text()).toContain(part);
    expect(addressOf('Fatou Ndiaye (Propriétaire)')).toBe('/tableau-de-bord/membre/30/');
    expect(addressOf('Voir la page publique')).toBe('/annuaire/les-ateliers-du-fleuve/');
    expect(addressOf('Demander à la rejoindre')).toBe('/structures/');
    expect(screen.queryByRole('heading', { name: 'Informations réservées' })).toBeNull();
    expect(asked).toEqual([{ id: 40, language: 'FR' }]);
  });

  it('says that nobody of the team has a public profile', async () => {
    structure = { ...forMembers, team: [] };
    await open();
    expect(text()).toContain('Aucun de ses membres n’a encore de profil public.');
  });

  it('has for its owners what editors read, and the form', async () => {
    const file = {
      __typename: 'PasserelleFile',
      id: 5,
      mime: 'application/pdf',
      name: 'statuts.pdf',
      size: 2048,
    };
    structure = { ...forMembers, ownRole: 'OWNER', contactEmail: 'fleuve@example.test', documents: [file] };
    await open();
    expect(addressOf('Modifier la structure')).toBe('/structures/fiche-structure/?id=40');
    expect(addressOf('fleuve@example.test')).toBe('mailto:fleuve@example.test');
    expect(document.querySelector('a[href="/api/file/download-file?id=5"]')).not.toBeNull();
  });

  it('leads its members to their structures', async () => {
    structure = { ...forMembers, ownRole: 'GUEST' };
    await open();
    expect(addressOf('Voir mes structures')).toBe('/structures/');
  });
});
