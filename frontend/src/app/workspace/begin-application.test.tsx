// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { newApplicationPath } from '../../../shared/config/application-address.ts';
import { pathTo } from '../../../shared/config/routes.ts';
import { ApplicationServer, sampleApplication, sampleEligibility } from '../../testing/application-server.ts';
import { openWorkspace, plain } from '../../testing/open-workspace.tsx';
import { workspaceServer } from '../../testing/workspace-server.ts';

let server: ApplicationServer;
/** Eligibility of a structure: answered when it is resolved. */
let answer: PromiseWithResolvers<void>;
let asked: { callId?: number; onBehalfOf?: number | null }[];
beforeEach(() => {
  server = new ApplicationServer();
  asked = [];
  answer = Promise.withResolvers();
});
workspaceServer({
  async data(variables: { callId?: number; onBehalfOf?: number | null }) {
    if ('callId' in variables) asked.push(variables);
    if (variables.onBehalfOf) await answer.promise;
    return server.data();
  },
  calls: { '/api/dashboard/applications/begin': (body: never) => server.begin(body) },
});

const param = (name: string, value: string) => ({ __typename: 'PasserelleProblemParam', name, value });
const criterion = (code: string, verdict: string, facts: object[]) => ({
  __typename: 'PasserelleEligibilityCriterion',
  code,
  facts,
  verdict,
});
const open = async (structure?: number) => openWorkspace(newApplicationPath('fr', 51, structure));
const eligibility = () => within(screen.getByRole('region', { name: /^Pouvez-vous candidater/ }));

const begin = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Commencer ma candidature' });

/** The text of the row. */
const list = async () => {
  await openWorkspace(pathTo('ownApplications', 'fr'));
  return screen
    .findByRole('link', { name: 'Douze murs' })
    .then((link) => plain(link.closest('li')?.textContent));
};

describe('before the form of an application', () => {
  it('quotes each criterion, with what is unclear and what is not met', async () => {
    server.eligibility = {
      ...sampleEligibility,
      verdict: 'no',
      criteria: [
        ...sampleEligibility.criteria,
        criterion('country', 'no', [param('countries', 'SN')]),
        criterion('age', 'unclear', [param('min', '18'), param('max', '35')]),
      ],
    };
    await open();
    await screen.findByRole('heading', { level: 1, name: /Douze murs/ });
    const lines = eligibility()
      .getAllByRole('listitem')
      .map((line) => plain(line.textContent));
    expect(lines).toEqual([
      'Oui L’appel est ouvert jusqu’au 31 janvier 2027 à 23 h 59 (heure de Dakar).',
      'Non Pays des candidats : Sénégal.',
      'À vérifier Âge à la clôture : de 18 à 35 ans.',
    ]);
    expect(screen.getByRole('button', { name: 'Commencer ma candidature' })).toBeTruthy();
  });

  it('begins in the chosen language, and opens the form', async () => {
    await open();
    fireEvent.click(await screen.findByRole('radio', { name: 'Anglais' }));
    fireEvent.click(screen.getByRole('button', { name: 'Commencer ma candidature' }));
    await screen.findByRole('region', { name: 'Avant d’envoyer' });
    expect(server.begun).toEqual([{ callId: 51, answerLanguage: 'en' }]);
  });

  it('says how long the application is stored', async () => {
    server.eligibility = { ...sampleEligibility, monthsKept: 12 };
    await open();
    const line = await screen.findByText(/^Votre candidature est conservée/);
    expect(plain(line.textContent)).toBe(
      'Votre candidature est conservée 12 mois après la clôture, puis supprimée. Vous en serez prévenu à temps pour en garder une copie.',
    );
  });

  it('asks anew for a structure, and begins for it', async () => {
    server.structures = [
      {
        __typename: 'PasserelleDirectoryEntry',
        id: 9,
        groupId: 9,
        kind: 'structure',
        name: 'Ateliers du fleuve',
        place: null,
        sectors: [],
      },
    ];
    await open();
    fireEvent.click(await screen.findByRole('radio', { name: 'Ateliers du fleuve' }));
    // Until the answer for the structure is there, nothing is begun for oneself.
    await waitFor(() => expect(begin().disabled).toBe(true));
    expect(asked.at(-1)).toEqual({ callId: 51, lateLink: null, onBehalfOf: 9 });
    answer.resolve();
    await waitFor(() => expect(begin().disabled).toBe(false));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Ateliers du fleuve' }).checked).toBe(true);
    fireEvent.click(begin());
    await waitFor(() => expect(server.begun).toEqual([{ callId: 51, answerLanguage: 'fr', onBehalfOf: 9 }]));
  });

  it('leads to the application that there is', async () => {
    server.eligibility = { ...sampleEligibility, applicationId: 8 };
    await open();
    const link = await screen.findByRole('link', { name: 'Ouvrir cette candidature' });
    expect(link.getAttribute('href')).toBe(pathTo('application', 'fr', { id: '8' }));
    expect(screen.queryByRole('button', { name: 'Commencer ma candidature' })).toBeNull();
  });

  it('begins another one where the call allows several, and leads to those that there are', async () => {
    server.eligibility = { ...sampleEligibility, applicationsBegun: 1, applicationsEach: 3 };
    await open();
    expect(plain((await screen.findByText(/^Vos candidatures à cet appel/)).textContent)).toBe(
      'Vos candidatures à cet appel : 1 sur 3 possibles. Voir vos candidatures',
    );
    expect(screen.getByRole('link', { name: 'Voir vos candidatures' }).getAttribute('href')).toBe(
      '/tableau-de-bord/vos-candidatures/',
    );
    fireEvent.click(begin());
    await waitFor(() => expect(server.begun).toEqual([{ callId: 51, answerLanguage: 'fr' }]));
  });

  it('has no button where dates or the kind of applicant close the form, or where there is none yet', async () => {
    server.eligibility = {
      ...sampleEligibility,
      verdict: 'no',
      isBlocked: true,
      criteria: [criterion('dates', 'no', [param('closesAt', '2026-11-01T12:00:00Z')])],
    };
    await open();
    await screen.findByText(/^Non : cet appel ne peut pas/);
    expect(plain(eligibility().getByRole('listitem').textContent)).toContain(
      'clos depuis le 1er novembre 2026',
    );
    expect(screen.queryByRole('button', { name: 'Commencer ma candidature' })).toBeNull();
  });

  it('says that there is no form yet', async () => {
    server.eligibility = { ...sampleEligibility, minutes: null };
    await open();
    await screen.findByText(/n’est pas encore en ligne/);
    expect(screen.queryByRole('button', { name: 'Commencer ma candidature' })).toBeNull();
  });

  it('says why it was refused, and keeps the choices', async () => {
    server.refusal = {
      status: 409,
      error: { code: 'call_closed', message: 'Cet appel est clos.', fields: [] },
    };
    await open();
    fireEvent.click(await screen.findByRole('radio', { name: 'Anglais' }));
    fireEvent.click(screen.getByRole('button', { name: 'Commencer ma candidature' }));
    await screen.findByText('Cet appel est clos.');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Anglais' }).checked).toBe(true);
  });

  it('leads to open calls where no call is named', async () => {
    await openWorkspace(pathTo('newApplication', 'fr'));
    await screen.findByRole('link', { name: 'Voir les appels ouverts' });
    expect(asked).toEqual([]);
  });
});

describe('the list of one’s applications', () => {
  const sent = {
    state: 'sent',
    actions: ['takeBack', 'withdraw'],
    sentNumber: 1,
    sentAt: '2026-11-22T10:00:00Z',
    number: '51-2026-ABCDEFGHJ',
  };

  it.each([
    ['a draft', {}, ['Brouillon', 'À terminer et à envoyer avant le 31 janvier 2027 à 23 h 59']],
    [
      'one that was sent',
      sent,
      ['Envoyée', 'Modifiable jusqu’au 31 janvier 2027', 'Récépissé 51-2026-ABCDEFGHJ'],
    ],
    [
      'one that was sent to a closed call',
      { ...sent, actions: ['withdraw'] },
      ['Envoyée', 'Vous serez prévenu de la suite'],
    ],
    [
      'one that was taken back',
      { ...sent, state: 'draft', actions: ['save', 'send'] },
      ['la version envoyée compte', 'Nouvelle version à envoyer avant'],
    ],
    [
      'one that was not sent',
      { isLapsed: true, actions: ['delete'] },
      ['Non envoyée', 'Vos réponses du 21 novembre 2026'],
    ],
    [
      'one that was withdrawn',
      { ...sent, withdrawnAt: '2026-11-23T10:00:00Z', actions: [] },
      ['Retirée', 'Retirée le 23 novembre 2026'],
    ],
    ['one of a structure', { structureName: 'Ateliers du fleuve' }, ['Pour Ateliers du fleuve']],
  ])('says how %s stands, and what comes next', async (_name, values, texts) => {
    server.current = { ...sampleApplication, ...values };
    const row = await list();
    for (const text of texts) expect(row).toContain(text);
  });
});
