import type { FieldErrorCode } from '../../../shared/config/field-errors.ts';
import { removeBlanks } from '../../../shared/forms/blanks.ts';
import type { FieldDefinition } from './form-definition.ts';
import { type Check, type CheckContext, none, refused, unexpected } from './problems.ts';

/** Choices, numbers, and ids. The existence of records, users and files is checked by the plugin only. */
const isPositive = (id: unknown): boolean => /^[1-9]\d*$/.test(String(id)) && typeof id !== 'object';
const fits = ({ max }: FieldDefinition, values: ReadonlySet<unknown>): boolean =>
  max === undefined || values.size <= max;

const one =
  (
    isKnown: (value: string, field: FieldDefinition, context: CheckContext) => boolean,
    unknown: FieldErrorCode = 'unexpected_fields',
  ): Check =>
  (field, value, path, context) => {
    if (typeof value !== 'string') return unexpected(path);
    return value === '' || isKnown(value, field, context) ? none : refused(path, unknown);
  };

const several =
  (
    isKnown: (value: unknown, field: FieldDefinition, context: CheckContext) => boolean,
    unknown: FieldErrorCode = 'unexpected_fields',
  ): Check =>
  (field, value, path, context) => {
    if (!Array.isArray(value)) return unexpected(path);
    const wrong = value.findIndex((each) => !isKnown(each, field, context));
    const isWord = ['string', 'number'].includes(typeof value[wrong]);
    if (wrong >= 0) return refused(`${path}.${wrong}`, isWord ? unknown : 'unexpected_fields');
    return fits(field, new Set(value)) ? none : refused(path, 'too_many_rows');
  };

const id: Check = (_field, value, path) =>
  value === '' || value === 0 || value === '0' || isPositive(value) ? none : unexpected(path);

const ids: Check = (field, value, path) => {
  if (!Array.isArray(value) || !value.every(isPositive)) return unexpected(path);
  const code = field.kind === 'files' ? 'too_many_files' : 'too_many_rows';
  return fits(field, new Set(value.map(Number))) ? none : refused(path, code);
};

const number: Check = ({ min = 0, max }, value, path) => {
  const text = typeof value === 'string' ? removeBlanks(value) : value;
  if (text === '') return none;
  if (typeof text === 'string' && !/^[0-9]+$/.test(text)) return refused(path, 'invalid_number');
  if (typeof text !== 'string' && !Number.isInteger(text)) return unexpected(path);
  return Number(text) >= min && (max === undefined || Number(text) <= max)
    ? none
    : refused(path, 'invalid_value');
};

export const referenceChecks = {
  number,
  choice: one((value, field, { choicesOf }) => choicesOf(field).includes(value)),
  choices: several((value, field, { choicesOf }) => choicesOf(field).includes(value as string)),
  country: one((value, _field, { countryCodes }) => countryCodes.has(value), 'unknown_country'),
  countries: several((value, _field, { countryIds }) => countryIds.has(value as number), 'unknown_country'),
  sectors: several((value, _field, { sectorIds }) => sectorIds.has(value as number), 'unknown_sector'),
  image: id,
  file: id,
  relation: id,
  user: id,
  files: ids,
  users: ids,
} satisfies Record<string, Check>;
