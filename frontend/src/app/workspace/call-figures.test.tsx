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

/** Opens the screen with what WordPress answers. */
async function open(figures: object | null): Promise<void> {
  vi.stubGlobal('fetch', async () =>
    Response.json({ data: { passerelleApplicationFigures: figures } }, { headers: { 'x-account': '7' } }),
  );
  await openWorkspace(pathTo('applicationFigures', 'fr', { id: '51' }));
}
const facts = () =>
  screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);

describe('the figures of the applications to a call', () => {
  it('are shown in all and by day, begun ones without what would say something about one person', async () => {
    await open(sample);
    expect(await screen.findByRole('heading', { level: 1, name: /Résidence textile/ })).toBeTruthy();
    expect(facts()).toEqual([
      ['Commencées', 'au moins 10'],
      ['Envoyées', '3'],
    ]);
    const rows = within(screen.getByRole('table')).getAllByRole('row');
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
});
