// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pathTo } from '../../../shared/config/routes.ts';
import type { OwnStatisticsQuery, TrendsQuery } from '../../../shared/graphql/generated/operations.ts';
import { openWorkspace, plain } from '../../testing/open-workspace.tsx';

type Own = OwnStatisticsQuery['passerelleOwnStatistics'];
type Trends = TrendsQuery['passerelleTrends'];

const dayLength = 86_400_000;
const now = Date.parse('2026-11-23T10:00:00Z');
const days = Array.from({ length: 30 }, (_, index) =>
  new Date(now - (29 - index) * dayLength).toISOString().slice(0, 10),
);
const series = (key: Own['series'][number]['key'], last: number): Own['series'][number] => ({
  key,
  points: days.map((day, index) => ({ day, count: index === 29 ? last : 0 })),
});
const item = (groupId: number, title: string, views: number, path: string | null): Own['items'][number] => ({
  groupId,
  id: groupId + 1,
  title,
  views,
  favourites: 2,
  contacts: 0,
  path,
  language: groupId === 21 ? 'EN' : 'FR',
  type: 'event',
});
const topic = (key: string, name: string, views: number | null): Trends['sectors'][number] => ({
  key,
  name,
  views,
  favourites: null,
});

const fetched = vi.fn<typeof fetch>();
let own: Own;
let trends: Trends;
let asked: Record<string, unknown>[];

const typed = <Value extends object>(name: string, value: Value) => ({ __typename: name, ...value });

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  asked = [];
  own = {
    from: days[0] ?? '',
    to: days[29] ?? '',
    total: 3,
    series: [series('views', 1234), series('favourites', 2), series('contacts', 0)],
    items: [item(11, 'Concert', 1200, '/evenement/concert/'), item(21, 'Gig', 34, null)],
  };
  trends = {
    month: '2026-11',
    months: [
      { month: '2026-10', views: 60, favourites: 7 },
      { month: '2026-11', views: 12, favourites: null },
    ],
    items: [
      {
        card: { groupId: 11, id: 12, language: 'FR', slug: 'concert', title: 'Concert', type: 'event' },
        views: 12,
        favourites: null,
      },
    ],
    sectors: [topic('theatre', 'Théâtre', 12)],
    countries: [topic('SN', 'Sénégal', 12), topic('FR', 'France', null)],
  };
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset().mockImplementation(async (input, options) => {
    if ((input as string).startsWith('/api/auth/'))
      return Response.json({ data: { authenticated: true, csrfToken: 't' } });
    const { variables } = JSON.parse((options?.body as string | undefined) ?? '{}') as {
      variables: Record<string, unknown>;
    };
    asked.push(variables);
    const data = {
      passerelleOwnStatistics: typed('PasserelleOwnStatistics', {
        ...own,
        items: own.items.map((each) => typed('PasserelleOwnFigures', each)),
        series: own.series.map((each) =>
          typed('PasserelleSeries', {
            ...each,
            points: each.points.map((point) => typed('PasserelleDayCount', point)),
          }),
        ),
      }),
      passerelleTrends: typed('PasserelleTrends', {
        ...trends,
        countries: trends.countries.map((each) => typed('PasserelleTrendTopic', each)),
        sectors: trends.sectors.map((each) => typed('PasserelleTrendTopic', each)),
        months: trends.months.map((each) => typed('PasserelleTrendMonth', each)),
        items: trends.items.map((each) =>
          typed('PasserelleTrendItem', { ...each, card: typed('PasserelleCard', each.card) }),
        ),
      }),
    };
    return Response.json({ data }, { headers: { 'x-account': '7' } });
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function visit(id: 'stats' | 'trends', name: string, search = ''): Promise<void> {
  await openWorkspace(pathTo(id, 'fr') + search);
  await screen.findByRole('heading', { level: 1, name }, { timeout: 10_000 });
}
const rowsOf = (name: RegExp | string): string[] =>
  [...screen.getByRole('table', { name, hidden: true }).querySelectorAll('tbody tr')].map((row) =>
    plain([...row.children].map(({ textContent }) => textContent).join(' | ')),
  );

describe('one’s statistics', () => {
  it('say sums, each day in a table, and each item with its figures', async () => {
    await visit('stats', 'Vos statistiques');
    expect(asked).toContainEqual({ language: 'FR', from: days[0] });
    const headings = screen
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => plain(textContent));
    expect(headings).toEqual([
      'Vues 1 234',
      'Favoris 2',
      'Messages 0',
      'Par contenu',
      'Comment lire ces chiffres',
    ]);
    expect(rowsOf('Vues au fil du temps').slice(-2)).toEqual([
      '22 novembre 2026 | 0',
      '23 novembre 2026 | 1 234',
    ]);
    expect(rowsOf('Par contenu')).toEqual([
      'Concert Événement | 1 200 | 2 | 0',
      'Gig Événement · pas en ligne | 34 | 2 | 0',
    ]);
    expect(document.querySelector('main [lang=en]')?.textContent).toBe('Gig');
    expect(screen.getByRole('link', { name: 'Concert' }).getAttribute('href')).toBe('/evenement/concert/');
    expect(plain(document.body.textContent)).toContain('Les 2 contenus les plus vus, sur 3.');
    expect(plain(document.body.textContent)).toContain('Rien pendant cette période.');
    // One for each figure that is not empty, beside its table.
    expect(document.querySelectorAll('main svg rect')).toHaveLength(60);
  });

  it('have a period in their address', async () => {
    await visit('stats', 'Vos statistiques', '?period=year');
    expect(asked).toContainEqual({ language: 'FR', from: '2025-11-24' });
    const periods = within(screen.getByRole('navigation', { name: 'Période' })).getAllByRole('link');
    expect(periods.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
      ['30 jours', null],
      ['13 semaines', null],
      ['12 mois', 'true'],
    ]);
  });

  it('teach who has published nothing', async () => {
    own = { ...own, total: 0, items: [], series: own.series.map(({ key }) => series(key, 0)) };
    await visit('stats', 'Vos statistiques');
    expect(screen.queryByRole('table')).toBeNull();
    expect(plain(document.body.textContent)).toContain('Vous n’avez encore rien publié.');
    expect(screen.getByRole('link', { name: 'Présenter une initiative' }).getAttribute('href')).toBe(
      pathTo('newInitiative', 'fr'),
    );
  });
});

describe('the trends', () => {
  it('show how often content was added to favourites once that may be said of one', async () => {
    const [first] = trends.items;
    if (!first) throw new Error('The sample has no content.');
    const other = {
      ...first,
      card: { ...first.card, id: 100, groupId: 99, title: 'Atelier' },
      favourites: 7,
    };
    trends = { ...trends, items: [first, other] };
    await visit('trends', 'Tendances');
    expect(rowsOf('Les plus vus du mois')).toEqual([
      'Concert Événement | 12 | trop peu',
      'Atelier Événement | 12 | 7',
    ]);
  });

  it('name what is viewed most, and say which figures are too small', async () => {
    await visit('trends', 'Tendances');
    expect(rowsOf('Les plus vus du mois')).toEqual(['Concert Événement | 12']);
    expect(rowsOf('Vues par secteur')).toEqual(['Théâtre | 12 | trop peu']);
    expect(rowsOf('Vues par pays')).toEqual(['Sénégal | 12 | trop peu', 'France | trop peu | trop peu']);
    expect(rowsOf('Vues par mois')).toEqual(['oct. 2026 | 60 | 7', 'nov. 2026 | 12 | trop peu']);
    expect(plain(document.body.textContent)).toContain('Un chiffre inférieur à 5 n’est pas affiché');
  });

  it('are filtered by the address, which names lead to', async () => {
    await visit('trends', 'Tendances', '?month=2026-10&sector=theatre');
    expect(asked).toContainEqual({ language: 'FR', month: '2026-10', sector: 'theatre', country: null });
    expect(screen.getByRole('link', { name: 'Sénégal' }).getAttribute('href')).toBe(
      `${pathTo('trends', 'fr')}?month=2026-10&sector=theatre&country=SN`,
    );
    const filters = within(screen.getByRole('navigation', { name: 'Mois et filtres' }));
    expect(
      filters
        .getAllByRole('link')
        .map((link) => [plain(link.textContent), link.getAttribute('href')?.split('?')[1]]),
    ).toEqual([
      ['nov. 2026', 'sector=theatre'],
      ['oct. 2026', 'month=2026-10&sector=theatre'],
      ['Retirer le filtre « Théâtre »', 'month=2026-10'],
    ]);
  });

  it('say that there is not enough yet', async () => {
    trends = { ...trends, items: [], sectors: [], countries: [] };
    await visit('trends', 'Tendances');
    expect(plain(document.body.textContent)).toContain('Il n’y a pas encore assez de vues');
    expect(screen.queryByRole('table', { name: 'Vues par pays' })).toBeNull();
  });
});
