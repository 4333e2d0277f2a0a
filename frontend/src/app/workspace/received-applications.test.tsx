// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pathTo } from '../../../shared/config/routes.ts';
import { openWorkspace, plain } from '../../testing/open-workspace.tsx';

afterEach(() => vi.unstubAllGlobals());

const label = (fr: string) => ({ fr, en: `${fr} in English` });
const questions = [
  { id: 'motive', kind: 'longText', label: label('Pourquoi') },
  { id: 'plan', kind: 'file', label: label('Plan'), accepts: ['document'] },
  { id: 'old', kind: 'yesNo', label: label('Ancienne'), isRetired: true },
];
const item = (id: number, name: string, more: object = {}) => ({
  __typename: 'PasserelleSentApplication',
  answers: '{"motive":"Le fleuve","plan":["plan.pdf"]}',
  askedUntil: null,
  changedAt: '2026-11-28T12:00:00Z',
  country: 'SN',
  id,
  kind: 'person',
  language: 'FR',
  name,
  number: `51-2026-${id}`,
  person: null,
  sentAt: '2026-11-28T12:00:00Z',
  state: 'sent',
  unread: 0,
  tags: [],
  duplicates: [],
  versions: 1,
  withdrawnAt: null,
  ...more,
});
const list = {
  __typename: 'PasserelleSentApplications',
  callId: 51,
  countries: ['SN'],
  tags: [],
  items: [
    item(7, 'Aïda'),
    item(8, 'Binta', { unread: 2, versions: 2 }),
    item(9, 'Retirée', { withdrawnAt: '2026-11-28T13:00:00Z' }),
  ],
  own: 1,
  page: 1,
  pages: 2,
  questions: JSON.stringify(questions),
  title: 'Résidence textile',
  total: 53,
  zone: 'Africa/Dakar',
};
const version = (number: number, answers: object, files: object[] = []) => ({
  __typename: 'PasserelleSentVersion',
  answers: JSON.stringify(answers),
  files,
  form: JSON.stringify({ format: 1, sections: [{ id: 's', label: label('Projet'), questions }] }),
  number,
  profile: [],
  questions: ['motive', 'plan'],
  sentAt: '2026-11-28T12:00:00Z',
  sha256: 'a'.repeat(64),
});
const picture = {
  __typename: 'PasserelleSentFile',
  bytes: 1200,
  id: 70,
  name: 'photo.png',
  questionId: 'plan',
  sha256: 'b'.repeat(64),
  state: 'ready',
  type: 'image/png',
};
const numbers = [2, 1].map((number) => ({
  __typename: 'PasserelleSentVersionNumber',
  number,
  sentAt: `2026-11-2${number}T12:00:00Z`,
  sha256: 'a'.repeat(64),
}));
const note = (id: number, text: string, isOwn: boolean) => ({
  __typename: 'PasserelleApplicationNote',
  author: isOwn ? 'Mariam' : null,
  id,
  isOwn,
  text,
  writtenAt: '2026-11-28T12:00:00Z',
});
const application = {
  __typename: 'PasserelleReceivedApplication',
  askedUntil: null,
  callId: 51,
  callTitle: 'Résidence textile',
  changed: ['motive'],
  country: 'SN',
  earlier: version(1, { motive: 'La mer' }),
  id: 8,
  language: 'FR',
  letters: [
    {
      __typename: 'PasserelleReceivedLetter',
      files: [],
      id: 3,
      name: 'Ama',
      questionId: 'letter',
      receivedAt: '2026-11-28T12:00:00Z',
      text: 'Je la recommande',
    },
  ],
  name: 'Binta',
  tags: [],
  duplicates: [],
  notes: [note(1, 'À relire', true), note(2, 'Budget', false)],
  number: '51-2026-8',
  person: null,
  shown: version(2, { motive: 'Le fleuve' }, [picture]),
  stage: 1,
  stages: [],
  state: 'sent',
  versions: numbers,
  withdrawnAt: null,
  zone: 'Africa/Dakar',
};
const handling = {
  __typename: 'PasserelleApplicationHandling',
  completion: null,
  criteria: [],
  eligibility: null,
  id: 8,
  questions: [],
  state: 'sent',
  steps: [],
  timeline: [],
  version: 1,
};
const reference = {
  __typename: 'PasserelleReference',
  sectors: [],
  countries: [
    { __typename: 'PasserelleCountry', id: 1, name: 'Sénégal', isoCode: 'SN' },
    { __typename: 'PasserelleCountry', id: 2, name: 'France', isoCode: 'FR' },
  ],
  logoSize: { __typename: 'PasserelleFileSize', bytes: 1, unit: 'MB' },
};

const lateLinks = {
  __typename: 'PasserelleLateLinks',
  first: '2027-02-01T00:00:00Z',
  items: [],
  last: '2027-03-01T00:00:00Z',
  refusal: null,
};
/** Threads about what was not sent. */
let drafts: object[] = [];
/** What the screens asked WordPress. */
let written: [string, unknown][] = [];
let asked: { operationId: string; variables: Record<string, unknown> }[] = [];

async function open(path: string): Promise<Awaited<ReturnType<typeof openWorkspace>>> {
  [asked, written] = [[], []];
  const data = {
    passerelleSentApplications: list,
    passerelleReceivedApplication: application,
    passerelleApplicationNeighbours: {
      __typename: 'PasserelleApplicationNeighbours',
      next: 9,
      place: 2,
      previous: 7,
      total: 53,
    },
    passerelleReference: reference,
    passerelleApplicationHandling: handling,
    passerelleApplicationMentors: null,
    passerelleApplicationThread: null,
    passerelleCallStages: null,
    passerelleDraftThreads: drafts,
    passerelleLateLinks: lateLinks,
    passerelleApplicationViews: [],
  };
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (typeof init?.body === 'string') asked.push(JSON.parse(init.body) as (typeof asked)[number]);
    if (url.startsWith('/api/dashboard/reviews/')) {
      written.push([url, JSON.parse(init?.body as string)]);
      return Response.json({ data: [] });
    }
    return Response.json({ data }, { headers: { 'x-account': '7' } });
  });
  return openWorkspace(path);
}
const listPath = pathTo('receivedApplications', 'fr', { id: '51' });
const readingPath = pathTo('receivedApplication', 'fr', { id: '8' });
const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
const cells = (name: string) =>
  within(row(name))
    .getAllByRole('cell')
    .map((cell) => plain(cell.querySelector('span:last-child')?.textContent ?? ''));

describe('the list of applications', () => {
  it('shows rows, the reader’s own left out, and the answers that are chosen', async () => {
    await open(`${listPath}?columns=motive,plan`);
    expect(await screen.findByRole('heading', { level: 1, name: /Résidence textile/ })).toBeTruthy();
    expect(screen.getByText('53 candidatures')).toBeTruthy();
    expect(screen.getByText(/Votre propre candidature/)).toBeTruthy();
    expect(cells('Aïda')).toEqual([
      'Envoyée',
      'Sénégal',
      'français',
      '28 novembre 2026',
      'Le fleuve',
      'plan.pdf',
    ]);
    expect(plain(row('Binta').textContent)).toContain('2 versions, la dernière le 28 novembre 2026');
    expect(cells('Binta')[0]).toBe('Envoyée2 messages non lus');
    expect(screen.queryByText(/sans avoir encore envoyé/)).toBeNull();
    expect(cells('Retirée')[0]).toBe('Retirée');
    const link = screen.getByRole('link', { name: 'Aïda' });
    expect(link.getAttribute('href')).toBe(
      `${pathTo('receivedApplication', 'fr', { id: '7' })}?columns=motive%2Cplan`,
    );
  });

  it('names who has written without having sent an application', async () => {
    const thread = { __typename: 'PasserelleDraftThread', id: 31, lastAt: '2026-11-28T12:00:00Z' };
    drafts = [
      { ...thread, name: 'Kossi', unread: 1 },
      { ...thread, id: 32, name: null, unread: 0 },
    ];
    await open(listPath);
    const summary = await screen.findByText(
      '2 personnes vous ont écrit sans avoir encore envoyé leur candidature',
    );
    const rows = within(summary.closest('details') as HTMLElement).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => plain(textContent))).toEqual([
      'Kossi (dernier message le 28 novembre 2026)1 message non lu',
      'Ancien compte (dernier message le 28 novembre 2026)',
    ]);
    expect(screen.getByRole('link', { name: 'Kossi' }).getAttribute('href')).toBe(
      pathTo('receivedApplication', 'fr', { id: '31' }),
    );
    drafts = [];
  });

  it('asks for what the filters say, which the address holds', async () => {
    const router = await open(listPath);
    fireEvent.change(await screen.findByLabelText('Rechercher un nom ou une réponse'), {
      target: { value: ' théâtre ' },
    });
    fireEvent.change(screen.getByLabelText('État'), { target: { value: 'withdrawn' } });
    fireEvent.click(screen.getByLabelText('Pourquoi'));
    fireEvent.click(screen.getByLabelText('Ancienne (n’est plus posée)'));
    fireEvent.submit(screen.getByRole('button', { name: 'Afficher' }));
    await waitFor(() =>
      expect(router.state.location.search).toBe(
        '?q=th%C3%A9%C3%A2tre&standing=withdrawn&columns=motive%2Cold',
      ),
    );
    await waitFor(() =>
      expect(asked.findLast(({ variables }) => 'sort' in variables)?.variables).toEqual({
        callId: 51,
        columns: 'motive,old',
        page: 1,
        search: 'théâtre',
        sort: 'newest',
        withdrawn: true,
      }),
    );
  });

  it('is walked through by keys', async () => {
    await open(listPath);
    const first = await screen.findByRole('link', { name: 'Aïda' });
    first.focus();
    fireEvent.keyDown(first, { key: 'j' });
    expect(document.activeElement?.textContent).toBe('Binta');
    fireEvent.keyDown(document.activeElement ?? first, { key: 'ArrowDown' });
    fireEvent.keyDown(document.activeElement ?? first, { key: 'j' });
    expect(document.activeElement?.textContent).toBe('Retirée');
    fireEvent.keyDown(document.activeElement ?? first, { key: 'k' });
    fireEvent.keyDown(document.activeElement ?? first, { key: 'k', ctrlKey: true });
    expect(document.activeElement?.textContent).toBe('Binta');
  });
});

describe('an application that was received', () => {
  it('shows what was sent, what changed, files and letters, and fetches no file unasked', async () => {
    await open(`${readingPath}?earlier=1`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Binta' })).toBeTruthy();
    expect(asked.find(({ variables }) => 'earlier' in variables)?.variables).toEqual({ earlier: 1, id: 8 });
    const answers = screen.getByRole('region', { name: 'Réponses' });
    expect(plain(answers.textContent)).toContain('PourquoiModifiéLe fleuveDans la version 1 :La mer');
    expect(answers.textContent).not.toContain('Ancienne');
    expect(screen.getByText('1 réponse a changé depuis la version 1.')).toBeTruthy();
    expect(screen.queryByRole('img', { name: 'photo.png' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: /Voir/ }));
    expect(screen.getByRole('img', { name: 'photo.png' }).getAttribute('src')).toContain('id=70');
    expect(screen.getByRole('region', { name: 'Lettres de recommandation' }).textContent).toContain(
      'Je la recommande',
    );
  });

  it('leads on in the order of the list, and back with its filters, also by keys', async () => {
    const router = await open(`${readingPath}?q=fleuve&sort=name`);
    const heading = await screen.findByRole('heading', { level: 1, name: 'Binta' });
    expect(asked.find(({ variables }) => 'search' in variables)?.variables).toEqual({
      id: 8,
      search: 'fleuve',
      sort: 'name',
    });
    expect(screen.getByRole('link', { name: 'Précédente' }).getAttribute('href')).toBe(
      `${pathTo('receivedApplication', 'fr', { id: '7' })}?q=fleuve&sort=name`,
    );
    expect(screen.getByText('2 sur 53')).toBeTruthy();
    fireEvent.keyDown(screen.getByRole('region', { name: 'Réponses' }), { key: 'j' });
    expect(router.state.location.pathname).toBe(readingPath);
    fireEvent.keyDown(heading, { key: 'j' });
    await waitFor(() =>
      expect(router.state.location.pathname).toBe(pathTo('receivedApplication', 'fr', { id: '9' })),
    );
    fireEvent.keyDown(await screen.findByRole('heading', { level: 1 }), { key: 'Escape' });
    await waitFor(() => expect(router.state.location.pathname).toBe(listPath));
    expect(router.state.location.search).toBe('?q=fleuve&sort=name');
  });

  it('has notes of those who handle it: one adds some, and deletes one’s own', async () => {
    await open(readingPath);
    const notes = await screen.findByRole('region', { name: 'Notes internes' });
    expect(plain(notes.textContent)).toContain('Ancien responsable');
    expect(within(notes).getAllByRole('button', { name: /Supprimer/ })).toHaveLength(1);
    fireEvent.change(within(notes).getByLabelText('Nouvelle note'), { target: { value: 'Bon dossier' } });
    fireEvent.submit(within(notes).getByRole('button', { name: 'Ajouter la note' }));
    await within(notes).findByText('La note est ajoutée.');
    expect(within(notes).getByLabelText<HTMLTextAreaElement>('Nouvelle note').value).toBe('');
    fireEvent.click(within(notes).getByRole('button', { name: /Supprimer/ }));
    await within(notes).findByText('La note est supprimée.');
    expect(written).toEqual([
      ['/api/dashboard/reviews/note', { id: 8, text: 'Bon dossier' }],
      ['/api/dashboard/reviews/delete-note', { id: 8, noteId: 1 }],
    ]);
  });
});
