// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pathTo } from '../../../shared/config/routes.ts';
import { openWorkspace } from '../../testing/open-workspace.tsx';

afterEach(() => vi.unstubAllGlobals());

const count = (key: string, number: number | null) => ({
  __typename: 'PasserelleApplicationCount',
  key,
  count: number,
});
const statistics = {
  __typename: 'PasserelleCallStatistics',
  begun: 10,
  callId: 51,
  countedAt: '2026-11-30T12:00:00Z',
  countries: [count('SN', 7), count('', 2)],
  days: [{ __typename: 'PasserelleApplicationDay', begun: null, day: '2026-11-28', sent: 9 }],
  hasQuestions: true,
  kinds: [count('person', 8), count('structure', 1)],
  languages: [count('fr', 9)],
  questions: [
    {
      __typename: 'PasserelleStatisticQuestion',
      isRestHidden: true,
      people: 9,
      question: JSON.stringify({ id: 'origin', kind: 'country', label: { fr: 'Pays de naissance' } }),
      values: [count('SN', 6), count('', null)],
    },
  ],
  sent: 9,
  states: [count('sent', 9), count('withdrawn', 1)],
  title: 'Résidence textile',
  zone: 'Africa/Dakar',
};
const reference = {
  countries: [{ __typename: 'PasserelleCountry', id: 1, name: 'Sénégal', isoCode: 'SN' }],
  sectors: [],
  logoSize: { __typename: 'PasserelleLogoSize', bytes: 1, unit: 'MB' },
  __typename: 'PasserelleReference',
};

async function open(answer: object | null): Promise<void> {
  vi.stubGlobal('fetch', async () =>
    Response.json(
      { data: { passerelleCallStatistics: answer, passerelleReference: reference } },
      { headers: { 'x-account': '7' } },
    ),
  );
  await openWorkspace(pathTo('callStatistics', 'fr', { id: '51' }));
}
const rowsOf = (name: RegExp) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')));

describe('the statistics of a call', () => {
  it('have a table for each figure, and say what is too few', async () => {
    await open(statistics);
    expect(await screen.findByRole('heading', { level: 1, name: /Résidence textile/ })).toBeTruthy();
    expect(rowsOf(/Par jour/)).toEqual([
      ['Jour', 'Envoyées', 'Commencées'],
      ['28 novembre 2026', '9', 'trop peu'],
    ]);
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

  it('say that statistical questions wait for the closing, and that nobody has begun', async () => {
    await open({ ...statistics, countedAt: null, days: [], questions: [], sent: 0, begun: null });
    expect(await screen.findByText(/Les réponses seront comptées à la clôture/)).toBeTruthy();
    expect(screen.getByText('Aucune candidature n’a encore été commencée.')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });
});
