// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { pathTo } from '../../../shared/config/routes.ts';
import { openWorkspace, plain } from '../../testing/open-workspace.tsx';
import { workspaceServer } from '../../testing/workspace-server.ts';

const country = (isoCode: string, name: string) => ({ __typename: 'PasserelleCountry', isoCode, name });
const senegal = country('SN', 'Sénégal');
const publicPart = {
  __typename: 'PasserelleMember',
  id: 30,
  groupId: 30,
  language: 'FR',
  name: 'Fatou Ndiaye',
  status: 'publish',
  path: '/annuaire/fatou-ndiaye/',
  isOwn: false,
  isLocked: false,
  acceptsContact: true,
  picture: null,
  job: 'Scénographe',
  biography: '<p>Vingt ans de théâtre.</p>',
  memberType: 'Indépendant',
  activityCity: 'Dakar',
  activityCountry: senegal,
  residenceCity: null,
  residenceCountry: null,
  secondaryCountries: [],
  sectors: [],
  spokenLanguages: ['français', 'wolof'],
  offered: 'Des ateliers.',
  sought: 'Une scène.',
  programs: [
    {
      __typename: 'PasserelleMemberProgram',
      type: 'Résidence',
      name: 'Rivages',
      from: '2024-01-01',
      to: null,
    },
  ],
  links: [],
  communities: [],
  memberships: [],
  published: [],
  confidential: null,
  roles: null,
  assignableCountries: [],
};
const decision = {
  __typename: 'PasserelleMemberDecision',
  date: '2026-11-20T10:00:00Z',
  status: 'to_edit',
  target: 'record',
  moderator: 'Ousmane Diatta',
  comment: 'Précisez les dates.',
  reason: null,
  reasonText: null,
};
const structure = {
  __typename: 'PasserelleMemberMembership',
  groupId: 40,
  id: 40,
  name: 'Les Ateliers du Fleuve',
  role: 'Propriétaire',
};
const asValidator = {
  ...publicPart,
  confidential: {
    __typename: 'PasserelleMemberConfidential',
    email: 'fatou@example.test',
    motivation: 'Partager.',
    certificate: {
      __typename: 'PasserelleFile',
      id: 5,
      mime: 'application/pdf',
      name: 'attestation.pdf',
      size: 2048,
    },
    cv: null,
    decisions: [decision],
  },
  roles: { __typename: 'PasserelleMemberRoles', userId: 9, roles: ['operateur'], mainCountry: null },
  assignableCountries: [senegal],
};

let member: object;
let answer: () => Response;
let sent: unknown[];
let asked: unknown[];
/** One’s own profile as each kind of reader sees it. */
let byReader: Record<string, object>;

beforeEach(() => {
  sent = [];
  asked = [];
  byReader = {};
  member = asValidator;
  answer = () => {
    member = { ...asValidator, roles: { ...asValidator.roles, roles: ['moderateur'], mainCountry: 'SN' } };
    const data = { userId: 9, roles: ['moderateur'], mainCountry: 'SN' };
    return Response.json({ data, notice: 'roles_updated', message: 'Les rôles ont été mis à jour.' });
  };
});

workspaceServer({
  data(variables: { as: string | null }) {
    asked.push(variables);
    return { passerelleMember: byReader[String(variables.as)] ?? member };
  },
  calls: {
    '/api/moderations/members/updateRoles': (body) => {
      sent.push(body);
      return answer();
    },
  },
});

async function open(search = '') {
  await openWorkspace(pathTo('member', 'fr', { id: '30' }) + search);
  await screen.findByRole('heading', { level: 1, name: 'Fatou Ndiaye' });
}
const text = () => plain(document.querySelector('main')?.textContent);
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

async function change() {
  await open();
  fireEvent.click(box(/^Opérateur/));
  fireEvent.click(box(/^Validateur/));
  press('Enregistrer les rôles');
  return within(await screen.findByRole('dialog'));
}

describe('the detail of a member', () => {
  it('has for members the profile only', async () => {
    member = publicPart;
    await open();
    expect(text()).toContain('Vingt ans de théâtre.');
    expect(text()).toContain('Dakar, Sénégal');
    expect(text()).toContain('Rivages, Résidence, depuis le 1er janvier 2024');
    expect(screen.queryByRole('heading', { name: 'Informations réservées' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Rôles' })).toBeNull();
  });

  it('has for validators what is confidential, and the form of roles', async () => {
    await open();
    expect(text()).toContain('fatou@example.test');
    expect(text()).toContain('À modifier, le 20 novembre 2026, par Ousmane Diatta');
    expect(document.querySelector('a[href="/api/file/download-file?id=5"]')).not.toBeNull();
    expect([box(/^Opérateur/).checked, box(/^Validateur/).checked]).toEqual([true, false]);
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('asks before it changes roles, and names each change', async () => {
    const dialog = await change();
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => plain(textContent))).toEqual([
      'Retirer le rôle d’opérateur.',
      'Donner le rôle de validateur (Sénégal).',
    ]);
    fireEvent.click(dialog.getByRole('button', { name: 'Ne rien changer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([]);
  });

  it('says that the roles are updated, and shows them', async () => {
    const dialog = await change();
    fireEvent.click(dialog.getByRole('button', { name: 'Confirmer' }));
    await waitFor(() => expect(text()).toMatch(/Les rôles de .+ sont enregistrés\./));
    expect(sent).toEqual([{ userId: 9, roles: ['moderateur'], mainCountry: 'SN' }]);
    await waitFor(() => expect(box(/^Opérateur/).checked).toBe(false));
    expect(box(/^Validateur/).checked).toBe(true);
    expect(text()).toMatch(/Les rôles de .+ sont enregistrés\./);
  });

  it('puts a refused country at its field', async () => {
    const fields = [{ path: 'mainCountry', code: 'required', message: 'Ce champ est obligatoire.' }];
    answer = () =>
      Response.json({ error: { code: 'invalid_fields', message: 'À corriger.', fields } }, { status: 422 });
    const dialog = await change();
    fireEvent.click(dialog.getByRole('button', { name: 'Confirmer' }));
    const field = await screen.findByRole('combobox', { name: 'Pays du validateur' });
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(text()).toContain('Ce champ est obligatoire.');
  });

  it('sends nothing where nothing changes', async () => {
    await open();
    press('Enregistrer les rôles');
    await waitFor(() => expect(text()).toContain('Ce membre a déjà ces rôles.'));
    expect(sent).toEqual([]);
  });
});

describe('another member', () => {
  it.each([
    ['writes to them where they accept it', true, 'Écrire à Fatou Ndiaye'],
    ['may block or report them elsewhere', false, 'Bloquer ou signaler Fatou Ndiaye'],
  ])('one %s', async (_name, acceptsContact, name) => {
    member = { ...publicPart, acceptsContact };
    await open('?as=visitor');
    const link = screen.getByRole('link', { name });
    expect(link.getAttribute('href')).toBe('/tableau-de-bord/membre/30/contact/');
    expect(screen.queryByRole('navigation', { name: /^Voir mon profil/ })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Modifier mon profil' })).toBeNull();
  });

  it('leads to the public page and to structures', async () => {
    member = { ...publicPart, memberships: [structure] };
    await open();
    const page = screen.getByRole('link', { name: 'Voir la page publique' });
    expect(page.getAttribute('href')).toBe('/annuaire/fatou-ndiaye/');
    const link = screen.getByRole('link', { name: 'Les Ateliers du Fleuve (Propriétaire)' });
    expect(link.getAttribute('href')).toBe('/structures/detail/40/');
  });

  it('has no page where it is not public, and nobody writes to it', async () => {
    member = { ...asValidator, path: null, status: 'pending', acceptsContact: false };
    await open();
    expect(screen.queryByRole('link', { name: 'Voir la page publique' })).toBeNull();
    expect(screen.queryByRole('link', { name: /Fatou/ })).toBeNull();
  });
});

const choices = () => screen.getByRole('navigation', { name: 'Voir mon profil comme…' });

const choose = (name: string) => fireEvent.click(within(choices()).getByRole('link', { name }));
const current = () => choices().querySelector('[aria-current=page]')?.textContent;
const note = () => plain(choices().parentElement?.querySelector('output')?.textContent);

describe('one’s own profile', () => {
  const own = { ...asValidator, isOwn: true, roles: null, assignableCountries: [] };

  beforeEach(() => {
    byReader = {
      null: own,
      visitor: { ...own, confidential: null, programs: [] },
      member: { ...own, confidential: null },
      validator: own,
    };
  });

  it('is edited, not written to', async () => {
    await open();
    const edit = screen.getByRole('link', { name: 'Modifier mon profil' });
    expect(edit.getAttribute('href')).toBe('/annuaire/fiche-formulaire/');
    expect(screen.queryByRole('link', { name: /Fatou Ndiaye/ })).toBeNull();
    expect([current(), note()]).toEqual(['Moi-même', 'Voici tout le contenu de votre profil.']);
  });

  it('is seen as a visitor, a member and a validator see it', async () => {
    await open();
    choose('Un visiteur');
    await waitFor(() => expect(current()).toBe('Un visiteur'));
    expect(text()).not.toContain('fatou@example.test');
    expect(text()).not.toContain('Rivages');
    choose('Un membre');
    await waitFor(() => expect(current()).toBe('Un membre'));
    expect(text()).toContain('Rivages');
    expect(text()).toContain('ProposeDes ateliers.RechercheUne scène.');
    expect(text()).not.toContain('fatou@example.test');
    choose('Un validateur');
    await waitFor(() => expect(current()).toBe('Un validateur'));
    expect(text()).toContain('fatou@example.test');
    choose('Moi-même');
    await waitFor(() => expect(current()).toBe('Moi-même'));
    const expected = [null, 'visitor', 'member', 'validator', null];
    expect(asked).toEqual(expected.map((as) => ({ id: 30, language: 'FR', as })));
  });

  it('is opened as a reader by the address, and anything else is oneself', async () => {
    await open('?as=member');
    expect([current(), note()]).toEqual(['Un membre', 'Voici ce que voit une personne connectée.']);
    cleanup();
    await open('?as=constructor');
    expect(current()).toBe('Moi-même');
  });

  it('says what a choice means for a profile that is for members, or not public', async () => {
    byReader['visitor'] = { ...own, confidential: null, isLocked: true, path: null };
    await open('?as=visitor');
    expect(note()).toBe(
      'Voici ce que voit une personne sans compte. Votre profil est réservé aux membres : le reste s’affiche après connexion. Votre profil n’est pas encore public : voici ce qui s’affichera quand il le sera.',
    );
  });
});
