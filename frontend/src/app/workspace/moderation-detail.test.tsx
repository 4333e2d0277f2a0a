// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { pathTo } from '../../../shared/config/routes.ts';
import { openWorkspace, plain } from '../../testing/open-workspace.tsx';
import { queueCounts, queueFilters, queueRow } from '../../testing/sample-queue.ts';
import { sampleReview as record } from '../../testing/sample-review.ts';
import { workspaceServer } from '../../testing/workspace-server.ts';

const address = pathTo('moderateInitiative', 'fr', { id: '21' });
let found: typeof record | null;
/** Variables of the records that were read. */
let asked: unknown[];
/** Bodies of the decisions that were sent. */
let sent: unknown[];
const approved = {
  id: 21,
  ok: true,
  status: 200,
  version: 4 as number | null,
  moderationStatus: 'valid' as string | null,
  error: null as object | null,
};
/** Answer to the decision. */
let decided: typeof approved;

beforeEach(() => {
  found = record;
  asked = [];
  sent = [];
  decided = approved;
});

workspaceServer({
  data(variables: { id?: number }) {
    if ('id' in variables) asked.push(variables);
    const next = {
      ...record,
      row: { ...queueRow, id: 25, title: 'Le suivant' },
      next: null,
      previous: null,
    };
    return {
      passerelleModerationRecord: variables.id === 25 ? next : found,
      passerelleModerationQueue: {
        __typename: 'PasserelleModerationQueue',
        items: [],
        total: 0,
        page: 1,
        perPage: 20,
      },
      passerelleModerationCounts: queueCounts,
      passerelleOpenReports: 3,
      ...queueFilters,
    };
  },
  calls: {
    '/api/dashboard/locks': () => ({ holder: 'Moi' }),
    '/api/moderations/update-status': (body) => {
      sent.push(body);
      return { results: [decided] };
    },
  },
});

async function open(at = address, title = 'Un atelier de danse') {
  const router = await openWorkspace(at, ['moderate_content']);
  await screen.findByRole('heading', { level: 1, name: title });
  return router;
}

const region = (name: string | RegExp) => screen.getByRole('region', { name });
const approve = () => {
  fireEvent.click(screen.getByLabelText('Approuver et publier'));
  fireEvent.click(screen.getByRole('button', { name: 'Envoyer la décision' }));
};

describe('a record to decide on', () => {
  it('is the same in the other language', async () => {
    await open(`${address}?country=SN&target=proposal`);
    expect(screen.getByRole('link', { name: 'English' }).getAttribute('href')).toBe(
      `${pathTo('moderateInitiative', 'en', { id: '21' })}?country=SN&target=proposal`,
    );
  });

  it('is asked for with the list that led there', async () => {
    await open(`${address}?country=SN&sort=newest&page=2&target=proposal`);
    expect(asked).toEqual([
      {
        language: 'FR',
        id: 21,
        target: 'proposal',
        country: 'SN',
        status: 'pending',
        sort: 'newest',
      },
      // The links to its previews.
      { id: 21 },
    ]);
  });

  it('shows what its owner wrote in each language, and once what is the same', async () => {
    await open();
    const rows = [...region('La fiche').querySelectorAll('dl > div')].map(({ textContent }) => textContent);
    expect(rows).toEqual([
      'TitreFrançaisUn atelier de danseAnglaisA dance workshop',
      'TexteFrançaisPour tous\n<img>Anglaisvide',
      'PaysSénégal, France',
    ]);
    expect(region('La fiche').querySelector('img, b')).toBeNull();
    expect(plain(document.querySelector('main')?.textContent)).toContain(
      'En attente depuis 5 joursPremière fiche dans la fileAwa Sarr',
    );
    expect(plain(region('Décisions précédentes').textContent)).toContain(
      'Renvoyée à l’auteur le 10 novembre 2026 par Moussa DiopPrécisez le lieu.',
    );
  });

  it('marks the words of a proposal that go and those that come', async () => {
    const difference = {
      __typename: 'PasserelleModerationDifference',
      key: 'summary',
      kind: 'text',
      label: 'Résumé',
      before: ['Un atelier gratuit'],
      after: ['Un atelier payant'],
    };
    found = { ...record, row: { ...queueRow, target: 'proposal' }, differences: [difference] };
    await open(`${address}?target=proposal`);
    const section = region(/^Ce qui change/);
    await waitFor(() => expect(section.querySelector('ins')).toBeTruthy());
    expect([...section.querySelectorAll('del, ins')].map(({ textContent }) => plain(textContent))).toEqual([
      'retiré : gratuit',
      'ajouté : payant',
    ]);
    expect(region('Version publiée')).toBeTruthy();
  });

  it.each([
    ['out of scope', address, null],
    ['of another type', address, { ...record, row: { ...queueRow, type: 'event' } }],
    ['with an id that is none', pathTo('moderateInitiative', 'fr', { id: 'x' }), record],
  ])('is not found: %s', async (_case, at, answer) => {
    found = answer;
    await open(at, 'Page introuvable');
    expect(screen.queryByRole('region', { name: 'Décision' })).toBeNull();
  });

  it('goes to its neighbours by link and by key, but not while one writes', async () => {
    const router = await open(`${address}?country=SN`);
    const nav = within(screen.getByRole('navigation', { name: 'Autres fiches de la liste' }));
    expect(nav.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Revenir à la liste', `${pathTo('moderations', 'fr')}?country=SN`],
      ['Précédente Alt+P', `${pathTo('moderateEvent', 'fr', { id: '19' })}?country=SN&target=proposal`],
      ['Suivante Alt+N', `${pathTo('moderateInitiative', 'fr', { id: '25' })}?country=SN`],
    ]);
    fireEvent.click(screen.getByLabelText('Demander des modifications'));
    fireEvent.keyDown(screen.getByLabelText(/^Ce qui est à modifier/), { code: 'KeyN', altKey: true });
    fireEvent.keyDown(document.body, { code: 'KeyN', altKey: true, ctrlKey: true });
    expect(router.state.navigation.state).toBe('idle');
    fireEvent.keyDown(document.body, { code: 'KeyN', altKey: true });
    await screen.findByRole('heading', { level: 1, name: 'Le suivant' });
  });

  const both = { ...queueRow, titles: { ...queueRow.titles, en: 'A dance workshop' } };
  it.each([
    ['one language', queueRow, undefined],
    ['two languages', both, 'Le refus s’applique à toutes les langues de cette fiche qui sont en attente.'],
    [
      'two languages, when it is approved',
      { ...both, status: 'valid', allowedActions: ['rejected', 'pending'], waitingSince: null },
      'Le refus s’applique à toutes les langues de cette fiche, approuvées ou en attente.',
    ],
    ['one language, as a proposal does', { ...both, target: 'proposal' }, undefined],
  ])('says that a rejection concerns %s', async (_case, row, hint) => {
    found = { ...record, row };
    await open();
    const hints = within(region('Décision'))
      .getAllByRole('radio')
      .map((radio) => document.getElementById(radio.getAttribute('aria-describedby') ?? '')?.textContent);
    expect(hints).toEqual(row.allowedActions.map((each) => (each === 'rejected' ? hint : undefined)));
  });

  it('leads to the next one after the decision, and says what was decided', async () => {
    const router = await open();
    approve();
    await screen.findByRole('heading', { level: 1, name: 'Le suivant' });
    expect(
      await screen.findByText(/« Un atelier de danse » est approuvée/, { normalizer: plain }),
    ).toBeTruthy();
    expect(sent).toEqual([{ items: [{ id: 21, version: 3 }], target: 'record', status: 'valid' }]);
    expect(router.state.location.pathname).toBe(pathTo('moderateInitiative', 'fr', { id: '25' }));
  });

  it('leads back to the list after the last one', async () => {
    found = { ...record, next: null };
    const router = await open(`${address}?country=SN`);
    approve();
    await screen.findByRole('heading', { level: 1, name: 'Vos validations' });
    expect(router.state.location.search).toBe('?country=SN');
    expect(
      await screen.findByText(/« Un atelier de danse » est approuvée/, { normalizer: plain }),
    ).toBeTruthy();
  });

  it('says who was faster, and reloads the record', async () => {
    const error = {
      code: 'invalid_transition',
      moderationStatus: 'valid',
      moderator: 'Fatou Ba',
      date: '2026-11-23T09:59:00Z',
    };
    decided = { id: 21, ok: false, status: 409, version: null, moderationStatus: null, error };
    await open();
    approve();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Approuvée le 23\u00a0novembre\u00a02026 par Fatou Ba.');
    await waitFor(() => expect(document.activeElement).toBe(alert));
    found = {
      ...record,
      row: { ...queueRow, version: 4, status: 'valid', allowedActions: [], waitingSince: null },
    };
    fireEvent.click(within(alert).getByRole('button', { name: 'Recharger la fiche' }));
    await waitFor(() => expect(region('Décision').textContent).toContain('Vous ne pouvez rien décider ici'));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
