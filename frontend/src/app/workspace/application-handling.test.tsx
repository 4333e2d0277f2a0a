// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { pathTo } from '../../../shared/config/routes.ts';
import { openWorkspace, plain } from '../../testing/open-workspace.tsx';
import { refused, workspaceServer } from '../../testing/workspace-server.ts';

const label = (fr: string) => ({ fr, en: `${fr} in English` });
const questions = [
  { id: 'motive', kind: 'longText', label: label('Pourquoi') },
  { id: 'budget', kind: 'number', label: label('Budget') },
];
const application = {
  __typename: 'PasserelleReceivedApplication',
  askedUntil: null,
  callId: 51,
  callTitle: 'Résidence textile',
  changed: [],
  country: 'SN',
  duplicates: [],
  earlier: null,
  id: 8,
  language: 'FR',
  letters: [],
  name: 'Binta',
  notes: [],
  number: '51-2026-8',
  person: null,
  shown: {
    __typename: 'PasserelleSentVersion',
    answers: '{"motive":"Le fleuve"}',
    files: [],
    form: JSON.stringify({ format: 1, sections: [{ id: 's', label: label('Projet'), questions }] }),
    number: 1,
    profile: [],
    questions: ['motive', 'budget'],
    sentAt: '2026-11-28T12:00:00Z',
    sha256: 'a'.repeat(64),
  },
  stage: 1,
  stages: [],
  state: 'sent',
  tags: [],
  versions: [],
  withdrawnAt: null,
  zone: 'Africa/Dakar',
};
const entry = {
  __typename: 'PasserelleTimelineEntry',
  actor: null as string | null,
  at: '2026-11-28T12:00:00Z',
  criterion: null as string | null,
  stage: null as number | null,
  decision: null,
  id: 1,
  kind: 'sent',
  number: 1,
  questions: [] as string[],
  reason: null as string | null,
  text: null as string | null,
  until: null as string | null,
};
const fresh = {
  __typename: 'PasserelleApplicationHandling',
  completion: null as object | null,
  criteria: ['Vivre au Sénégal'],
  eligibility: null as object | null,
  id: 8,
  questions: ['budget'],
  state: 'sent',
  steps: ['findEligible', 'findIneligible', 'requestCompletion'],
  timeline: [entry],
  version: 3,
};
const completion = {
  __typename: 'PasserelleApplicationCompletion',
  askedAt: '2027-01-02T10:00:00Z',
  isOver: false,
  questions: ['budget'],
  reason: 'requested',
  text: 'Le budget manque.',
  until: '2027-01-10T10:00:00Z',
};
const eligibility = {
  __typename: 'PasserelleApplicationEligibility',
  criterion: '',
  decidedAt: '2027-01-02T10:00:00Z',
  reason: null,
  text: '',
};

/** How the application stands. */
let handling = fresh;
/** Bodies of the calls that write. */
let writes: object[] = [];
/** What the next call is answered; otherwise the step is done. */
let answer: Response | object | undefined;

const write = (body: object): object => {
  writes.push(body);
  return answer ?? { code: null, id: 8, ok: true, state: 'sent', version: 4 };
};
const writeMany = (body: object): object => {
  const result = write(body);
  return result instanceof Response ? result : { results: [result] };
};

workspaceServer({
  data: () => ({
    passerelleReceivedApplication: application,
    passerelleApplicationHandling: handling,
    passerelleApplicationMentors: null,
    passerelleApplicationThread: null,
    passerelleApplicationNeighbours: {
      __typename: 'PasserelleApplicationNeighbours',
      next: null,
      place: 1,
      previous: null,
      total: 1,
    },
    passerelleReference: {
      __typename: 'PasserelleReference',
      sectors: [],
      countries: [],
      logoSize: { __typename: 'PasserelleFileSize', bytes: 1, unit: 'MB' },
    },
  }),
  calls: {
    '/api/dashboard/reviews/eligibility': writeMany,
    '/api/dashboard/reviews/reopen': write,
    '/api/dashboard/reviews/cancel-reopening': write,
  },
});

beforeEach(() => {
  handling = fresh;
  writes = [];
  answer = undefined;
});

async function panel() {
  await openWorkspace(pathTo('receivedApplication', 'fr', { id: '8' }));
  return within(await screen.findByRole('region', { name: 'Suivi' }));
}
const paragraphs = (region: Awaited<ReturnType<typeof panel>>): string[] =>
  region.getAllByText((_, element) => element?.tagName === 'P').map(({ textContent }) => plain(textContent));

describe('how an application stands for those who run the call', () => {
  it('says that nothing was decided, and what happened', async () => {
    const region = await panel();
    expect(paragraphs(region)).toEqual(['L’éligibilité n’est pas encore vérifiée.']);
    expect(region.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Éligible',
      'Non éligible…',
      'Demander un complément…',
    ]);
    expect(plain(region.getByText('Historique').closest('details')?.textContent)).toContain('Envoyée');
  });

  it.each([
    [
      { state: 'eligible', eligibility },
      ['Éligible, d’après la vérification du 2 janvier 2027 à 10 h (heure de Dakar).'],
    ],
    [
      {
        state: 'ineligible',
        eligibility: {
          ...eligibility,
          reason: 'stated',
          criterion: 'Vivre au Sénégal',
          text: 'Le siège est à Bamako.',
        },
      },
      [
        'Non éligible, d’après la vérification du 2 janvier 2027 à 10 h (heure de Dakar).',
        'Critère de l’appel : « Vivre au Sénégal ».',
      ],
    ],
    [
      { state: 'draft', steps: [] },
      ['Le candidat l’a reprise pour la modifier. Attendez son nouvel envoi ou la clôture.'],
    ],
    [{ steps: [] }, ['Le candidat l’a retirée : il n’y a plus rien à décider.']],
    [
      { completion, steps: ['cancelCompletion'] },
      [
        'L’éligibilité n’est pas encore vérifiée.',
        'Complément demandé, à rendre avant le 10 janvier 2027 à 10 h (heure de Dakar)',
      ],
    ],
    [
      {
        completion: { ...completion, reason: 'refused_file', text: '', isOver: true },
        steps: ['findEligible'],
      },
      [
        'L’éligibilité n’est pas encore vérifiée.',
        'Fichier refusé par le contrôle de sécurité, non remplacé avant le 10 janvier 2027 à 10 h (heure de Dakar)',
      ],
    ],
  ])('says what was decided or asked (%#)', async (stands, expected) => {
    handling = { ...fresh, ...(stands as Partial<typeof fresh>) };
    expect(paragraphs(await panel())).toEqual(expected);
  });

  it('finds it eligible', async () => {
    const region = await panel();
    fireEvent.click(region.getByRole('button', { name: 'Éligible' }));
    await waitFor(() => expect(writes).toEqual([{ items: [{ id: 8, version: 3 }], result: 'eligible' }]));
    expect(await screen.findByText(/Éligibilité enregistrée/)).toBeTruthy();
  });

  it('finds it ineligible by a criterion of the call, with a text', async () => {
    const region = await panel();
    fireEvent.click(region.getByRole('button', { name: 'Non éligible…' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getAllByRole('radio')).toHaveLength(7);
    fireEvent.click(dialog.getByRole('radio', { name: 'Vivre au Sénégal' }));
    fireEvent.change(dialog.getByLabelText('Votre explication au candidat'), {
      target: { value: 'Le siège est à Bamako.' },
    });
    fireEvent.click(dialog.getByRole('button', { name: 'Déclarer non éligible' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(writes).toEqual([
      {
        items: [{ id: 8, version: 3 }],
        reason: 'stated',
        result: 'ineligible',
        stated: 0,
        text: 'Le siège est à Bamako.',
      },
    ]);
  });

  it('says that the application has changed since it was read', async () => {
    answer = { code: 'stale_version', id: 8, ok: false, state: 'sent', version: 9 };
    const region = await panel();
    fireEvent.click(region.getByRole('button', { name: 'Éligible' }));
    expect((await region.findByRole('alert')).textContent).toBe(
      'Cette candidature a changé entre-temps. Relisez-la avant de décider.',
    );
  });

  it('asks for a completion, and names the fields that are refused', async () => {
    const fields = [
      { path: 'questions', code: 'required', message: 'Choisissez une question.' },
      { path: 'until', code: 'date_too_early', message: 'Cette date est trop tôt.' },
    ];
    answer = refused(422, { code: 'invalid_fields', message: 'À corriger', fields });
    const region = await panel();
    fireEvent.click(region.getByRole('button', { name: 'Demander un complément…' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
      'Budget',
    ]);
    fireEvent.click(dialog.getByRole('button', { name: 'Envoyer la demande' }));
    expect(await dialog.findByText('Choisissez une question.')).toBeTruthy();
    expect(dialog.getByText('Cette date est trop tôt.')).toBeTruthy();
    expect(document.activeElement).toBe(dialog.getByRole('checkbox', { name: 'Budget' }));

    answer = undefined;
    fireEvent.click(dialog.getByRole('checkbox', { name: 'Budget' }));
    fireEvent.change(dialog.getByLabelText('Votre demande au candidat'), {
      target: { value: 'Ajoutez-le.' },
    });
    fireEvent.click(dialog.getByRole('button', { name: 'Envoyer la demande' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(writes.at(-1)).toEqual({
      id: 8,
      questions: ['budget'],
      text: 'Ajoutez-le.',
      until: '',
      version: 3,
    });
    expect(await screen.findByText(/Demande envoyée/)).toBeTruthy();
  });

  it('withdraws what was asked', async () => {
    handling = { ...fresh, completion, steps: ['findEligible', 'cancelCompletion'] };
    const region = await panel();
    expect(region.getByText('Le budget manque.').tagName).toBe('BLOCKQUOTE');
    fireEvent.click(region.getByRole('button', { name: 'Retirer la demande' }));
    await waitFor(() => expect(writes).toEqual([{ id: 8, version: 3 }]));
  });

  it('names who acted for the call, and what was asked', async () => {
    const asked = {
      ...entry,
      id: 2,
      kind: 'completion_asked',
      actor: 'Awa Diop',
      questions: ['budget'],
      text: 'Ajoutez-le.',
      until: '2027-01-10T10:00:00Z',
    };
    handling = { ...fresh, timeline: [asked, entry] };
    const region = await panel();
    const items = within(region.getByText('Historique').closest('details') as HTMLElement).getAllByRole(
      'listitem',
      {
        hidden: true,
      },
    );
    expect(items).toHaveLength(2);
    const [first] = items;
    const text = plain(first?.textContent ?? '');
    expect(text).toContain('Complément demandé, par Awa Diop');
    expect(text).toContain('version 1 · à rendre avant le 10 janvier 2027');
    expect(text).toContain('BudgetAjoutez-le.');
  });
});
