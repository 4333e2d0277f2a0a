import type { Language } from '../../../../shared/config/locales.ts';
import { formatDate, zoneCity } from '../../../../shared/dates/dates.ts';
import { formatInstantAt } from '../../../../shared/dates/zoned-dates.ts';
import { withLineBreaks } from '../../../lib/rich-text/line-breaks.ts';

const tag = /<[^>]*>/g;
const entity = /&(?:amp|lt|gt|quot|nbsp|#0?39);/g;
const characters: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': '\u00a0',
  '&#39;': "'",
  '&#039;': "'",
};

/** The words of sanitised HTML, a line for each block: the server, which has no parser of documents, makes the same of it. */
export const plainText = (html: string): string =>
  withLineBreaks(html)
    .replaceAll(tag, '')
    .replaceAll(entity, (found) => characters[found] ?? found)
    .trim();

const severalLines: ReadonlySet<string> = new Set(['rows', 'people', 'files']);

interface Reader {
  language: Language;
  /** Zone in which the times of the record are read; undefined: UTC. */
  zone: string | undefined;
}

/** The values of a field as one text. */
export function textOfField(kind: string, values: readonly string[], { language, zone }: Reader): string {
  if (kind === 'html') return values.map(plainText).join('\n');
  if (kind === 'date') return values.map((value) => formatDate(value, language)).join(', ');
  if (kind === 'zone') return values.map((value) => zoneCity(value, language)).join(', ');
  if (kind === 'instant')
    return values.map((value) => formatInstantAt(value, language, zone ?? 'UTC')).join(', ');
  return values.join(severalLines.has(kind) ? '\n' : ', ');
}

interface Field {
  readonly kind: string;
  readonly values: readonly string[];
}

/** The zone of a record, which is one of its fields. */
export const zoneOf = (fields: readonly Field[]): string | undefined =>
  fields.find(({ kind }) => kind === 'zone')?.values[0];
