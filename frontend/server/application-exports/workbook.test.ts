import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cell, Sheet } from './cell.ts';
import { sheetNames, workbookOf } from './workbook.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'workbook-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const day = new Date('2026-11-28T12:00:00Z');
const sheetOf = (name: string, ...rows: Cell[][]): Sheet => ({
  name,
  header: ['a', 'b'],
  async *rows() {
    for (const row of rows) yield await Promise.resolve(row);
  },
});

/** Parts of the file, as `unzip` extracts them after it has checked the whole. */
async function unzipped(sheets: Sheet[]): Promise<(part: string) => string> {
  const file = path.join(folder, 'book.xlsx');
  writeFileSync(file, await buffer(workbookOf(sheets, 'Appel <1>', day)));
  expect(execFileSync('unzip', ['-t', file]).toString()).toContain('No errors detected');
  return (part) => execFileSync('unzip', ['-p', file, part.replaceAll('[', String.raw`\[`)]).toString();
}

/** Rows of cells as PHP’s parser of XML reads them: type, style and text. */
const cellsOf = (xml: string) =>
  JSON.parse(execFileSync('php', ['-r', script], { input: xml }).toString()) as (readonly [
    type: string,
    style: string,
    text: string,
  ])[][];
const script = `$rows = [];
foreach (simplexml_load_string(file_get_contents("php://stdin"))->sheetData->row as $row) {
  $cells = [];
  foreach ($row->c as $cell) { $cells[] = [(string) $cell["t"], (string) $cell["s"], isset($cell->is) ? (string) $cell->is->t : (string) $cell->v]; }
  $rows[] = $cells;
}
echo json_encode($rows);`;
const autoload = path.join(import.meta.dirname, '../../../wp-plugin/vendor/autoload.php');
/** The file as PhpSpreadsheet reads it, which had no part in writing it: names of sheets, and their cells by type, value and text. */
const opened = (file: string) =>
  JSON.parse(execFileSync('php', ['-r', reader, autoload, file]).toString()) as Record<
    string,
    (readonly [type: string, value: unknown, shown: string])[][]
  >;
const reader = `require $argv[1];
$read = [];
foreach (PhpOffice\\PhpSpreadsheet\\IOFactory::load($argv[2])->getAllSheets() as $sheet) {
  foreach ($sheet->getRowIterator() as $row) {
    $cells = [];
    foreach ($row->getCellIterator() as $cell) { $cells[] = [$cell->getDataType(), (string) $cell->getValue(), $cell->getFormattedValue()]; }
    $read[$sheet->getTitle()][] = $cells;
  }
}
echo json_encode($read, JSON_UNESCAPED_UNICODE);`;
const isWellFormed = (xml: string): boolean =>
  execFileSync(
    'php',
    ['-r', 'echo (int) (@simplexml_load_string(file_get_contents("php://stdin")) !== false);'],
    {
      input: xml,
    },
  ).toString() === '1';
/** A text as PhpSpreadsheet reads it. */
const text = (value: string) => ['inlineStr', value, value];
const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('a workbook', () => {
  it('has texts that are never formulas, numbers, and dates that spreadsheets know as such', async () => {
    const read = await unzipped([
      sheetOf('Liste', [
        '=HYPERLINK("http://x")',
        '+221771234567',
        '0012',
        'a < b & "c"\r\nd',
        '_x0041_',
        '\u0000\uD800',
        { number: '-12.5' },
        { share: 7667 },
        { date: '2026-11-28' },
        { clock: '2026-11-28T12:00:00' },
        { date: '1850-01-01' },
        null,
        '',
      ]),
    ]);
    expect(cellsOf(read('xl/worksheets/sheet1.xml'))).toEqual([
      [
        ['inlineStr', '6', 'a'],
        ['inlineStr', '6', 'b'],
      ],
      [
        ['inlineStr', '1', '=HYPERLINK("http://x")'],
        ['inlineStr', '1', '+221771234567'],
        ['inlineStr', '1', '0012'],
        ['inlineStr', '1', 'a < b & "c"\nd'],
        ['inlineStr', '1', '_x005F_x0041_'],
        ['inlineStr', '1', '\uFFFD\uFFFD'],
        ['', '2', '-12.5'],
        ['', '3', '0.7667'],
        // Spreadsheets count days from 1899-12-30.
        ['', '4', '46354'],
        ['', '5', '46354.5'],
        ['inlineStr', '1', '1850-01-01'],
        ['', '', ''],
        ['', '', ''],
      ],
    ]);
    for (const part of [
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/workbook.xml',
      'xl/styles.xml',
      'docProps/core.xml',
    ])
      expect([part, isWellFormed(read(part))]).toEqual([part, true]);
    expect(read('docProps/core.xml')).toContain('Appel &lt;1&gt;');
  });

  it('is what PhpSpreadsheet reads, sheet by sheet', async () => {
    const file = path.join(folder, 'opened.xlsx');
    const sheets = [
      sheetOf(
        'Liste',
        ['=1+1', '@SUM(A1)', '-2+3', '12345678901234567890', '0012', 'Aïssatou N’Guessan 𝕏 — « été »'],
        [{ number: '123456789012.25' }, { number: '-0.5' }, { share: 7667 }, { date: '2026-11-28' }],
        [{ clock: '2026-11-28T12:30:00' }, { date: '2024-02-29' }, null, 'a\nb', '_x0041_', '1e5'],
      ),
      sheetOf('Budget prévisionnel', ['Tambour', { number: '1200' }]),
    ];
    writeFileSync(file, await buffer(workbookOf(sheets, 'Appel', day)));
    const none = ['null', '', ''];
    const read = opened(file);
    const [liste, budget] = Object.values(read);
    expect(Object.keys(read)).toEqual(['Liste', 'Budget prévisionnel']);
    expect(liste?.slice(1)).toEqual([
      ['=1+1', '@SUM(A1)', '-2+3', '12345678901234567890', '0012', 'Aïssatou N’Guessan 𝕏 — « été »'].map(
        text,
      ),
      [
        ['n', '123456789012.25', '123456789012.25'],
        ['n', '-0.5', '-0.5'],
        ['n', '0.7667', '76.67%'],
        // Their format is that of the reader: of the United States here.
        ['n', '46354', '11/28/2026'],
        none,
        none,
      ],
      [
        ['n', '46354.520833333', '11/28/2026 12:30'],
        ['n', '45351', '2/29/2024'],
        none,
        text('a\nb'),
        text('_x0041_'),
        text('1e5'),
      ],
    ]);
    expect(budget?.[1]).toEqual([text('Tambour'), ['n', '1200', '1200']]);
  });

  it('cuts what is longer than a cell, and names each sheet once', async () => {
    const read = await unzipped([sheetOf('Budget', [`${'a'.repeat(32_765)}𝕏b`]), sheetOf('budget', ['b'])]);
    const cut = cellsOf(read('xl/worksheets/sheet1.xml'))[1]?.[0]?.[2] ?? '';
    expect([cut.length, cut.isWellFormed(), cut.at(-1)]).toEqual([32_766, true, '…']);
    expect(read('xl/workbook.xml')).toContain('<sheet name="budget 2" sheetId="2" r:id="rId2"/>');
  });

  it.each([
    [['Votre budget prévisionnel détaillé [€/an]: recettes'], ['Votre budget prévisionnel détai']],
    [
      ["''", 'History', 'history'],
      ['x', 'History 2', 'history 3'],
    ],
    [
      ['a'.repeat(40), 'A'.repeat(40)],
      ['a'.repeat(31), `${'A'.repeat(29)} 2`],
    ],
  ])('names sheets %j as %j', (wanted, names) => {
    expect(sheetNames(wanted)).toEqual(names);
  });

  it('reads rows no faster than it is read, and stops where its reader does', async () => {
    const read = { rows: 0 };
    const ended = Promise.withResolvers<void>();
    const endless: Sheet = {
      name: 'x',
      header: ['x'],
      async *rows() {
        try {
          for (;;) {
            read.rows += 1;
            yield await Promise.resolve([randomBytes(10_000).toString('base64')]);
          }
        } finally {
          ended.resolve();
        }
      },
    };
    const book = workbookOf([endless], 'x', day);
    const reader = book[Symbol.asyncIterator]();
    await reader.next();
    while (read.rows === 0 || book.readableLength < book.readableHighWaterMark) await turn();
    // Far more turns than it takes to read a thousand rows.
    for (let turns = 0; turns < 2000; turns += 1) await turn();
    expect(read.rows).toBeLessThan(100);
    await reader.return?.();
    await ended.promise;
  });
});
