import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { formatDate } from '../../../../shared/dates/dates.ts';
import { type AuthSite, type Browser, codeOf, startAuthSite } from '../../../testing/auth-site.ts';
import { cutShort, data, raw, refusedWith } from '../../../testing/fake-wordpress.ts';

const url = '/api/dashboard/reviews/export';
const texts = (fr: string) => ({ fr, en: `${fr} (en)` });
const questions = [
  { id: 'motive', kind: 'longText', label: texts('Motivation') },
  { id: 'sum', kind: 'amount', currency: 'XOF', label: texts('Montant demandé') },
  {
    id: 'arts',
    kind: 'choices',
    label: texts('Arts'),
    choices: [
      { id: 'dance', label: texts('Danse, cirque') },
      { id: 'music', label: texts('Musique') },
    ],
  },
  {
    id: 'budget',
    kind: 'table',
    label: texts('Budget'),
    columns: [
      { id: 'what', kind: 'shortText', label: texts('Poste') },
      { id: 'when', kind: 'date', label: texts('Date') },
    ],
  },
  { id: 'annex', kind: 'file', accepts: ['document'], label: texts('Annexes') },
  { id: 'old', kind: 'phone', label: texts('Téléphone'), isRetired: true },
];
const pdf = Buffer.from('%PDF-1.7 contenu');
const sha256 = createHash('sha256').update(pdf).digest('hex');
const file = (id: number, name: string, state: string) => ({
  id,
  question: 'annex',
  name,
  bytes: pdf.length,
  type: 'application/pdf',
  sha256,
  state,
});

const day = formatDate('2027-01-31', 'fr');

const application = (submission: number) => ({
  id: submission + 100,
  submission,
  number: `12-2026-${submission}`,
  state: 'sent',
  tags: ['À revoir'],
  withdrawnAt: null,
  sentAt: '2026-11-28T23:30:00Z',
  changedAt: '2026-11-29T08:00:00Z',
  version: 2,
  form: 1,
  sha256: 'a'.repeat(64),
  name: `=Awa ${submission}.`,
  person: '',
  kind: 'person',
  country: 'SN',
  language: 'fr',
  questions: ['motive', 'sum', 'arts', 'budget', 'annex', 'old'],
  answers: {
    motive: 'Créer\nensemble',
    sum: '1500000',
    arts: ['dance', 'music'],
    budget: [{ id: 'r1', cells: { what: '+Scène', when: '2027-01-31' } }],
    old: '+221771234567',
  },
  profile: {},
  files: [
    file(submission * 10, 'CON.pdf', 'ready'),
    file(submission * 10 + 1, 'con.PDF', 'ready'),
    file(submission * 10 + 2, 'virus.pdf', 'refused'),
    file(submission * 10 + 3, 'lent.pdf', 'scanning'),
  ],
  letters: [
    {
      id: 5,
      questionId: 'motive',
      name: 'Rama Sy',
      receivedAt: '2026-11-28T12:00:00Z',
      text: 'Bravo',
      files: [],
    },
  ],
  decision:
    submission === 1
      ? {
          kind: 'selected',
          publishedAt: '2026-12-20T09:00:00Z',
          place: null,
          category: 'music',
          categoryNames: { fr: 'Musique', en: 'Music' },
          amount: '1200.5',
          currency: 'EUR',
          answer: 'confirmed',
          answeredAt: '2026-12-20T12:00:00Z',
          deviation: '=Seule de sa région.',
        }
      : null,
  review:
    submission === 1
      ? { state: 'dismissed', askedAt: '2026-12-21T09:00:00Z', answeredAt: '2026-12-22T09:00:00Z' }
      : null,
});
const review = (submission: number) => ({
  number: `12-2026-${submission}`,
  reviewer: 'Nour',
  state: 'done',
  reason: '',
  points: { quality: 450 },
  isCounted: false,
  conflicts: [{ kind: 'declared', reason: 'Cousine' }],
});

let test: AuthSite;
let browser: Browser;
let folder: string;
let begin: Record<string, unknown>;
let rows: (submissions: number[]) => ReturnType<typeof data>;

const readItems = (items: unknown): number[] =>
  String(items)
    .split(',')
    .map((item) => Number(item.split('.')[0]));

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'exports-'));
});
afterAll(() => rmSync(folder, { recursive: true }));
// A server for each, since exports are limited by person.
beforeEach(async () => {
  test = await startAuthSite();
  const { answer: others } = test.wordpress;
  test.wordpress.answer = (query) => {
    const items = query.variables?.['items'];
    if (query.operationName === 'BeginExport') return data({ passerelleBeginExport: begin });
    if (query.operationName === 'ExportRows') return rows(readItems(items));
    if (query.operationName === 'ExportReviews') {
      const asked = readItems(items);
      return data({
        passerelleExportReviews: { read: asked.length, rows: JSON.stringify(asked.map(review)) },
      });
    }
    if (query.operationName !== 'FormReference') return others(query);
    const countries = [{ id: 1, name: 'Sénégal', isoCode: 'SN' }];
    return data({ passerelleReference: { countries, sectors: [], logoSize: { bytes: 1, unit: 'MB' } } });
  };
  begin = {
    callTitle: 'Résidence à Ndar / 2027',
    criteria: JSON.stringify({ criteria: [{ id: 'quality', label: texts('Qualité') }] }),
    hasPlaces: true,
    items: '[[1,2,7667],[2,2,null]]',
    pass: 'the-pass',
    questions: JSON.stringify(questions),
    zone: 'Africa/Maputo',
  };
  rows = (submissions) =>
    data({
      passerelleExportRows: {
        read: submissions.length,
        rows: JSON.stringify(submissions.map(application)),
      },
    });
  test.wordpress.exportedFile = () => raw(200, { 'content-type': 'application/pdf' }, pdf);
  browser = test.browser();
  await browser.signIn();
  test.wordpress.received.length = 0;
});
afterEach(() => test.close());

const get = (query: string) => browser.send('GET', `${url}?callId=7&${query}`);
const csvRows = (bytes: Buffer, separator: string): string[][] =>
  JSON.parse(
    execFileSync(
      'php',
      [
        '-r',
        `$f = fopen("php://stdin", "r"); fread($f, 3); $rows = []; while (($row = fgetcsv($f, null, "${separator}", "\\"", "")) !== false) { $rows[] = $row; } echo json_encode($rows);`,
      ],
      { input: bytes },
    ).toString(),
  ) as string[][];

describe('GET /api/dashboard/reviews/export', () => {
  it('writes CSV of what was sent, with conflicts, in the language of the page', async () => {
    const answer = await get('format=csv&locale=fr&language=en&search=awa&state=sent&withdrawn=false');
    expect(answer.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringMatching(
        /^attachment; filename="candidatures-residence-a-ndar-2027-\d{4}-\d\d-\d\d\.csv"/,
      ) as string,
    });
    const [header, first, second] = csvRows(answer.rawPayload, ';');
    expect(header).toEqual([
      'Numéro',
      'État',
      'Envoi (Africa/Maputo)',
      'Envoi (UTC)',
      'Dernière version (Africa/Maputo)',
      'Versions envoyées',
      'Candidature de',
      'Déposée par',
      'Structure',
      'Pays',
      'Langue',
      'Étiquettes',
      'Empreinte SHA-256',
      'Motivation [motive]',
      'Montant demandé, en XOF [sum]',
      'Arts [arts]',
      'Budget [budget]',
      'Annexes [annex]',
      'Téléphone (n’est plus posée) [old]',
      'Moyenne',
      'Notes comptées',
      'Conflits d’intérêts',
      'Décision',
      'Décision publiée (Africa/Maputo)',
      'Catégorie',
      'Rang sur la liste d’attente',
      'Montant attribué',
      'Devise',
      'Proposition',
      'Pourquoi la décision n’est pas celle proposée',
      'Réexamen demandé (Africa/Maputo)',
      'Issue du réexamen',
      'Réponse au réexamen (Africa/Maputo)',
    ]);
    expect(first).toEqual([
      '12-2026-1',
      'Envoyée',
      '2026-11-29 01:30:00',
      '2026-11-28T23:30:00Z',
      '2026-11-29 10:00:00',
      '2',
      "'=Awa 1.",
      '',
      'Non',
      'Sénégal',
      'Français',
      'À revoir',
      'a'.repeat(64),
      'Créer\nensemble',
      '1500000',
      'Danse, cirque; Musique',
      `Poste\u00a0: +Scène; Date\u00a0: ${day}`,
      'CON.pdf\ncon.PDF\nvirus.pdf\nlent.pdf',
      "'+221771234567",
      '76,67',
      '0',
      'Nour\u00a0: déclaré par la personne (Cousine)',
      'Retenue',
      '2026-12-20 11:00:00',
      'Musique',
      '',
      '1200,5',
      'EUR',
      'Confirmée',
      "'=Seule de sa région.",
      '2026-12-21 11:00:00',
      'Résultat maintenu',
      '2026-12-22 11:00:00',
    ]);
    expect([second?.[0], second?.[19]]).toEqual(['12-2026-2', '']);
    expect(second?.slice(22)).toEqual(Array.from({ length: 11 }, () => ''));
    expect(test.wordpress.receivedOf('BeginExport').map(({ variables }) => variables)).toEqual([
      { callId: 7, format: 'csv', language: 'EN', search: 'awa', state: 'sent', withdrawn: false },
    ]);
    // The pass is what permits pages: the session may end meanwhile.
    const [page] = test.wordpress.receivedOf('ExportRows');
    expect([page?.variables, page?.headers.authorization]).toEqual([
      { items: '1.2,2.2', pass: 'the-pass' },
      undefined,
    ]);
  });

  it('writes a workbook with a sheet for each table and one for reviews', async () => {
    const answer = await get('format=xlsx&locale=en');
    const book = path.join(folder, 'book.xlsx');
    writeFileSync(book, answer.rawPayload);
    expect(execFileSync('unzip', ['-t', book]).toString()).toContain('No errors detected');
    const part = (name: string) => execFileSync('unzip', ['-p', book, `xl/${name}`]).toString();
    const names = [...part('workbook.xml').matchAll(/<sheet name="([^"]*)"/g)].map(([, name]) => name);
    expect(names).toEqual(['Applications', 'Budget (en)', 'Reviews and conflicts']);
    const values = (name: string) =>
      [...part(name).matchAll(/<row>(.*?)<\/row>/gs)].map(([, row]) =>
        [...(row ?? '').matchAll(/<c\/>|<t [^>]*>(.*?)<\/t>|<v>(.*?)<\/v>/gs)].map(
          ([, text, value]) => text ?? value ?? null,
        ),
      );
    expect(values('worksheets/sheet2.xml')).toEqual([
      ['Number', 'Applicant', 'Row', 'Row ID', 'Poste (en) [what]', 'Date (en) [when]'],
      ['12-2026-1', '=Awa 1.', '1', 'r1', '+Scène', '46418'],
      ['12-2026-2', '=Awa 2.', '1', 'r1', '+Scène', '46418'],
    ]);
    expect(values('worksheets/sheet3.xml')[1]).toEqual([
      '12-2026-1',
      'Nour',
      'Completed',
      'declared by the reviewer (Cousine)',
      null,
      'No',
      '4.5',
    ]);
    expect(part('worksheets/sheet1.xml')).not.toContain('<f>');
  });

  it('writes an archive with what was scanned, and says what is missing', async () => {
    const answer = await get('format=zip&locale=fr');
    const archive = path.join(folder, 'all.zip');
    writeFileSync(archive, answer.rawPayload);
    expect(execFileSync('unzip', ['-t', archive]).toString()).toContain('No errors detected');
    const target = path.join(folder, 'all');
    execFileSync('unzip', ['-q', archive, '-d', target], { env: { ...process.env, LC_ALL: 'C.UTF-8' } });
    expect(
      readdirSync(target, { recursive: true })
        .map(String)
        .toSorted((one, other) => (one < other ? -1 : 1)),
    ).toEqual([
      '12-2026-1 =Awa 1',
      '12-2026-1 =Awa 1/fichiers',
      '12-2026-1 =Awa 1/fichiers.csv',
      '12-2026-1 =Awa 1/fichiers/_CON.pdf',
      '12-2026-1 =Awa 1/fichiers/_con (2).PDF',
      '12-2026-1 =Awa 1/lettres',
      '12-2026-1 =Awa 1/lettres/Lettre de Rama Sy.txt',
      '12-2026-1 =Awa 1/reponses.txt',
      '12-2026-2 =Awa 2',
      '12-2026-2 =Awa 2/fichiers',
      '12-2026-2 =Awa 2/fichiers.csv',
      '12-2026-2 =Awa 2/fichiers/_CON.pdf',
      '12-2026-2 =Awa 2/fichiers/_con (2).PDF',
      '12-2026-2 =Awa 2/lettres',
      '12-2026-2 =Awa 2/lettres/Lettre de Rama Sy.txt',
      '12-2026-2 =Awa 2/reponses.txt',
      'Candidatures.csv',
      'Évaluations et conflits.csv',
    ]);
    const read = (name: string) => readFileSync(path.join(target, '12-2026-1 =Awa 1', name));
    expect(read('fichiers/_CON.pdf')).toEqual(pdf);
    expect(csvRows(read('fichiers.csv'), ';').map((row) => [row[0], row[2], row[4], row[5]])).toEqual([
      ['Fichier', 'Nom d’origine', 'Empreinte SHA-256', 'Dans cette archive'],
      ['fichiers/_CON.pdf', 'CON.pdf', sha256, 'Oui'],
      ['fichiers/_con (2).PDF', 'con.PDF', sha256, 'Oui'],
      ['', 'virus.pdf', sha256, 'Non\u00a0: refusé ou supprimé'],
      ['', 'lent.pdf', sha256, 'Non\u00a0: pas encore analysé'],
    ]);
    expect(read('reponses.txt').toString()).toContain(
      `# Budget\r\nLigne 1\r\n- Poste\u00a0: +Scène\r\n- Date\u00a0: ${day}\r\n`,
    );
  });

  it('lists files that are gone or were changed', async () => {
    test.wordpress.exportedFile = (id) =>
      id % 10 === 0
        ? raw(404, { 'content-type': 'application/json' }, '{"code":"not_found"}')
        : raw(200, { 'content-type': 'application/pdf' }, Buffer.from('autre'));
    const archive = path.join(folder, 'gone.zip');
    writeFileSync(archive, (await get('format=zip&locale=en')).rawPayload);
    const manifest = execFileSync('unzip', ['-p', archive, '12-2026-1 =Awa 1/files.csv']);
    expect(
      csvRows(manifest, ',')
        .slice(1, 3)
        .map((row) => [row[2], row[5]]),
    ).toEqual([
      ['CON.pdf', 'No: refused or deleted'],
      ['con.PDF', 'Yes, but the hash isn’t the one that was sent'],
    ]);
  });

  it('refuses what is not handled, other sites, visitors and other formats before anything is sent', async () => {
    const refused = async (query: string, headers: Record<string, string> = {}) => {
      const answer = await browser.send('GET', `${url}?${query}`, { headers });
      return [answer.statusCode, codeOf(answer)];
    };
    expect(await refused('callId=7&format=csv&locale=fr', { 'sec-fetch-site': 'cross-site' })).toEqual([
      403,
      'forbidden',
    ]);
    for (const query of ['callId=7&format=pdf&locale=fr', 'format=csv&locale=fr', 'callId=7&format=csv'])
      expect(await refused(query)).toEqual([400, 'malformed_request']);
    const visitor = await test.browser().send('GET', `${url}?callId=7&format=csv&locale=fr`);
    expect([visitor.statusCode, codeOf(visitor)]).toEqual([401, 'access_token_missing']);
    expect(test.wordpress.receivedOf('BeginExport')).toEqual([]);
  });
});

describe('GET /api/dashboard/reviews/call-statistics-file', () => {
  const path = '/api/dashboard/reviews/call-statistics-file?callId=7&locale=en';
  it('writes the figures, and nothing for calls of others', async () => {
    const { answer: before } = test.wordpress;
    let statistics: object | null = {
      begun: null,
      callId: 7,
      countedAt: null,
      countries: [],
      days: [],
      hasQuestions: false,
      kinds: [],
      languages: [],
      questions: [],
      sent: 3,
      states: [{ key: 'sent', count: 3 }],
      title: 'Appel',
      zone: null,
    };
    test.wordpress.answer = (query) =>
      query.operationName === 'CallStatistics'
        ? data({ passerelleCallStatistics: statistics })
        : before(query);
    const answer = await browser.send('GET', path);
    expect(answer.headers['content-disposition']).toMatch(/filename="statistics-appel-\d{4}-\d\d-\d\d\.csv"/);
    expect(csvRows(answer.rawPayload, ',')).toEqual([
      ['Figure', 'Value', 'Count'],
      ['Applications sent', '', '3'],
      ['Applications begun (rounded)', '', 'too few'],
      ['By status', 'Sent', '3'],
    ]);
    statistics = null;
    const refused = await browser.send('GET', path);
    expect([refused.statusCode, codeOf(refused)]).toEqual([404, 'not_found']);
  });
});

describe('an export that fails in the middle', () => {
  let listening: Promise<string> | undefined;
  beforeEach(() => {
    listening = undefined;
  });
  const fetched = async (format: string) => {
    const address = await (listening ??= test.app.listen({ port: 0, host: '127.0.0.1' }));
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return fetch(`${address}${url}?callId=7&format=${format}&locale=fr`, { headers: { cookie } });
  };

  it.each(['csv', 'xlsx', 'zip'])('breaks the connection: no %s looks complete', async (format) => {
    begin = {
      ...begin,
      items: JSON.stringify(Array.from({ length: 120 }, (_, index) => [index + 1, 2, null])),
    };
    const { length } = test.wordpress.received;
    const first = rows;
    rows = (submissions) =>
      submissions[0] === 1 ? first(submissions) : raw(500, { 'content-type': 'text/html' }, 'Fatal error');
    const answer = await fetched(format);
    expect([answer.status, test.wordpress.received.length > length]).toEqual([200, true]);
    await expect(answer.arrayBuffer()).rejects.toThrow(/terminated|failed/);
  });

  it('also where a file breaks off, or the right to read ends', async () => {
    test.wordpress.exportedFile = () =>
      cutShort({ 'content-type': 'application/pdf', 'content-length': '1000000' }, pdf);
    await expect(fetched('zip').then((answer) => answer.arrayBuffer())).rejects.toThrow(/terminated|failed/);
    rows = () => refusedWith('not_found');
    await expect(fetched('csv').then((answer) => answer.arrayBuffer())).rejects.toThrow(/terminated|failed/);
  });

  it('asks WordPress for no more pages when the reader goes away', async () => {
    begin = {
      ...begin,
      items: JSON.stringify(Array.from({ length: 5000 }, (_, index) => [index + 1, 2, null])),
    };
    const large = 'x'.repeat(20_000);
    rows = (submissions) =>
      data({
        passerelleExportRows: {
          read: submissions.length,
          rows: JSON.stringify(
            submissions.map((each) => ({ ...application(each), answers: { motive: `${each}${large}` } })),
          ),
        },
      });
    const answer = await fetched('csv');
    const reader = answer.body?.getReader();
    await reader?.read();
    await reader?.cancel();
    const pages = () => test.wordpress.receivedOf('ExportRows').length;
    const closed = await test.app.inject({ method: 'GET', url: '/healthz' });
    expect(closed.statusCode).toBe(200);
    // 100 pages of a megabyte: those that are in buffers of the two connections, and no more.
    let before = -1;
    while (before !== pages()) {
      before = pages();
      for (let turns = 0; turns < 2000; turns += 1) await new Promise((resolve) => setImmediate(resolve));
    }
    expect(before).toBeLessThan(50);
  });
});
