// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { pathTo } from '../../../shared/config/routes.ts';
import type { Language } from '../../../shared/config/locales.ts';
import { openWorkspace, plain } from '../../testing/open-workspace.tsx';
import { refused, workspaceServer } from '../../testing/workspace-server.ts';

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
const request = {
  __typename: 'PasserelleOwnMembership',
  id: 41,
  groupId: 40,
  language: 'EN',
  name: 'The River Workshops',
  path: '/en/directory/the-river-workshops/',
  recordStatus: 'publish',
  role: 'member',
  status: 'pretender',
  isSoleOwner: false,
  isOfferedOwnership: false,
  invitedBy: null,
  requests: 0,
  actions: ['withdraw'],
};
let structure: typeof forMembers;
let own: (typeof request)[];
let asked: unknown[];
let sent: unknown[];
let answer: () => object;

beforeEach(() => {
  structure = forMembers;
  own = [];
  asked = [];
  sent = [];
  answer = () => ({ membership: null });
});

workspaceServer({
  data(variables) {
    asked.push(variables);
    return { passerelleStructureDetail: structure, passerelleOwnMemberships: own };
  },
  calls: {
    '/api/directory/person/putStatutCommunity': (body) => {
      sent.push(body);
      return answer();
    },
  },
});

async function open(language: Language = 'fr') {
  await openWorkspace(pathTo('structureDetail', language, { id: '40' }), [], language);
  await screen.findByRole('heading', { level: 1, name: 'Les Ateliers du Fleuve' });
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
    expect(addressOf('Toutes les structures')).toBe('/structures/');
    expect(screen.queryByRole('heading', { name: 'Informations réservées' })).toBeNull();
    expect(asked).toEqual([{ id: 40, language: 'FR' }, { language: 'FR' }]);
  });

  it('says that nobody of the team has a public profile', async () => {
    structure = { ...forMembers, team: [] };
    await open();
    expect(text()).toContain('Aucun membre n’a encore de profil public.');
  });

  it('has for its owners what editors read, and the form', async () => {
    const file = {
      __typename: 'PasserelleFile',
      id: 5,
      mime: 'application/pdf',
      name: 'statuts.pdf',
      size: 2048,
    };
    structure = { ...forMembers, ownRole: 'owner', contactEmail: 'fleuve@example.test', documents: [file] };
    await open();
    expect(addressOf('Modifier la structure')).toBe('/structures/fiche-structure/?id=40');
    expect(addressOf('fleuve@example.test')).toBe('mailto:fleuve@example.test');
    expect(document.querySelector('a[href="/api/file/download-file?id=5"]')).not.toBeNull();
  });

  it('leads its members to their structures', async () => {
    structure = { ...forMembers, ownRole: 'guest' };
    await open();
    expect(addressOf('Voir mes structures')).toBe('/structures/');
  });
});

const call = (action: string) => ({ structureId: 40, action });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
const isSaid = async (said: string) => waitFor(() => expect(text()).toContain(said));
const textsOf = {
  fr: {
    none: 'Vous ne faites pas partie de cette structure.',
    ask: 'Demander à rejoindre',
    asked: 'Votre demande pour « Les Ateliers du Fleuve » est envoyée.',
    pretender: 'Vous avez demandé à rejoindre cette structure : ses propriétaires doivent encore répondre.',
    withdraw: 'Retirer ma demande',
    withdrawn: 'Votre demande pour « Les Ateliers du Fleuve » est retirée.',
    invited: 'Vous êtes invité à rejoindre cette structure.',
    accept: 'Accepter l’invitation',
    refuse: 'Refuser l’invitation',
    accepted: 'Vous faites maintenant partie de « Les Ateliers du Fleuve ».',
    member: 'Vous êtes membre de cette structure.',
    unreachable: 'Le site ne répond pas : rien n’a changé. Réessayez dans un instant.',
  },
  en: {
    none: 'You aren’t part of this structure.',
    ask: 'Ask to join',
    asked: 'Your request to join “Les Ateliers du Fleuve” has been sent.',
    pretender: 'You’ve asked to join this structure: its owners haven’t answered yet.',
    withdraw: 'Withdraw my request',
    withdrawn: 'Your request to join “Les Ateliers du Fleuve” has been withdrawn.',
    invited: 'You’re invited to join this structure.',
    accept: 'Accept invitation',
    refuse: 'Decline invitation',
    accepted: 'You’re now part of “Les Ateliers du Fleuve”.',
    member: 'You’re a member of this structure.',
    unreachable: 'The site isn’t responding: nothing has changed. Try again in a moment.',
  },
};

describe.each(['fr', 'en'] as const)('one’s own membership (%s)', (language) => {
  const texts = textsOf[language];

  it('is asked for and taken back in place', async () => {
    await open(language);
    expect(text()).toContain(texts.none);
    expect(buttons()).toContain(texts.ask);
    answer = () => {
      own = [request];
      return { membership: { role: 'member', status: 'pretender' } };
    };
    press(texts.ask);
    await isSaid(texts.asked);
    expect(sent).toEqual([call('ask')]);
    await isSaid(texts.pretender);
    await waitFor(() => expect(plain(document.activeElement?.textContent)).toContain(texts.asked));
    expect(buttons()).not.toContain(texts.ask);

    answer = () => {
      own = [];
      return { membership: null };
    };
    press(texts.withdraw);
    await isSaid(texts.withdrawn);
    expect(sent).toEqual([call('ask'), call('withdraw')]);
    await isSaid(texts.none);
  });

  it('answers an invitation, instead of asking', async () => {
    own = [{ ...request, status: 'guest', actions: ['ask', 'accept', 'refuse'] }];
    await open(language);
    expect(text()).toContain(texts.invited);
    expect(buttons()).toEqual(expect.arrayContaining([texts.accept, texts.refuse]));
    expect(buttons()).not.toContain(texts.ask);
    answer = () => {
      own = [{ ...request, status: 'member', actions: ['leave'] }];
      structure = { ...forMembers, ownRole: 'member' };
      return { membership: { role: 'member', status: 'member' } };
    };
    press(texts.accept);
    await isSaid(texts.accepted);
    await isSaid(texts.member);
    expect(buttons()).not.toContain(texts.refuse);
  });

  it('says why it did not change', async () => {
    await open(language);
    answer = () => refused(409, { code: 'invalid_transition', message: 'Non.' });
    press(texts.ask);
    await isSaid('Non.');
    expect(plain(document.activeElement?.textContent)).toBe(texts.none);
    answer = () => {
      throw new TypeError('No network');
    };
    press(texts.ask);
    await isSaid(texts.unreachable);
    expect(buttons()).toContain(texts.ask);
  });

  it('is not offered in a structure that is not public', async () => {
    structure = { ...forMembers, path: null as unknown as string };
    await open(language);
    expect(buttons()).not.toContain(texts.ask);
    expect(text()).not.toContain(texts.none);
  });
});
