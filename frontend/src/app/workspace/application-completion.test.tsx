// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { pathTo } from '../../../shared/config/routes.ts';
import { ApplicationServer, sampleApplication } from '../../testing/application-server.ts';
import { openWorkspace, plain } from '../../testing/open-workspace.tsx';
import { workspaceServer } from '../../testing/workspace-server.ts';

let server: ApplicationServer;
workspaceServer({
  data: () => server.data(),
  calls: { '/api/dashboard/applications/mutate': (body: never) => server.mutate(body) as object },
});

const question = {
  id: 'cv',
  kind: 'file',
  accepts: ['document'],
  max: 2,
  required: true,
  label: { fr: 'CV' },
};
const file = (id: number, state: string) => ({
  __typename: 'PasserelleApplicationFile',
  id,
  name: `cv-${id}.pdf`,
  type: 'application/pdf',
  bytes: 1200,
  state,
});
const completion = {
  __typename: 'PasserelleApplicationCompletion',
  askedAt: '2027-02-02T10:00:00Z',
  isOver: false,
  questions: ['cv'],
  reason: 'refused_file',
  text: '',
  until: '2027-02-05T10:00:00Z',
};
const address = pathTo('application', 'fr', { id: '8' });

beforeEach(() => {
  server = new ApplicationServer();
  server.current = {
    ...sampleApplication,
    form: JSON.stringify({
      format: 1,
      sections: [{ id: 'you', label: { fr: 'Vous' }, questions: [question] }],
    }),
    actions: ['complete', 'withdraw'],
    answers: '{"cv":[71,72]}',
    askedQuestions: JSON.stringify([question]),
    callState: 'closed',
    completion,
    files: [file(71, 'refused'), file(72, 'ready')],
    number: '51-2026-ABCDEFGHJ',
    receipts: [
      {
        __typename: 'PasserelleApplicationReceipt',
        number: 1,
        sentAt: '2027-01-23T10:01:00Z',
        sha256: '1'.repeat(64),
      },
    ],
    sentAt: '2027-01-23T10:01:00Z',
    sentNumber: 1,
    state: 'sent',
    version: 3,
  };
});

async function asked(name: string) {
  await openWorkspace(address);
  return within(await screen.findByRole('region', { name }));
}

describe('what is asked of an application after it was sent', () => {
  it('says which file was refused and until when, and sends the answer without it', async () => {
    const region = await asked('Un fichier est à remplacer');
    expect(region.getByText('Refusé : cv-71.pdf.')).toBeTruthy();
    expect(plain(region.getByText(/^Vous pouvez le remplacer/).textContent)).toContain(
      'jusqu’au 5 février 2027 à 10 h (heure de Dakar)',
    );
    const heading = await region.findByRole('heading', { name: 'Fichier à remplacer' });
    expect(heading).toBeTruthy();
    expect(region.queryByRole('navigation')).toBeNull();
    const group = within(await region.findByRole('group', { name: /^CV/ }));
    await group.findByRole('link', { name: /cv-72\.pdf/ });
    await waitFor(() => expect(group.queryByRole('link', { name: /cv-71\.pdf/ })).toBeNull());
    fireEvent.click(region.getByRole('button', { name: 'Envoyer le nouveau fichier' }));
    await screen.findByText('2'.repeat(64));
    expect(server.writes.map(({ answers, ...write }) => [write, JSON.parse(answers ?? 'null')])).toEqual([
      [{ action: 'complete', id: 8, version: 3 }, { cv: [72] }],
    ]);
    expect(screen.queryByRole('region', { name: 'Un fichier est à remplacer' })).toBeNull();
  });

  it('can’t be sent while the answer lacks what is required', async () => {
    server.current = { ...server.current, answers: '{"cv":[71]}', files: [file(71, 'refused')] };
    const region = await asked('Un fichier est à remplacer');
    const button = await region.findByRole<HTMLButtonElement>('button', {
      name: 'Envoyer le nouveau fichier',
    });
    await waitFor(() => expect(button.disabled).toBe(true));
    expect(server.writes).toEqual([]);
  });

  it('shows why it was refused', async () => {
    server.refusal = { status: 409, error: { code: 'completion_over', message: 'Le délai est dépassé.' } };
    const region = await asked('Un fichier est à remplacer');
    const group = within(await region.findByRole('group', { name: /^CV/ }));
    await waitFor(() => expect(group.queryByRole('link', { name: /cv-71\.pdf/ })).toBeNull());
    fireEvent.click(region.getByRole('button', { name: 'Envoyer le nouveau fichier' }));
    expect(await screen.findByText('Le délai est dépassé.')).toBeTruthy();
  });

  it('is shown without a form to those who don’t send it', async () => {
    server.current = { ...server.current, actions: [], role: 'edit' };
    const region = await asked('Un fichier est à remplacer');
    expect(region.getByText(/^La personne ou un propriétaire/)).toBeTruthy();
    expect(region.queryByRole('button')).toBeNull();
  });

  it('says the date when its time is over', async () => {
    server.current = { ...server.current, actions: [], completion: { ...completion, isOver: true } };
    const region = await asked('Le délai pour remplacer un fichier est dépassé');
    expect(plain(region.getByText(/jusqu’au/).textContent)).toContain('5 février 2027');
    expect(region.queryByRole('button')).toBeNull();
  });

  it('comes before how the application stands', async () => {
    await asked('Un fichier est à remplacer');
    await screen.findByRole('heading', { level: 2, name: 'Votre candidature est envoyée' });
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings[0]).toBe('Un fichier est à remplacer');
  });

  it('is said in the form of one that was taken back, and on the file', async () => {
    server.current = {
      ...server.current,
      actions: ['save', 'send', 'complete'],
      callState: 'open',
      state: 'draft',
    };
    const region = await asked('Un fichier est à remplacer');
    expect(region.getByText('Refusé : cv-71.pdf.')).toBeTruthy();
    expect(region.queryByRole('group')).toBeNull();
    const rows = await screen.findAllByText(/^cv-7\d\.pdf$/, { selector: '[data-file] a' });
    const marked = rows.map((row) => plain(row.closest('li')?.textContent).includes('contrôle de sécurité'));
    expect(marked).toEqual([true, false]);
  });

  it('is in the list', async () => {
    await openWorkspace(pathTo('ownApplications', 'fr'));
    expect(plain((await screen.findByText(/^Un fichier refusé est à remplacer/)).textContent)).toBe(
      'Un fichier refusé est à remplacer avant le 5 février 2027 à 10 h (heure de Dakar).',
    );
  });

  it('quotes what the team asks, for the questions that it chose', async () => {
    server.current = {
      ...server.current,
      completion: { ...completion, reason: 'requested', text: 'Votre CV est illisible.\nMerci.' },
      files: [file(71, 'ready'), file(72, 'ready')],
    };
    const region = await asked('Votre candidature est à compléter');
    expect(region.getByText(/^Votre CV est illisible/).textContent).toBe('Votre CV est illisible.\nMerci.');
    expect(plain(region.getByText(/^Vous pouvez répondre/).textContent)).toContain('jusqu’au 5 février 2027');
    expect(region.queryByText(/contrôle de sécurité/)).toBeNull();
    const button = await region.findByRole('button', { name: 'Envoyer la réponse' });
    fireEvent.click(button);
    await screen.findByText('2'.repeat(64));
    expect(server.writes.map(({ answers }) => JSON.parse(answers ?? 'null'))).toEqual([{ cv: [71, 72] }]);
  });

  it('says that the time to answer the team is over', async () => {
    server.current = {
      ...server.current,
      actions: ['withdraw'],
      completion: { ...completion, isOver: true, reason: 'requested', text: 'SECRET' },
    };
    const region = await asked('Le délai pour compléter votre candidature est dépassé');
    expect(plain(region.getByText(/^L’équipe de l’appel vous avait demandé/).textContent)).toContain(
      'avant le 5 février 2027',
    );
    expect(region.queryByText('SECRET')).toBeNull();
  });
});

async function decided(state: string, eligibility: object): Promise<string[]> {
  server.current = {
    ...server.current,
    askedQuestions: null,
    completion: null,
    state,
    eligibility: {
      __typename: 'PasserelleApplicationEligibility',
      criterion: '',
      decidedAt: '2027-02-02T10:00:00Z',
      reason: null,
      text: '',
      ...eligibility,
    },
  };
  await openWorkspace(address);
  const title =
    state === 'eligible' ? 'Votre candidature est éligible' : 'Votre candidature n’est pas éligible';
  const region = await screen.findByRole('region', { name: title });
  return [...region.querySelectorAll('p')].map(({ textContent }) => plain(textContent));
}

describe('what was decided on the eligibility of an application', () => {
  it('says that it is eligible, and what comes next', async () => {
    expect(await decided('eligible', {})).toEqual([
      'L’équipe de l’appel l’a vérifiée le 2 février 2027 à 10 h (heure de Dakar). La sélection reste à faire.',
    ]);
  });

  it.each([
    [{ reason: 'age' }, 'Motif : Âge.'],
    [{ reason: 'stated', criterion: 'Vivre au Sénégal' }, 'Critère de l’appel : « Vivre au Sénégal ».'],
  ])('quotes why it is not (%j)', async (eligibility, why) => {
    expect(await decided('ineligible', { ...eligibility, text: 'Vous avez 17 ans.' })).toEqual([
      'L’équipe de l’appel l’a vérifiée le 2 février 2027 à 10 h (heure de Dakar). Elle ne remplit pas toutes les conditions.',
      why,
      'Vous avez 17 ans.',
    ]);
  });
});
