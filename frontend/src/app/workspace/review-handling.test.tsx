// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { pathTo } from '../../../shared/config/routes.ts';
import { sampleReference } from '../../testing/sample-draft.ts';
import { openWorkspace, plain } from '../../testing/open-workspace.tsx';
import { refused, workspaceServer } from '../../testing/workspace-server.ts';

interface Body {
  isPreview?: boolean;
  pairs?: object[];
  plan: string;
  seed?: string;
  version?: number;
}

const quality = {
  id: 'quality',
  label: { fr: 'Qualité', en: 'Quality' },
  weight: 2,
  scale: { min: 0, max: 500, step: 50 },
};
const document = { format: 1, blind: false, criteria: [quality], tieBreakers: [] };
const assignment = {
  __typename: 'PasserelleReviewAssignment',
  answerBy: null,
  id: 30,
  isBegun: false,
  isOverdue: true,
  name: 'Paul',
  reason: null,
  scoreBy: null,
  state: 'accepted',
  userId: 12,
};
const reviewer = (userId: number, name: string) => ({
  __typename: 'PasserelleReviewer',
  answeredAt: null,
  countries: [] as string[],
  delivery: null as string | null,
  email: null as string | null,
  id: userId + 100,
  invitationId: null as number | null,
  isGuest: false,
  invitedAt: '2027-01-20T10:00:00Z',
  languages: ['fr'],
  load: userId === 12 ? 1 : 0,
  name,
  open: userId === 12 ? 1 : 0,
  state: 'accepted',
  userId,
});
const assignments = {
  __typename: 'PasserelleReviewAssignments',
  applications: [
    {
      __typename: 'PasserelleAssignableApplication',
      applicant: 'Aïda Sow',
      assignments: [assignment],
      conflicts: [
        { __typename: 'PasserelleReviewConflict', kind: 'structure', name: 'Nour', reason: null, userId: 11 },
      ],
      country: 'SN',
      id: 8,
      language: 'fr',
      number: '51-2026-A',
    },
  ],
  callId: 51,
  callTitle: 'Douze murs',
  isReady: true,
  reviewers: [reviewer(11, 'Nour'), reviewer(12, 'Paul'), reviewer(13, 'Rama')],
};
const ranked = (id: number, rank: number | null, total: number | null, tieBreaker: string | null) => ({
  __typename: 'PasserelleRankedApplication',
  applicant: `Personne ${id}`,
  averages:
    total === null
      ? []
      : [{ __typename: 'PasserelleCriterionAverage', average: total, criterionId: 'quality' }],
  id,
  number: `51-2026-${id}`,
  open: 1,
  rank,
  scores: total === null ? 0 : 2,
  tieBreaker,
  total,
  uncounted: id === 9 ? 1 : 0,
});

let plan: { document: string; frozenAt: string | null; version: number };
let ranking: object;
let sent: [string, Body][];
let asked: object[];
let answer: (body: Body) => object;

const call = (path: string) => (body: Body) => {
  sent.push([path, body]);
  return answer(body);
};
workspaceServer<{ weights?: string }>({
  data(variables) {
    asked.push(variables);
    return {
      passerelleReviewPlan: {
        __typename: 'PasserelleReviewPlan',
        callId: 51,
        callTitle: 'Douze murs',
        languages: ['fr'],
        stage: 1,
        ...plan,
      },
      passerelleReference: sampleReference,
      passerelleReviewAssignments: assignments,
      passerelleReviewRanking: ranking,
    };
  },
  calls: Object.fromEntries(
    ['save-criteria', 'assign', 'cancel', 'conflict', 'draw', 'invite-reviewer'].map((name) => [
      `/api/dashboard/reviews/${name}`,
      call(name),
    ]),
  ),
});

beforeEach(() => {
  plan = { document: JSON.stringify(document), frozenAt: null, version: 3 };
  ranking = {
    __typename: 'PasserelleReviewRanking',
    callId: 51,
    callTitle: 'Douze murs',
    isDrawn: false,
    isHidden: false,
    plan: JSON.stringify(document),
    rows: [ranked(8, 1, 7667, null), ranked(9, 1, 7667, 'tied'), ranked(10, null, null, null)],
    seed: null,
    weights: [{ __typename: 'PasserelleCriterionWeight', criterionId: 'quality', weight: 2 }],
  };
  [sent, asked] = [[], []];
  answer = () => ({});
});

const open = async (part: string, heading: string) => {
  await openWorkspace(`${pathTo('ownReviews', 'fr')}?call=51&part=${part}`);
  await screen.findByRole('heading', { level: 1, name: heading });
};

/** Without the headings that cards repeat. */
const valueOf = (cell: Element) => plain((cell.querySelector('[aria-hidden] + *') ?? cell).textContent);
const rows = () => screen.getAllByRole('row').map((row) => [...row.children].map(valueOf));

describe('the criteria of a call', () => {
  it('are saved as one document, with what was changed', async () => {
    await open('criteria', 'Critères d’évaluation');
    fireEvent.click(screen.getByRole('checkbox', { name: /^Évaluation anonyme/ }));
    fireEvent.change(screen.getByLabelText('Pas'), { target: { value: '1' } });
    fireEvent.click(screen.getByRole('checkbox', { name: 'Départage les candidatures à égalité' }));
    fireEvent.click(screen.getByRole('button', { name: 'Enregistrer les critères' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    const [, body] = sent[0] as [string, Body];
    expect([body.version, JSON.parse(body.plan)]).toEqual([
      3,
      {
        ...document,
        blind: true,
        criteria: [{ ...quality, scale: { min: 0, max: 500, step: 100 } }],
        tieBreakers: ['quality'],
      },
    ]);
  });

  it('say at the field what is wrong', async () => {
    answer = () =>
      refused(422, {
        code: 'invalid_fields',
        message: 'Certains champs sont à revoir.',
        fields: [{ path: 'criteria.1.label.fr', code: 'required', message: 'Ce champ est requis.' }],
      });
    await open('criteria', 'Critères d’évaluation');
    fireEvent.click(screen.getByRole('button', { name: 'Ajouter un critère' }));
    fireEvent.click(screen.getByRole('button', { name: 'Enregistrer les critères' }));
    const second = within(screen.getByRole('group', { name: 'Critère 2' }));
    expect(await second.findByText('Ce champ est requis.')).toBeTruthy();
    expect(second.getByLabelText('Intitulé en français').getAttribute('aria-invalid')).toBe('true');
  });

  it('cannot be changed once they are frozen', async () => {
    plan = { ...plan, frozenAt: '2027-01-22T10:00:00Z' };
    await open('criteria', 'Critères d’évaluation');
    expect(screen.getByText(/les critères ne changent plus/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Enregistrer les critères' })).toBeNull();
    expect(screen.queryByLabelText('Intitulé en français')).toBeNull();
    const criterion = screen.getByRole('heading', { name: 'Qualité' }).closest('li');
    expect(plain(criterion?.textContent)).toBe('QualitéPoids : 2 · De 0 à 5, par pas de 0,5');
  });
});

describe('the assignment of reviews', () => {
  it('shows who has what, and whom a conflict excludes', async () => {
    await open('assignments', 'Évaluateurs et attribution');
    const row = screen.getByRole('heading', { name: 'Aïda Sow' }).closest('li');
    const text = plain(row?.textContent);
    expect(text).toContain('51-2026-A');
    expect(text).toContain('Sénégal · français');
    expect(text).toContain('Paul – en cours · en retard');
    expect(text).toContain('Nour – conflit d’intérêts : appartient à la même structure');
    const choice = within(row as HTMLElement).getByRole<HTMLSelectElement>('combobox', {
      name: /^Évaluateur pour/,
    });
    expect([...choice.options].map((option) => option.text)).toEqual(['Ajouter un évaluateur', 'Rama']);
    fireEvent.change(choice, { target: { value: '13' } });
    fireEvent.click(within(row as HTMLElement).getByRole('button', { name: /^Attribuer/ }));
    await waitFor(() =>
      expect(sent.map(([path, { pairs }]) => [path, pairs])).toEqual([
        ['assign', [{ applicationId: 8, userId: 13 }]],
      ]),
    );
  });

  it('take a conflict that is declared, and say what ends', async () => {
    await open('assignments', 'Évaluateurs et attribution');
    const row = within(screen.getByRole('heading', { name: 'Aïda Sow' }).closest('li') as HTMLElement);
    fireEvent.change(row.getByLabelText('Évaluateur concerné'), { target: { value: '12' } });
    expect(row.getByText(/prend fin, et sa note/)).toBeTruthy();
    fireEvent.change(row.getByLabelText('Motif'), { target: { value: 'Voisins' } });
    fireEvent.click(row.getByRole('button', { name: 'Déclarer le conflit' }));
    const declared = { applicationId: 8, callId: 51, userId: 12, reason: 'Voisins' };
    await waitFor(() => expect(sent).toEqual([['conflict', declared]]));
  });

  it('invite an address for some countries, and name a language without reviewers', async () => {
    await open('assignments', 'Évaluateurs et attribution');
    expect(screen.queryByText(/Aucun évaluateur ne lit/)).toBeNull();
    const field = await screen.findByLabelText(/Ou adresse e-mail/);
    fireEvent.change(field, { target: { value: 'lea@jury.test' } });
    fireEvent.change(screen.getByLabelText('Pays des candidatures (facultatif)'), {
      target: { value: 'SN' },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Envoyer l’invitation' }));
    const body = { callId: 51, email: 'lea@jury.test', languages: ['fr', 'en'], countries: ['SN'] };
    await waitFor(() => expect(sent).toEqual([['invite-reviewer', body]]));
    expect(await screen.findByText('Invitation envoyée à lea@jury.test.')).toBeTruthy();
  });

  it('previews an even spread, names unread languages, and assigns the same', async () => {
    answer = ({ isPreview }) => ({
      cancelled: 0,
      loads: [
        { count: 1, userId: 12 },
        { count: 2, userId: 13 },
      ],
      missing: [{ applicationId: 8, count: 1 }],
      pairs: isPreview ? [{ applicationId: 8, userId: 13 }] : [],
      seed: 'graine',
      unreadLanguages: ['en'],
    });
    await open('assignments', 'Évaluateurs et attribution');
    fireEvent.click(screen.getByRole('button', { name: 'Voir la répartition' }));
    const assign = await screen.findByRole('button', { name: 'Attribuer ainsi' });
    const outline = plain(assign.closest('form')?.querySelector('output')?.textContent);
    expect(outline).toContain('Aucun évaluateur ne lit : anglais.');
    expect(outline).toContain('Il manque des évaluateurs à : 51-2026-A.');
    fireEvent.click(assign);
    await waitFor(() =>
      expect(sent.map(([, { isPreview, seed }]) => [isPreview, seed])).toEqual([
        [true, undefined],
        [undefined, 'graine'],
      ]),
    );
  });
});

describe('the ranking', () => {
  it('names ties and what is not counted', async () => {
    await open('ranking', 'Classement');
    expect(rows()).toEqual([
      ['Rang', 'Candidature', 'Moyenne pondérée', 'Qualité', 'Notes', 'Égalité'],
      ['1', 'Personne 851-2026-8', '76,67 %', '76,67 %', '2 comptées · 1 attendue', 'à égalité'],
      [
        '1',
        'Personne 951-2026-9',
        '76,67 %',
        '76,67 %',
        '2 comptées · 1 attendue · 1 non comptée',
        'à égalité',
      ],
      ['–', 'Personne 1051-2026-10', '–', '–', 'aucune · 1 attendue', ''],
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Tirer au sort' }));
    await waitFor(() => expect(sent).toEqual([['draw', { callId: 51 }]]));
  });

  it('begins with its rows on a phone: the weights in force are folded', async () => {
    await open('ranking', 'Classement');
    const fold = screen.getByText('Poids des critères', { selector: 'summary' }).closest('details');
    expect(fold?.open).toBe(false);
  });

  it('tries other weights by its address, without saving them', async () => {
    await open('ranking', 'Classement');
    fireEvent.change(screen.getByLabelText('Qualité'), { target: { value: '7' } });
    fireEvent.click(screen.getByRole('button', { name: 'Essayer ces poids' }));
    await waitFor(() => expect(asked).toContainEqual({ callId: 51, weights: 'quality:7' }));
    expect(sent).toEqual([]);
  });

  it('is hidden from a manager with scores of their own to give', async () => {
    ranking = { ...ranking, isHidden: true, rows: [] };
    await open('ranking', 'Classement');
    expect(screen.getByText(/quand toutes vos notes seront définitives/)).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });
});
