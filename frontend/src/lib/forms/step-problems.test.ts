import { describe, expect, it } from 'vitest';
import ruleCases from '../../../../wp-plugin/tests/fixtures/validation/rules.json' with { type: 'json' };
import slugCases from '../../../../wp-plugin/tests/fixtures/validation/slugs.json' with { type: 'json' };
import valueCases from '../../../../wp-plugin/tests/fixtures/validation/values.json' with { type: 'json' };
import { allForms } from '../../testing/all-forms.ts';
import { checks } from './field-checks.ts';
import type { FieldDefinition, FieldKind, FormDefinition, Stage } from './form-definition.ts';
import { stepProblems } from './step-problems.ts';

const choices = Object.assign(
  {},
  ...Object.values(allForms).map((form) => form.choices),
) as FormDefinition['choices'];
const text = { fr: '', en: '' };

/** Ids of countries and sectors are made from their codes; what is not known gets an id that nothing has. */
const known = ['SN', 'FR', 'ML', 'theatre', 'performing-arts', 'dance'];
const idOf = (code: string): number => (known.includes(code) ? known.indexOf(code) + 1 : 999_999);
const ids = new Set(known.map(idOf));
const hasIds = (kind: string): boolean => kind === 'countries' || kind === 'sectors';
const context = {
  choicesOf: ({ choices: list = '' }: FieldDefinition) => (choices[list] ?? []).map(({ value }) => value),
  countryCodes: new Set(['SN', 'FR', 'ML']),
  countryIds: ids,
  sectorIds: ids,
};

interface Group {
  key?: string;
  kind: string;
  min?: number;
  max?: number;
  zone?: string;
  choices?: string[];
  required?: boolean;
  columns?: Group[];
  cases?: { input: unknown; value?: unknown; code?: string; at?: string; server?: boolean }[];
}

/** The choices of a case are its own: they are offered under their joined names. */
const listOf = (offered: readonly string[]): string => offered.join(' ');
function fieldOf(group: Group): FieldDefinition {
  const { key = 'value', kind, min, max, choices: offered, columns, required } = group;
  return {
    key,
    kind: kind as FieldKind,
    label: text,
    translated: false,
    required: required ? 'save' : 'never',
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
    ...(offered ? { choices: listOf(offered) } : {}),
    ...(columns ? { columns: columns.map(fieldOf) } : {}),
  };
}

const ownChoices = {
  ...context,
  choicesOf: (field: FieldDefinition) => field.choices?.split(' ') ?? [],
};

const sorted = (texts: readonly string[]): string[] => texts.toSorted((a, b) => (a < b ? -1 : 1));

function refusals(
  form: FormDefinition,
  values: Record<string, unknown>,
  stage: Stage,
  checkContext = context,
): string[] {
  const found = form.steps.flatMap((step) =>
    stepProblems(form, step, values, stage, checkContext).map(({ path, code }) => `${path}: ${code}`),
  );
  return sorted([...new Set(found)]);
}

const formOf = (...fields: FieldDefinition[]): FormDefinition => ({
  key: 'test',
  name: 'Test',
  title: null,
  steps: [{ key: 'only', label: text, fields }],
  rules: [],
  choices: {},
});

const zoneField: FieldDefinition = {
  key: 'zone',
  kind: 'zone',
  label: text,
  translated: false,
  required: 'never',
};
const groups: Group[] = valueCases;
const inputOf = (kind: string, value: unknown): unknown =>
  hasIds(kind) && Array.isArray(value)
    ? value.map((each: unknown) => (typeof each === 'string' ? idOf(each) : each))
    : value;

describe('values', () => {
  it('have cases for every kind of field', () => {
    const kinds = new Set(groups.map(({ kind }) => kind)).add('slug');
    expect(Object.keys(checks).filter((kind) => !kinds.has(kind))).toEqual([]);
    expect([...kinds].filter((kind) => !(kind in checks))).toEqual([]);
  });

  const rows = groups.flatMap((group) =>
    (group.cases ?? []).map((each) => [group.kind, each, group] as const),
  );

  it.each(rows)('of kind %s are judged as by WordPress: %j', (kind, { input, code, at, server }, group) => {
    const field = fieldOf(group);
    const values = { zone: group.zone ?? 'UTC', [field.key]: inputOf(kind, input) };
    const path = (at ?? 'value').replace(/^value/, field.key);
    const expected = code && !server ? [`${path}: ${code}`] : [];
    expect(refusals(formOf(field, zoneField), values, 'save', ownChoices)).toEqual(expected);
  });

  const kept = rows.filter(([, { code }]) => !code);

  it.each(kept)(
    'of kind %s are missed where WordPress would keep nothing: %j',
    (kind, { input, value }, group) => {
      const field: FieldDefinition = { ...fieldOf(group), required: 'save' };
      const isNothing = value === null || (Array.isArray(value) && value.length === 0);
      const values = { zone: group.zone ?? 'UTC', [field.key]: inputOf(kind, input) };
      expect(refusals(formOf(field, zoneField), values, 'save', ownChoices)).toEqual(
        isNothing ? [`${field.key}: required`] : [],
      );
    },
  );

  it.each(slugCases)('of slugs: %j', ({ input, code }) => {
    const slug = fieldOf({ key: 'slug', kind: 'slug', max: 120 });
    expect(refusals(formOf(slug), { slug: input }, 'save')).toEqual(code ? [`slug: ${code}`] : []);
  });
});

/** Something right for each field that must be filled; later fields get later dates. */
function complete(form: FormDefinition): Record<string, unknown> {
  const fields = form.steps.flatMap((step) => step.fields).filter(({ required }) => required !== 'never');
  const fillers: Partial<Record<FieldKind, (field: FieldDefinition, number: number) => unknown>> = {
    date: (_field, number) => `${2030 + number}-01-01`,
    instant: (_field, number) => `${2030 + number}-01-01T00:00:00Z`,
    zone: () => 'Africa/Dakar',
    choice: (field) => context.choicesOf(field)[0],
    choices: (field) => [context.choicesOf(field)[0]],
    country: () => 'SN',
    countries: () => [1],
    sectors: () => [1],
    html: () => '<p>a</p>',
  };
  return Object.fromEntries(
    fields.map((field, number) => [field.key, fillers[field.kind]?.(field, number) ?? 'a']),
  );
}

/** Types whose only forms are WordPress's screens. */
const writtenInWordPress = new Set(['formation']);
const ownCases = ruleCases.filter(({ type }) => !writtenInWordPress.has(type));

describe('rules between fields', () => {
  it.each(Object.keys(allForms))('a complete %s may be submitted', (type) => {
    const form = allForms[type] as FormDefinition;
    const values = type === 'resource' ? { ...complete(form), url: 'https://example.org' } : complete(form);
    expect(refusals(form, values, 'submit')).toEqual([]);
    expect(refusals(form, {}, 'submit').length).toBeGreaterThan(3);
  });

  it.each(ownCases)('$type: $values', (each) => {
    const { type, values, submit = false, server = false } = each;
    if (server) return;
    const form = allForms[type] as FormDefinition;
    const kinds = new Map(
      form.steps.flatMap((step) => step.fields.map(({ key, kind }) => [key, kind] as const)),
    );
    const inputs = Object.fromEntries(
      Object.entries(values).map(([key, value]) => [key, inputOf(kinds.get(key) ?? '', value)]),
    );
    const base = type === 'resource' ? { ...complete(form), url: 'https://example.org' } : complete(form);
    expect(refusals(form, { ...base, ...inputs }, submit ? 'submit' : 'save')).toEqual(sorted(each.refusals));
  });

  it('have a case for each rule that forms check, and each type has one', () => {
    const rules = new Set(Object.values(allForms).flatMap((form) => form.rules.map(({ rule }) => rule)));
    expect(sorted([...rules])).toEqual([
      'afterPublication',
      'later',
      'neededWhen',
      'notBeforeDay',
      'notBelow',
      'oneOf',
      'recurrence',
    ]);
    const types = new Set(ruleCases.map(({ type }) => type));
    expect(Object.keys(allForms).filter((type) => !types.has(type))).toEqual([]);
  });
});
