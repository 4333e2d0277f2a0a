import { Readable } from 'node:stream';
import type { Cell, Sheet } from './cell.ts';
import { type ZipEntry, zipOf } from './zip.ts';

/** Limits of the format: letters of a cell, of a sheet’s name. */
const cellLetters = 32_767;
const nameLetters = 31;
/** Rows that are written at once. */
const rowsAtOnce = 20;
/** Day 1 of spreadsheets is 1900-01-01, and they believe in a 29 February of that year: days from March on count from here. */
const dayZero = Date.UTC(1899, 11, 30);
const firstDay = Date.UTC(1900, 2, 1);
const dayLength = 86_400_000;
const shareParts = 10_000;
/** Places in `cellXfs` below. */
const styles = { text: 1, number: 2, share: 3, date: 4, clock: 5, header: 6 } as const;
const widths = { first: 22, other: 28 } as const;

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Sheets as an XLSX file: each is read after the one before it, as fast as the file is read. Texts are never formulas. */
export const workbookOf = (sheets: readonly Sheet[], title: string, modified: Date): Readable =>
  zipOf(parts(sheets, title, modified), modified);

async function* parts(sheets: readonly Sheet[], title: string, modified: Date): AsyncGenerator<ZipEntry> {
  const names = sheetNames(sheets.map(({ name }) => name));
  yield { name: '[Content_Types].xml', content: contentTypes(sheets.length) };
  yield { name: '_rels/.rels', content: packageRelations };
  yield { name: 'docProps/core.xml', content: properties(title, modified) };
  yield { name: 'xl/workbook.xml', content: workbook(names) };
  yield { name: 'xl/_rels/workbook.xml.rels', content: workbookRelations(sheets.length) };
  yield { name: 'xl/styles.xml', content: stylesheet };
  for (const [index, sheet] of sheets.entries())
    yield {
      name: `xl/worksheets/sheet${index + 1}.xml`,
      content: Readable.from(worksheet(sheet), { objectMode: false }),
    };
}

async function* worksheet({ header, rows }: Sheet): AsyncGenerator<string> {
  const columns = header
    .map((_, index) => {
      const width = index === 0 ? widths.first : widths.other;
      return `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`;
    })
    .join('');
  yield `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns}</cols><sheetData>`;
  let waiting = xmlRow(header.map((text) => xmlText(text, styles.header)));
  let count = 0;
  for await (const row of rows()) {
    waiting += xmlRow(row.map(xmlCell));
    count += 1;
    if (count % rowsAtOnce > 0) continue;
    yield waiting;
    waiting = '';
  }
  yield `${waiting}</sheetData></worksheet>`;
}

/** Cells have no addresses: they follow one another. */
const xmlRow = (cells: readonly string[]): string => `<row>${cells.join('')}</row>`;

function xmlCell(cell: Cell): string {
  if (cell === null || cell === '') return '<c/>';
  if (typeof cell === 'string') return xmlText(cell, styles.text);
  if ('number' in cell) return `<c s="${styles.number}"><v>${cell.number}</v></c>`;
  if ('share' in cell) return `<c s="${styles.share}"><v>${cell.share / shareParts}</v></c>`;
  const [text, style] = 'date' in cell ? [cell.date, styles.date] : [cell.clock, styles.clock];
  const instant = Date.parse(`${'date' in cell ? `${text}T00:00:00` : text}Z`);
  return instant >= firstDay
    ? `<c s="${style}"><v>${(instant - dayZero) / dayLength}</v></c>`
    : xmlText(text, styles.text);
}

const xmlText = (text: string, style: number): string =>
  `<c s="${style}" t="inlineStr"><is><t xml:space="preserve">${xml(cut(text))}</t></is></c>`;

function cut(text: string): string {
  const lines = text.replaceAll(/\r\n?/g, '\n');
  if (lines.length <= cellLetters) return lines;
  return `${lines.slice(0, cellLetters - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' } as const;

/** Control characters and halves of characters, most of which XML cannot hold, are shown as boxes. */
const xml = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, '\uFFFD')
    // Spreadsheets read it as the letter of that number.
    .replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replaceAll(/[&<>"]/g, (letter) => entities[letter as keyof typeof entities]);

/** Names that spreadsheets accept, each once. */
export function sheetNames(wanted: readonly string[]): string[] {
  const taken = new Set<string>(['history']);
  return wanted.map((name) => {
    const allowed =
      name
        .replaceAll(/[[\]:*?/\\\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, ' ')
        .replaceAll(/\s+/g, ' ')
        .replaceAll(/^['\s]+|['\s]+$/g, '') || 'x';
    for (let number = 1; ; number += 1) {
      const ending = number === 1 ? '' : ` ${number}`;
      const each = `${shortened(allowed, nameLetters - ending.length)}${ending}`;
      if (taken.has(each.toLowerCase())) continue;
      taken.add(each.toLowerCase());
      return each;
    }
  });
}

const shortened = (text: string, letters: number): string =>
  text
    .slice(0, letters)
    .replace(/[\uD800-\uDBFF]$/, '')
    .replaceAll(/['\s]+$/g, '');

const numbered = (count: number, write: (number: number) => string): string =>
  Array.from({ length: count }, (_, index) => write(index + 1)).join('');

const contentTypes = (sheets: number): string =>
  `${declaration}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/><Override PartName="/xl/workbook.xml" ContentType="${contentType}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${contentType}.styles+xml"/>${numbered(sheets, (number) => `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${contentType}.worksheet+xml"/>`)}</Types>`;

const packageRelations = `${declaration}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/><Relationship Id="rId2" Type="${packaged}/relationships/metadata/core-properties" Target="docProps/core.xml"/></Relationships>`;

const properties = (title: string, modified: Date): string =>
  `${declaration}<cp:coreProperties xmlns:cp="${packaged}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${xml(title)}</dc:title><dcterms:created xsi:type="dcterms:W3CDTF">${modified.toISOString()}</dcterms:created></cp:coreProperties>`;

const workbook = (names: readonly string[]): string =>
  `${declaration}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${names.map((name, index) => `<sheet name="${xml(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`).join('')}</sheets></workbook>`;

const workbookRelations = (sheets: number): string =>
  `${declaration}<Relationships xmlns="${packaged}/relationships">${numbered(sheets, (number) => `<Relationship Id="rId${number}" Type="${relations}/worksheet" Target="worksheets/sheet${number}.xml"/>`)}<Relationship Id="rId${sheets + 1}" Type="${relations}/styles" Target="styles.xml"/></Relationships>`;

/** Built-in formats, which spreadsheets show as their language writes them: 49 text, 10 a share, 14 a date, 22 a date with the time. */
const stylesheet = `${declaration}<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="7"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0" applyAlignment="1"><alignment vertical="top"/></xf><xf numFmtId="10" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyAlignment="1"><alignment vertical="top"/></xf><xf numFmtId="14" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyAlignment="1"><alignment vertical="top"/></xf><xf numFmtId="22" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyAlignment="1"><alignment vertical="top"/></xf><xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf></cellXfs></styleSheet>`;
