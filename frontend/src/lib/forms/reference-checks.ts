import type { FieldDefinition } from './form-definition.ts';
import { type Check, type CheckContext, none, refused, unexpected } from './problems.ts';

/** Choices, numbers, and ids. The existence of records, users and files is checked by the plugin only. */
const isPositive = (id: unknown): boolean => /^[1-9]\d*$/.test(String(id)) && typeof id !== 'object';
const fits = ({ max }: FieldDefinition, values: ReadonlySet<unknown>): boolean =>
  max === undefined || values.size <= max;

const one =
  (isKnown: (value: string, field: FieldDefinition, context: CheckContext) => boolean): Check =>
  (field, value, path, context) =>
    value === '' || (typeof value === 'string' && isKnown(value, field, context)) ? none : unexpected(path);

const several =
  (isKnown: (value: unknown, field: FieldDefinition, context: CheckContext) => boolean): Check =>
  (field, value, path, context) => {
    if (!Array.isArray(value)) return unexpected(path);
    const wrong = value.findIndex((each) => !isKnown(each, field, context));
    if (wrong >= 0) return unexpected(`${path}.${wrong}`);
    return fits(field, new Set(value)) ? none : refused(path, 'too_long');
  };

const id: Check = (_field, value, path) =>
  value === '' || value === 0 || value === '0' || isPositive(value) ? none : unexpected(path);

const ids: Check = (field, value, path) => {
  if (!Array.isArray(value) || !value.every(isPositive)) return unexpected(path);
  return fits(field, new Set(value.map(Number))) ? none : refused(path, 'too_long');
};

const number: Check = ({ min = 0, max }, value, path) => {
  const text = typeof value === 'string' ? value.trim() : value;
  if (text === '') return none;
  const isWhole = typeof text === 'string' ? /^\d{1,15}$/.test(text) : Number.isInteger(text);
  if (!isWhole) return unexpected(path);
  return Number(text) >= min && (max === undefined || Number(text) <= max)
    ? none
    : refused(path, 'invalid_value');
};

export const referenceChecks = {
  number,
  choice: one((value, field, { choicesOf }) => choicesOf(field).includes(value)),
  choices: several((value, field, { choicesOf }) => choicesOf(field).includes(value as string)),
  country: one((value, _field, { countryCodes }) => countryCodes.has(value)),
  countries: several((value, _field, { countryIds }) => countryIds.has(value as number)),
  sectors: several((value, _field, { sectorIds }) => sectorIds.has(value as number)),
  image: id,
  file: id,
  relation: id,
  user: id,
  files: ids,
  users: ids,
} satisfies Record<string, Check>;
