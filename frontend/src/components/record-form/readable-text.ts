import type { Language } from '../../../shared/config/locales.ts';
import { formatDate, zoneCity } from '../../../shared/dates/dates.ts';
import { formatInstantAt } from '../../../shared/dates/zoned-dates.ts';
import { choicesOf } from '../../lib/forms/choices-of.ts';
import type { FieldDefinition, FormDefinition } from '../../lib/forms/form-definition.ts';
import type { FormReference } from '../../lib/record-form/form-checks.ts';
import { fieldsOf } from '../../lib/record-form/record-values.ts';
import type { RecordFile } from '../../lib/record-form/save-contract.ts';
import { knownName } from '../../lib/known-names.ts';
import { parseDocument } from '../../lib/parse-document.ts';
import { withLineBreaks } from '../../lib/rich-text/line-breaks.ts';
import type { Values } from '../../lib/record-form/values.ts';

interface Context {
  definition: FormDefinition;
  reference: FormReference;
  /** Files of the record. */
  files?: readonly RecordFile[] | undefined;
  language: Language;
  /** Zone in which the times of the record are read; undefined: UTC. */
  zone?: string | undefined;
}

/** The zone of a record, which is one of its fields. */
export function zoneOfValues(definition: FormDefinition, values: Values): string | undefined {
  const field = fieldsOf(definition).find(({ kind }) => kind === 'zone');
  const zone = field && values[field.key];
  return typeof zone === 'string' && zone !== '' ? zone : undefined;
}

/** A field's value as a text without markup; '' when there is none. */
export function readableText(field: FieldDefinition, value: unknown, context: Context): string {
  if (value === null || value === undefined) return '';
  const { definition, reference, language } = context;
  if (field.readable) return field.readable(value, language);
  if (Array.isArray(value)) {
    const separator = field.columns ? '\n' : ', ';
    return value.map((item) => itemText(field, item, context)).join(separator);
  }
  if (field.kind === 'map') return mapText(field, value, context);
  if (field.upload) return itemText(field, value, context);
  if (field.kind === 'html') {
    const { body } = parseDocument(withLineBreaks(textOf(value)));
    return (body.textContent ?? '').trim();
  }
  if (field.kind === 'zone') return zoneCity(textOf(value), language);
  if (field.kind === 'instant') return formatInstantAt(textOf(value), language, context.zone ?? 'UTC');
  if (field.kind === 'date') return formatDate(textOf(value), language);
  if (field.kind === 'relation') return knownName(Number(value)) ?? textOf(value);
  if (field.kind === 'country')
    return reference.countries.find(({ isoCode }) => isoCode === value)?.name ?? textOf(value);
  const choice = choicesOf(definition, field).find((each) => each.value === value);
  return choice?.label[language] ?? textOf(value);
}

function mapText(field: FieldDefinition, value: unknown, context: Context): string {
  const values = value as Readonly<Record<string, unknown>>;
  const lines = (field.columns ?? []).map((column) => ({
    label: column.label[context.language],
    text: readableText(column, values[column.key], context),
  }));
  return lines.flatMap(({ label, text }) => (text === '' ? [] : [`${label} · ${text}`])).join('\n');
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

function itemText(field: FieldDefinition, item: unknown, context: Context): string {
  const { countries, sectors } = context.reference;
  if (field.upload) return context.files?.find(({ id }) => id === item)?.name ?? textOf(item);
  if (field.kind === 'countries' || field.kind === 'sectors') {
    const options = field.kind === 'countries' ? countries : sectors;
    return options.find(({ id }) => id === item)?.name ?? textOf(item);
  }
  if (field.kind === 'dates') return formatDate(textOf(item), context.language);
  const row = item as Readonly<Record<string, unknown>>;
  const cells = (field.columns ?? []).map((column) => readableText(column, row[column.key], context));
  // Cells are sentences at times: a comma would follow their full stop.
  if (field.columns) return cells.filter(Boolean).join(' · ');
  return readableText({ ...field, kind: 'choice' }, item, context);
}
