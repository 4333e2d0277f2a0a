// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pathTo } from '../../../shared/config/routes.ts';
import { openWorkspace, plain } from '../../testing/open-workspace.tsx';

const country = (isoCode: string, name: string) => ({ __typename: 'PasserelleCountry', isoCode, name });
const senegal = country('SN', 'Sénégal');
const publicPart = {
  __typename: 'PasserelleMember',
  id: 30,
  groupId: 30,
  language: 'FR',
  name: 'Fatou Ndiaye',
  status: 'publish',
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
  offered: null,
  sought: null,
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
  status: 'TO_EDIT',
  target: 'RECORD',
  moderator: 'Ousmane Diatta',
  comment: 'Précisez les dates.',
  reason: null,
  reasonText: null,
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

const fetched = vi.fn<typeof fetch>();
let member: object;
let answer: () => Response;
let sent: unknown[];

beforeEach(() => {
  sent = [];
  member = asValidator;
  answer = () => {
    member = { ...asValidator, roles: { ...asValidator.roles, roles: ['moderateur'], mainCountry: 'SN' } };
    const data = { userId: 9, roles: ['moderateur'], mainCountry: 'SN' };
    return Response.json({ data, notice: 'roles_updated', message: 'Les rôles ont été mis à jour.' });
  };
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset().mockImplementation(async (input, options) => {
    const path = input as string;
    if (path.startsWith('/api/auth/'))
      return Response.json({ data: { authenticated: true, csrfToken: 't' } });
    if (path.startsWith('/api/graphql'))
      return Response.json({ data: { passerelleMember: member } }, { headers: { 'x-account': '7' } });
    sent.push(JSON.parse((options?.body as string | undefined) ?? '{}'));
    return answer();
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open() {
  await openWorkspace(pathTo('member', 'fr', { id: '30' }));
  await screen.findByRole('heading', { level: 1, name: 'Fatou Ndiaye' }, { timeout: 10_000 });
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
    await waitFor(() => expect(text()).toContain('Les rôles ont été mis à jour.'));
    expect(sent).toEqual([{ userId: 9, roles: ['moderateur'], mainCountry: 'SN' }]);
    await waitFor(() => expect(box(/^Opérateur/).checked).toBe(false));
    expect(box(/^Validateur/).checked).toBe(true);
    expect(text()).toContain('Les rôles ont été mis à jour.');
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
    await waitFor(() => expect(text()).toContain('Ces rôles sont déjà ceux du membre.'));
    expect(sent).toEqual([]);
  });
});
