import { Readable } from 'node:stream';
import type { Language } from '../../shared/config/locales.ts';
import type { Cell, Sheet } from './cell.ts';

/** First letter of a file, by which spreadsheets recognise UTF-8. */
const byteOrderMark = '\u{FEFF}';
/** Spreadsheets expect the one of the reader’s language: decimals have a comma in French. */
const separators = { fr: ';', en: ',' } as const satisfies Record<Language, string>;
const points = { fr: ',', en: '.' } as const satisfies Record<Language, string>;
const formula = /^[=+\-@\t\r]/;
/** Leading zeros, more digits than are shown, or what looks like an exponent. */
const changedNumber = /^(?:0\d+|\d{12,}|\d+e\d+)$/i;
const digitsOfShare = 4;

/** A sheet as CSV that spreadsheets open in columns, by the rules of docs/decisions/0173-csv-for-spreadsheets.md. Rows are read as they are sent. */
export const csvOf = (sheet: Sheet, language: Language): Readable =>
  Readable.from(lines(sheet, language), { objectMode: false });

async function* lines({ header, rows }: Sheet, language: Language): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(header, language);
  for await (const row of rows()) yield csvLine(row, language);
}

export const csvLine = (cells: readonly Cell[], language: Language): string =>
  `${cells.map((cell) => `"${written(cell, language).replaceAll('"', '""')}"`).join(separators[language])}\r\n`;

function written(cell: Cell, language: Language): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return inert(cell);
  if ('number' in cell) return cell.number.replace('.', points[language]);
  if ('share' in cell) return String(cell.share / 10 ** (digitsOfShare - 2)).replace('.', points[language]);
  return 'date' in cell ? cell.date : cell.clock.replace('T', ' ');
}

function inert(text: string): string {
  if (formula.test(text)) return `'${text}`;
  return changedNumber.test(text) ? `\t${text}` : text;
}
