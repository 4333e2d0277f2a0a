// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { pathTo } from '../../../shared/config/routes.ts';
import { ApplicationServer, sampleApplication, sampleForm } from '../../testing/application-server.ts';
import { openWorkspace, plain } from '../../testing/open-workspace.tsx';
import { refused, workspaceServer } from '../../testing/workspace-server.ts';

const mentor = {
  __typename: 'PasserelleApplicationMentor',
  actions: ['accept', 'decline'],
  changedAt: '2026-11-24T10:00:00Z',
  id: 5,
  name: 'Coumba',
  readsDraft: false,
  state: 'proposed',
};
const mentors = {
  __typename: 'PasserelleApplicationMentors',
  candidates: [] as object[],
  id: 8,
  isTeam: false,
  mentors: [mentor],
};
const version = {
  __typename: 'PasserelleSentVersion',
  answers: '{"title":"Fleuve"}',
  files: [],
  form: JSON.stringify(sampleForm),
  number: 1,
  profile: [],
  questions: ['title'],
  sentAt: '2026-11-23T10:00:00Z',
  sha256: '1'.repeat(64),
};
const row = {
  __typename: 'PasserelleMentoredListItem',
  callTitle: 'Douze murs',
  changedAt: '2026-11-24T10:00:00Z',
  id: 8,
  name: 'Aïda' as string | null,
  number: '51-2026-ABCDEFGHJ',
  state: 'sent',
  unread: 2,
  withdrawnAt: null as string | null,
  zone: 'Africa/Dakar',
};
const { unread: _unread, ...shown } = row;
const mentored = {
  ...shown,
  __typename: 'PasserelleMentoredApplication',
  draft: null as object | null,
  language: 'FR',
  readsDraft: false,
  stages: [{ __typename: 'PasserelleSentStage', number: 1, names: [], state: 'sent', version }],
};

let server = new ApplicationServer();
let current: typeof mentored | null = mentored;
let writes: object[] = [];
let answer: Response | undefined;

workspaceServer({
  data: () => ({ ...server.data(), passerelleMentoredApplication: current }),
  calls: {
    '/api/dashboard/applications/change-mentor': (body: object) => {
      writes.push(body);
      if (answer) return answer;
      const { __typename: _type, ...accepted } = {
        ...mentor,
        actions: ['allowDraft', 'end'],
        state: 'accepted',
      };
      return { candidates: [], id: 8, isTeam: false, mentors: [accepted] };
    },
  },
});

beforeEach(() => {
  server = new ApplicationServer();
  server.current = {
    ...sampleApplication,
    number: '51-2026-ABCDEFGHJ',
    state: 'sent',
    actions: ['takeBack'],
    sentAt: '2026-11-23T10:00:00Z',
  };
  server.mentors = mentors;
  current = mentored;
  writes = [];
  answer = undefined;
});

const openOwn = () => openWorkspace(pathTo('application', 'fr', { id: '8' }));
const part = () => screen.findByRole('region', { name: 'Mentors' });

describe('the mentors of an application', () => {
  it('are accepted by who sends it, who is asked before it ends', async () => {
    await openOwn();
    const region = within(await part());
    expect(plain(region.getByText(/Proposé par/u).textContent)).toBe(
      'Proposé par l’équipe de l’appel le 24 novembre 2026',
    );
    fireEvent.click(region.getByRole('button', { name: 'Accepter Coumba' }));
    fireEvent.click(await region.findByRole('button', { name: 'Mettre fin à l’accompagnement Coumba' }));
    expect(writes).toEqual([{ id: 8, userId: 5, action: 'accept' }]);
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Mettre fin à l’accompagnement' }));
    await waitFor(() => expect(writes.at(-1)).toEqual({ id: 8, userId: 5, action: 'end' }));
  });

  it('say why nothing has changed', async () => {
    answer = refused(409, {
      code: 'invalid_transition',
      message: 'Cette action n’est plus possible.',
      fields: [],
    });
    await openOwn();
    fireEvent.click(within(await part()).getByRole('button', { name: 'Refuser Coumba' }));
    expect((await within(await part()).findByRole('alert')).textContent).toBe(
      'Cette action n’est plus possible.',
    );
  });

  it('are proposed by those who handle it', async () => {
    server.mentors = {
      ...mentors,
      isTeam: true,
      candidates: [{ __typename: 'PasserelleMentorCandidate', id: 6, name: 'Malick' }],
      mentors: [],
    };
    await openOwn();
    const region = within(await part());
    expect(region.getByText('Aucun mentor pour l’instant.')).toBeTruthy();
    fireEvent.change(region.getByLabelText('Mentor à proposer'), { target: { value: '6' } });
    fireEvent.click(region.getByRole('button', { name: 'Proposer au candidat' }));
    await waitFor(() => expect(writes).toEqual([{ id: 8, userId: 6, action: 'propose' }]));
  });

  it('are not there where the call has none', async () => {
    server.mentors = { ...mentors, mentors: [] };
    await openOwn();
    await screen.findByRole('heading', { name: 'Vos réponses' });
    expect(screen.queryByRole('region', { name: 'Mentors' })).toBeNull();
  });
});

describe('an application that one mentors', () => {
  it('is in the list below one’s own', async () => {
    server.mentored = [row];
    await openWorkspace(pathTo('ownApplications', 'fr'));
    const region = within(await screen.findByRole('region', { name: 'Candidatures que vous accompagnez' }));
    expect(region.getByRole('link', { name: 'Aïda' }).getAttribute('href')).toBe(
      pathTo('mentoredApplication', 'fr', { id: '8' }),
    );
    expect(region.getByText('2 messages non lus')).toBeTruthy();
  });

  it('shows what was sent, and the draft where it may be read', async () => {
    current = {
      ...mentored,
      readsDraft: true,
      draft: {
        ...version,
        __typename: 'PasserelleMentoredAnswers',
        answers: '{"title":"Delta"}',
        changedAt: row.changedAt,
      },
    };
    await openWorkspace(pathTo('mentoredApplication', 'fr', { id: '8' }));
    expect(
      within(await screen.findByRole('region', { name: 'Ce qui a été envoyé' })).getByText('Fleuve'),
    ).toBeTruthy();
    expect(
      within(screen.getByRole('region', { name: 'Brouillon en cours' })).getByText('Delta'),
    ).toBeTruthy();
  });

  it('is not found by others', async () => {
    current = null;
    await openWorkspace(pathTo('mentoredApplication', 'fr', { id: '8' }));
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
    expect(screen.queryByText('Ce qui a été envoyé')).toBeNull();
  });
});
