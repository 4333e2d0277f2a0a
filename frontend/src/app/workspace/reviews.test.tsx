// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pathTo } from '../../../shared/config/routes.ts';
import { openWorkspace, plain } from '../../testing/open-workspace.tsx';
import { draftsOfThisDevice } from '../../lib/record-form/device-drafts.ts';
import { sampleUser } from '../../testing/sample-user.ts';
import { workspaceServer } from '../../testing/workspace-server.ts';

const label = (text: string) => ({ fr: text });
const plan = {
  format: 1,
  criteria: [
    {
      id: 'quality',
      label: label('Qualité'),
      guidance: label('Ce que le projet apporte.'),
      weight: 2,
      scale: { min: 0, max: 500, step: 50 },
    },
    {
      id: 'impact',
      label: label('Portée'),
      weight: 0,
      scale: { min: 100, max: 300, step: 100 },
      commentRequired: true,
    },
  ],
  tieBreakers: [],
};
const emptyScore = {
  __typename: 'PasserelleReviewScore',
  comment: '',
  finalAt: null as string | null,
  points: [] as object[],
  savedAt: null,
  snapshot: 0,
  version: 0,
};
const row = {
  __typename: 'PasserelleOwnReview',
  actions: ['accept', 'decline', 'declareConflict'],
  answerBy: null,
  applicant: null as string | null,
  callId: 51,
  callTitle: 'Douze murs',
  criteria: 2,
  id: 8,
  isChanged: false,
  isOverdue: false,
  number: '51-2026-ABCDEFGHJ',
  scoreBy: '2027-02-05T10:00:00Z',
  scored: 0,
  state: 'asked',
};
const review = {
  ...row,
  __typename: 'PasserelleReview',
  answers: '{"motive":"Le fleuve"}',
  applicantName: null,
  files: [
    {
      __typename: 'PasserelleReviewedFile',
      bytes: null,
      id: null,
      name: null,
      question: 'cv',
      type: 'application/pdf',
    },
  ],
  form: JSON.stringify({
    format: 1,
    sections: [
      {
        id: 'you',
        label: label('Le projet'),
        questions: [
          { id: 'motive', kind: 'longText', label: label('Pourquoi') },
          { id: 'cv', kind: 'file', accepts: ['document'], label: label('Dossier') },
        ],
      },
    ],
  }),
  isBlind: true,
  language: 'fr',
  others: [] as object[],
  plan: JSON.stringify(plan),
  profile: [],
  score: emptyScore,
  snapshot: 1,
  structureName: null,
};
interface Written {
  version: number;
  isFinal: boolean;
  scores: readonly { criterionId: string; points?: number; comment: string }[];
}

let current: typeof review;
let calls: object[];
let writes: Written[];
let answers: object[];
let fails: boolean;
const own = () => ({
  calls,
  reviews: [
    { ...row, state: current.state },
    { ...row, id: 9, number: '51-2026-KLMNPQRST' },
  ],
});
const typed = () => ({ __typename: 'PasserelleOwnReviews', ...own() });

workspaceServer({
  data: () => ({
    passerelleOwnReviews: typed(),
    passerelleReview: current,
    passerelleReference: {
      __typename: 'PasserelleReference',
      countries: [],
      sectors: [],
      logoSize: { __typename: 'PasserelleFileSize', bytes: 1, unit: 'MB' },
    },
  }),
  calls: {
    '/api/dashboard/reviews/score': (body: Written) => {
      if (fails) throw new Error('The site does not answer');
      writes.push(body);
      const points = body.scores.map((each) => ({
        __typename: 'PasserelleCriterionScore',
        points: null,
        ...each,
      }));
      const score = {
        ...emptyScore,
        points,
        version: body.version + 1,
        finalAt: body.isFinal ? '2027-02-01T10:00:00Z' : null,
      };
      const others = body.isFinal ? [{ ...emptyScore, comment: 'Un projet rare.', version: 3 }] : [];
      current = { ...current, score, others, state: body.isFinal ? 'done' : 'accepted' };
      return JSON.parse(
        JSON.stringify(current, (name, value: unknown) => (name === '__typename' ? undefined : value)),
      ) as object;
    },
    '/api/dashboard/reviews/answer': (body: object) => {
      answers.push(body);
      return own();
    },
    '/api/dashboard/reviews/answer-invitation': (body: object) => {
      answers.push(body);
      calls = [];
      return own();
    },
  },
});

beforeEach(() => {
  current = review;
  calls = [];
  writes = [];
  answers = [];
  fails = false;
});

const open = async () => {
  await openWorkspace(`${pathTo('ownReviews', 'fr')}?id=8`);
  return within(await screen.findByRole('form', { name: 'Votre note' }));
};
const points = (form: ReturnType<typeof within>, name: string) =>
  within(form.getByRole('group', { name })).getByRole<HTMLSelectElement>('combobox');
const status = (form: ReturnType<typeof within>) => plain(form.getByRole('status').textContent);

describe('what one reviews', () => {
  it('is listed with its state and date, and leads to the application', async () => {
    await openWorkspace(pathTo('ownReviews', 'fr'));
    const link = await screen.findByRole('link', { name: /51-2026-ABCDEFGHJ/ });
    expect(link.getAttribute('href')).toBe(`${pathTo('ownReviews', 'fr')}?id=8`);
    const text = plain(link.closest('li')?.textContent);
    expect(text).toContain('À accepter ou à décliner');
    expect(text).toContain('5 février 2027');
  });

  it('begins with an invitation, which is answered in place', async () => {
    calls = [
      {
        __typename: 'PasserelleReviewInvitation',
        callId: 51,
        callTitle: 'Douze murs',
        id: 3,
        languages: ['fr'],
        state: 'invited',
      },
    ];
    await openWorkspace(pathTo('ownReviews', 'fr'));
    fireEvent.click(await screen.findByRole('button', { name: 'Accepter Douze murs' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Invitations' })).toBeNull());
    expect(answers).toEqual([{ id: 3, accepts: true }]);
  });
});

describe('an application beside its criteria', () => {
  it('shows what was sent, and of files in a blind review only their number', async () => {
    await open();
    const answersShown = within(screen.getByRole('region', { name: 'La candidature' }));
    expect(answersShown.getByText('Le fleuve')).toBeTruthy();
    expect(answersShown.getByText(/^1 fichier, masqué/)).toBeTruthy();
    expect(answersShown.queryByRole('link')).toBeNull();
    expect(screen.getByText(/Évaluation anonyme/)).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Notes des autres évaluateurs' })).toBeNull();
    expect(screen.getByRole('link', { name: /Candidature suivante.*KLMNPQRST/ })).toBeTruthy();
  });

  it('saves a draft when a field is left, with the points of the scale', async () => {
    const form = await open();
    const select = points(form, 'Qualité');
    expect([...select.options].map(({ text }) => plain(text))).toEqual([
      'Choisir',
      '0 sur 5',
      '0,5 sur 5',
      '1 sur 5',
      '1,5 sur 5',
      '2 sur 5',
      '2,5 sur 5',
      '3 sur 5',
      '3,5 sur 5',
      '4 sur 5',
      '4,5 sur 5',
      '5 sur 5',
    ]);
    fireEvent.change(select, { target: { value: '350' } });
    expect(status(form)).toBe('Modifications non enregistrées');
    fireEvent.blur(select);
    await waitFor(() => expect(status(form)).toBe('Brouillon enregistré. Il ne compte pas encore.'));
    fireEvent.change(points(form, 'Portée'), { target: { value: '200' } });
    fireEvent.blur(points(form, 'Portée'));
    await waitFor(() => expect(writes).toHaveLength(2));
    expect(writes.map(({ version, isFinal, scores }) => [version, isFinal, scores])).toEqual([
      [0, false, [{ criterionId: 'quality', comment: '', points: 350 }]],
      [
        1,
        false,
        [
          { criterionId: 'quality', comment: '', points: 350 },
          { criterionId: 'impact', comment: '', points: 200 },
        ],
      ],
    ]);
  });

  it('shows the scores of others once one’s own is final', async () => {
    const form = await open();
    fireEvent.change(points(form, 'Qualité'), { target: { value: '500' } });
    fireEvent.click(form.getByRole('button', { name: 'Rendre la note définitive' }));
    const others = within(await screen.findByRole('region', { name: 'Notes des autres évaluateurs' }));
    expect(others.getByText('Un projet rare.')).toBeTruthy();
    const own = within(screen.getByRole('region', { name: 'Votre note' }));
    expect(own.getByText('Votre note est définitive.')).toBeTruthy();
    expect(own.queryByRole('button')).toBeNull();
    expect(document.activeElement).toBe(own.getByRole('heading'));
  });

  it('sends the reason of a conflict, and returns to the list', async () => {
    await open();
    fireEvent.change(screen.getByLabelText('Motif'), { target: { value: 'Ma cousine' } });
    fireEvent.click(screen.getByRole('button', { name: 'Déclarer un conflit d’intérêts' }));
    await screen.findByRole('heading', { level: 1, name: 'Vos évaluations' });
    expect(answers).toEqual([{ id: 8, action: 'declareConflict', reason: 'Ma cousine' }]);
  });
});

describe('a score that was not saved', () => {
  const store = draftsOfThisDevice();
  const key = { userId: sampleUser.id, form: 'review:8' };
  const typedHere = { points: { quality: 450 }, comments: { impact: 'Net.' }, comment: '' };
  const keep = (version: number) =>
    store.put({ ...key, base: {}, values: { draft: typedHere, version }, keptAt: Date.now() });

  afterEach(() => store.clear());

  it('is restored from the device with a notice, and saved', async () => {
    await keep(0);
    const form = await open();
    expect(await form.findByText(/^Nous avons remis ce que vous aviez noté sur cet appareil/)).toBeTruthy();
    expect(points(form, 'Qualité').value).toBe('450');
    fireEvent.blur(points(form, 'Qualité'));
    await waitFor(() => expect(writes).toHaveLength(1));
    await waitFor(async () => expect(await store.find(key)).toBeUndefined());
    expect(form.queryByText(/^Nous avons remis/)).toBeNull();
  });

  it('can be taken back', async () => {
    await keep(0);
    const form = await open();
    fireEvent.click(await form.findByRole('button', { name: 'Annuler ces modifications' }));
    expect(points(form, 'Qualité').value).toBe('');
    await waitFor(async () => expect(await store.find(key)).toBeUndefined());
    expect(writes).toEqual([]);
  });

  it('is shown beside the one that was saved elsewhere meanwhile', async () => {
    await keep(0);
    const saved = [
      { __typename: 'PasserelleCriterionScore', comment: '', criterionId: 'quality', points: 100 },
    ];
    current = { ...review, score: { ...emptyScore, points: saved, version: 2 } };
    const form = await open();
    const choice = within(await form.findByRole('region', { name: 'Deux versions de votre note' }));
    expect(choice.getByText('4,5 sur 5')).toBeTruthy();
    expect(choice.getByText('1 sur 5')).toBeTruthy();
    expect(writes).toEqual([]);
    fireEvent.click(choice.getByRole('button', { name: 'Retenir ce que j’ai noté ici' }));
    expect(points(form, 'Qualité').value).toBe('450');
    fireEvent.blur(points(form, 'Qualité'));
    await waitFor(() => expect(writes.map(({ version }) => version)).toEqual([2]));
  });

  it('stays on the device when saving fails', async () => {
    const form = await open();
    fails = true;
    fireEvent.change(points(form, 'Qualité'), { target: { value: '300' } });
    fireEvent.blur(points(form, 'Qualité'));
    await waitFor(() =>
      expect(status(form)).toBe('Non enregistré. Ce que vous avez noté reste sur cet appareil.'),
    );
    await waitFor(async () =>
      expect((await store.find(key))?.values['draft']).toMatchObject({ points: { quality: 300 } }),
    );
  });
});
