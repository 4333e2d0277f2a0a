import { describe, expect, it } from 'vitest';
import { Failure } from '../lib/failure.ts';
import { applicationFigures } from './applications.ts';
import { compare } from './distinguish.ts';
import { parseBenchOptions } from './options.ts';
import { cells, type Figure, inWords, meetsGoal, notMeasured } from './report.ts';
import { decisionFigures, queueFigures } from './moderation.ts';
import { savingFigures } from './saving.ts';
import { figuresOf } from './search.ts';
import { recommendationFigures } from './recommendations.ts';
import { median, percentile, rounded } from './statistics.ts';

const figure = (value: number | undefined, goal?: Figure['goal']): Figure => ({
  name: 'speed',
  value,
  unit: 'ms',
  ...(goal ? { goal } : {}),
});

const size = (search: number, plain: number) => ({
  'search p95 ms': search,
  'WP_Query p95 ms': plain,
  'everything, with facets, p50 ms': 30,
  'calls, two filters, p95 ms': 25,
  'names while typing, p95 ms': 12,
  'suggestions, p95 ms': 9,
  'correction adds, p50 ms': 2,
  'corrected queries': 180,
  'index with spellings': 1.4,
});

describe('statistics', () => {
  it('take the middle, whatever the order', () => {
    expect([median([5, 1, 9]), median([4, 1, 3, 2]), median([7])]).toEqual([5, 2.5, 7]);
    const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
    expect([percentile(hundred, 0.5), percentile(hundred, 0.95), percentile(hundred, 1)]).toEqual([
      51, 96, 100,
    ]);
  });

  it('refuse to make a figure of nothing', () => {
    expect(() => median([])).toThrow('Nothing was measured');
  });

  it('keep three significant digits', () => {
    expect([0, 0.012345, 1.2345, 123.45, 123456].map(rounded)).toEqual([0, 0.0123, 1.23, 123, 123456]);
  });
});

/** A hundred times in a row. */
const from = (first: number): number[] => Array.from({ length: 100 }, (_, index) => first + index);

describe('telling two sets of times apart', () => {
  it('finds nothing where there is nothing, whatever the outliers', () => {
    expect(compare(from(0), from(0))).toEqual({
      difference: 0,
      chance: 0.5,
      noise: expect.closeTo(0.123, 3) as number,
    });
    expect(compare([...from(0), 1e9], from(0)).chance).toBeCloseTo(0.505, 3);
  });

  it('finds which one takes longer, and by how much', () => {
    expect(compare(from(200), from(0))).toMatchObject({ difference: 200, chance: 1 });
    expect(compare(from(0), from(200))).toMatchObject({ difference: -200, chance: 0 });
  });

  it('makes nothing of nothing', () => {
    expect(() => compare([], [1])).toThrow('Nothing was measured');
  });
});

describe('applications', () => {
  it('miss a goal when one is lost or sent twice, or when statements grow with the form', () => {
    const times = { p50: 6, p95: 30, statements: 10 };
    const answer = {
      database: 'MariaDB',
      questions: 80,
      applicants: 500,
      processes: 2,
      'save 8': times,
      'save 80': times,
      wp_update_post: { p50: 6, p95: 10, statements: 18 },
      'saves at once': { p50: 20, p95: 40 },
      'sends at once': { p50: 30, p95: 60, seconds: 10 },
      outcomes: { sent: 500 },
      snapshots: { once: 500, never: 0, more: 0 },
    };

    expect(applicationFigures(answer).map(cells)).toEqual([
      ['saving an answer of 80 ÷ wp_update_post, p95', '3 ×', '≤ 3', 'met', '', 'MariaDB'],
      ['statements of a save, form of 80 questions', '10', '≤ 10', 'met', 'form of 8: 10', ''],
      ['500 applications sent by 2 processes, not sent exactly once', '0', '≤ 0', 'met', '', 'sent: 500'],
      ['sending at the same time, p50', '30 ms', '', '', 'saving all answers at the same time: 20 ms', ''],
      ['sending at the same time, p95', '60 ms', '', '', 'saving all answers at the same time: 40 ms', ''],
      ['sends per second', '50', '', '', '', ''],
    ]);
    const lost = applicationFigures({
      ...answer,
      'save 80': { ...times, statements: 11 },
      outcomes: { sent: 498, stale_version: 2 },
      snapshots: { once: 497, never: 2, more: 1 },
    }).map(cells);
    expect(lost.slice(1, 3)).toEqual([
      ['statements of a save, form of 80 questions', '11', '≤ 10', 'MISSED', 'form of 8: 10', ''],
      [
        '500 applications sent by 2 processes, not sent exactly once',
        '3',
        '≤ 0',
        'MISSED',
        '',
        'sent: 498, stale_version: 2',
      ],
    ]);
  });
});

describe('saving', () => {
  it('is compared with a bare update of the same run', () => {
    const save = { p50: 12, p95: 30, statements: 40 };
    const figures = savingFigures({
      database: 'MariaDB',
      save,
      wp_update_post: { p50: 6, p95: 10, statements: 20 },
    });

    expect(figures.map(cells)).toEqual([
      ['saving a draft ÷ wp_update_post, p95', '3 ×', '≤ 3', 'met', '', 'MariaDB'],
      ['saving a draft, p50', '12 ms', '', '', 'wp_update_post: 6 ms', ''],
      ['saving a draft, p95', '30 ms', '', '', 'wp_update_post: 10 ms', ''],
      ['statements of saving a draft', '40', '', '', 'wp_update_post: 20', ''],
    ]);
  });
});

describe('the review queue', () => {
  it('has a figure for each kind of list', () => {
    const figures = queueFigures({
      database: 'MariaDB',
      size: 100_000,
      kinds: { 'sector, age, language: administrator': { p50: 50, p95: 250 } },
    });

    expect(figures.map(cells)).toEqual([
      [
        'review queue, filters sector, age, language: administrator, p95, 100000 records',
        '250 ms',
        '≤ 200',
        'MISSED',
        '',
        'MariaDB',
      ],
    ]);
  });
});

describe('recommendations', () => {
  it('count ranking and reading together', () => {
    const [ranking, reading] = [
      { p50: 60, p95: 90 },
      { p50: 20, p95: 40 },
    ];
    const answer = { database: 'MariaDB', size: 100_000, interests: 200, ranking, reading };

    expect(recommendationFigures(answer).map(cells)).toEqual([
      [
        'recommendations, 100000 items, 200 interests, p95',
        '130 ms',
        '≤ 150',
        'met',
        '',
        'ranking 90 ms; items, reasons and cards of the site 40 ms; MariaDB',
      ],
    ]);
  });
});

describe('decisions', () => {
  it('are compared with bare updates of the same run', () => {
    const figures = decisionFigures({
      database: 'MariaDB',
      items: 100,
      mails: 100,
      decisions: { median: 3000, slowest: 4000, statements: 60 },
      wp_update_post: { median: 1000, slowest: 1200, statements: 24 },
    });

    expect(figures.map(cells)).toEqual([
      [
        '100 decisions at once',
        '3000 ms',
        '≤ 10000',
        'met',
        'wp_update_post: 1000 ms',
        '100 mails queued; slowest round 4000 ms; MariaDB',
      ],
      ['a decision ÷ wp_update_post', '3 ×', '', '', '', ''],
      ['statements of a decision', '60', '', '', 'wp_update_post: 24', ''],
    ]);
  });
});

describe('the options', () => {
  it('have defaults, and five ports in a row', () => {
    const { stack, ...rest } = parseBenchOptions([
      '--only=sql,weights',
      '--port=4000',
      '--json=/tmp/figures.json',
    ]);
    expect(rest).toEqual({
      parts: ['weights', 'sql'],
      json: '/tmp/figures.json',
      runs: 5,
      searchSizes: [10_000, 100_000],
    });
    expect(stack.ports).toEqual({ site: 4000, wordpress: 4001, smtp: 4002, mailbox: 4003, database: 4004 });
    expect([stack.database, stack.stage, stack.fresh]).toEqual(['mariadb', 'demo', false]);
    expect(parseBenchOptions([]).parts).toHaveLength(15);
    const lite = parseBenchOptions(['--db=sqlite']).stack;
    expect([lite.database, lite.state.endsWith('/.passerelle/bench-sqlite')]).toEqual(['sqlite', true]);
  });

  it.each([
    '--only=everything',
    '--runs=0',
    '--runs=many',
    '--port=70000',
    '--stage=empty',
    '--db=oracle',
    '--search-sizes=5',
    '--search-sizes=20,10',
    '--fresh',
  ])('refuse %s', (flag) => {
    expect(() => parseBenchOptions([flag])).toThrow(Failure);
  });
});

describe('the report', () => {
  it('reports which goals are met, also at the exact figure, and omits unmeasured ones', () => {
    expect([
      meetsGoal(figure(2, { most: 2 })),
      meetsGoal(figure(2.1, { most: 2 })),
      meetsGoal(figure(95, { least: 95 })),
      meetsGoal(figure(94, { least: 95 })),
      meetsGoal(figure(undefined, { most: 2 })),
      meetsGoal(figure(1)),
    ]).toEqual([true, false, true, false, undefined, undefined]);
  });

  it('names what failed by its first line', () => {
    expect(notMeasured('search', new Error('no MariaDB\n  at secret'))).toEqual({
      name: 'search',
      value: undefined,
      unit: '',
      note: 'no MariaDB',
    });
  });

  it('is a table', () => {
    expect(
      cells({ ...figure(1.2345, { most: 2 }), against: { name: 'bare', value: 1, unit: 'ms' }, note: 'x' }),
    ).toEqual(['speed', '1.23 ms', '≤ 2', 'met', 'bare: 1 ms', 'x']);
    expect(cells(figure(undefined))).toEqual(['speed', 'not measured', '', '', '', '']);
    const head = { commit: 'abc', date: '2026-11-21', machine: '2 × CPU', runs: 5, stage: 'demo' };
    expect(inWords({ ...head, results: [{ part: 'sql', figures: [figure(3, { most: 2 })] }] })).toBe(
      [
        'Commit abc · 2026-11-21 · 2 × CPU · content: demo · median of 5 runs',
        '',
        '## sql',
        '',
        '| figure | value | goal |        | reference | note |',
        '| ------ | ----- | ---- | ------ | --------- | ---- |',
        '| speed  | 3 ms  | ≤ 2  | MISSED |           |      |',
        '',
      ].join('\n'),
    );
  });
});

describe('the figures of the search', () => {
  it('are beside WP_Query, and have goals at the size of these', () => {
    const figures = figuresOf(
      { database: 'MariaDB', sizes: { 10000: size(20, 300), 100000: size(50, 4_000) } },
      100_000,
    );
    expect(figures.map(({ name, value }) => [name, value])).toEqual([
      ['search, 3 facets, sort, p95, 10000 items', 20],
      ['all facet counts, 10000 items', 30],
      ['calls with two of their filters, p95, 10000 items', 25],
      ['names of the directory while typing, p95, 10000 items', 12],
      ['suggestions of the search, p95, 10000 items', 9],
      ['what a corrected word adds to a search, p50, 10000 items', 2],
      ['index with spellings ÷ without, 10000 items', 1.4],
      ['search, 3 facets, sort, p95, 100000 items', 50],
      ['all facet counts, 100000 items', 30],
      ['calls with two of their filters, p95, 100000 items', 25],
      ['names of the directory while typing, p95, 100000 items', 12],
      ['suggestions of the search, p95, 100000 items', 9],
      ['what a corrected word adds to a search, p50, 100000 items', 2],
      ['index with spellings ÷ without, 100000 items', 1.4],
      ['WP_Query ÷ search, p95, 100000 items', 80],
      ['growth of p95 from 10000 to 100000', 2.5],
    ]);
    expect(figures.map(meetsGoal)).toEqual([...Array(7).fill(undefined), ...Array(9).fill(true)]);
  });
});
