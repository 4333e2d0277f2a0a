import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import type { Cell } from './cell.ts';
import { csvLine, csvOf } from './csv.ts';

const cells: Cell[] = [
  '=1+1',
  '+221771234567',
  '-5',
  '@x',
  '\tx',
  '0012',
  '221771234567',
  '12e45',
  'dit «\u00a0"oui"\u00a0»; puis\nnon',
  null,
  { number: '-1234.5' },
  { share: 7667 },
  { date: '2026-11-28' },
  { clock: '2026-11-28T12:00:00' },
];

describe('CSV', () => {
  it('is what PHP’s fgetcsv reads, with texts that stay texts', async () => {
    const sheet = {
      name: 'x',
      header: ['a', 'b'],
      async *rows() {
        yield await Promise.resolve(cells);
      },
    };
    const pieces: Buffer[] = [];
    for await (const piece of csvOf(sheet, 'fr')) pieces.push(Buffer.from(piece as Uint8Array));
    const bytes = Buffer.concat(pieces);
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const script =
      '$f = fopen("php://stdin", "r"); fread($f, 3); $rows = []; while (($row = fgetcsv($f, null, ";", "\\"", "")) !== false) { $rows[] = $row; } echo json_encode($rows);';
    const read = JSON.parse(execFileSync('php', ['-r', script], { input: bytes }).toString()) as string[][];
    expect(read).toEqual([
      ['a', 'b'],
      [
        "'=1+1",
        "'+221771234567",
        "'-5",
        "'@x",
        "'\tx",
        '\t0012',
        '\t221771234567',
        '\t12e45',
        'dit «\u00a0"oui"\u00a0»; puis\nnon',
        '',
        '-1234,5',
        '76,67',
        '2026-11-28',
        '2026-11-28 12:00:00',
      ],
    ]);
  });

  it('has commas and points in English', () => {
    expect(csvLine(['a', { number: '0.5' }, { share: 10_000 }], 'en')).toBe('"a","0.5","100"\r\n');
  });
});
