// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pathTo } from '../../../shared/config/routes.ts';
import { openWorkspace } from '../../testing/open-workspace.tsx';

afterEach(() => vi.unstubAllGlobals());

const day = (text: string, begun: number | null, sent: number) => ({
  __typename: 'PasserelleApplicationDay',
  begun,
  day: text,
  sent,
});
const sample = {
  __typename: 'PasserelleApplicationFigures',
  begun: 10,
  callId: 51,
  days: [day('2026-11-28', null, 0), day('2026-11-29', 5, 3)],
  sent: 3,
  title: 'Résidence textile',
};

const count = (key: string, number: number | null, name: string | null = null) => ({
  name,
  __typename: 'PasserelleApplicationCount',
  key,
  count: number,
});
const statistics = {
  __typename: 'PasserelleCallStatistics',
  begun: 10,
  callId: 51,
  countedAt: '2026-11-30T12:00:00Z',
  countries: [count('SN', 7, 'Sénégal'), count('', 2, '')],
  days: [{ __typename: 'PasserelleApplicationDay', begun: null, day: '2026-11-28', sent: 9 }],
  hasQuestions: true,
  kinds: [count('person', 8), count('structure', 1)],
  languages: [count('fr', 9)],
  questions: [
    {
      __typename: 'PasserelleStatisticQuestion',
      isRestHidden: true,
      people: 9,
      id: 'origin',
      title: 'Pays de naissance',
      values: [count('SN', 6, 'Sénégal'), count('', null, '')],
    },
  ],
  sent: 9,
  states: [count('sent', 9), count('withdrawn', 1)],
  title: 'Résidence textile',
  zone: 'Africa/Dakar',
};
/** Opens the screen with what WordPress answers. */
async function open(figures: object | null, handled: object | null = null): Promise<void> {
  vi.stubGlobal('fetch', async () =>
    Response.json(
      {
        data: {
          passerelleApplicationFigures: figures,
          passerelleCallStages: null,
          passerelleCallStatistics: handled,
        },
      },
      { headers: { 'x-account': '7' } },
    ),
  );
  await openWorkspace(pathTo('applicationFigures', 'fr', { id: '51' }));
}
const facts = () =>
  screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);

const rowsOf = (name: RegExp) =>
  within(screen.getByRole('table', { name, hidden: true }))
    .getAllByRole('row', { hidden: true })
    .map((row) => [...row.children].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')));

describe('the figures of the applications to a call', () => {
  it('are shown in all and by day, begun ones without what would say something about one person', async () => {
    await open(sample);
    expect(await screen.findByRole('heading', { level: 1, name: /Résidence textile/ })).toBeTruthy();
    expect(facts()).toEqual([
      ['Commencées', 'au moins 10'],
      ['Envoyées', '3'],
    ]);
    const rows = within(screen.getByRole('table', { hidden: true })).getAllByRole('row', { hidden: true });
    expect(
      rows.map((row) => [...row.children].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))),
    ).toEqual([
      ['Jour', 'Commencées', 'Envoyées'],
      ['28 novembre 2026', 'trop peu', '0'],
      ['29 novembre 2026', '5', '3'],
    ]);
  });

  it('say that there are none yet', async () => {
    await open({ ...sample, begun: null, days: [], sent: 0 });
    expect(await screen.findByText('Personne n’a encore commencé de candidature.')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('are more for those who handle them, and say what is too few', async () => {
    await open(sample, statistics);
    expect(await screen.findByRole('heading', { level: 2, name: 'Par pays' })).toBeTruthy();
    expect(rowsOf(/Par pays/)).toEqual([
      ['Valeur', 'Candidatures'],
      ['Sénégal', '7'],
      ['Non renseigné', '2'],
    ]);
    expect(rowsOf(/Par état/).slice(1)).toEqual([
      ['Envoyée', '9'],
      ['Retirée', '1'],
    ]);
    expect(rowsOf(/Pays de naissance/)).toEqual([
      ['Réponse', 'Candidatures'],
      ['Sénégal', '6'],
      ['Sans réponse', 'trop peu'],
      ['Autres réponses', 'trop peu'],
    ]);
    expect(screen.getByRole('link', { name: /CSV/ }).getAttribute('href')).toBe(
      '/api/dashboard/reviews/call-statistics-file?callId=51&locale=fr',
    );
  });

  it('of statistical questions wait for the closing', async () => {
    await open(sample, { ...statistics, countedAt: null, questions: [] });
    expect(await screen.findByText(/Les réponses seront comptées à la clôture/)).toBeTruthy();
  });
});
