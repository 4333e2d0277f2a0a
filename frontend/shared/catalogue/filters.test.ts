import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  GraphQLEnumType,
  GraphQLInputObjectType,
  GraphQLObjectType,
  getNamedType,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import rows from '../../../wp-plugin/config/filters.json' with { type: 'json' };
import { manifest } from '../graphql/generated/manifest.ts';
import { appliesTo, filters } from './filters.ts';

const schema = buildSchema(readFileSync(join(import.meta.dirname, '../../schema.graphql'), 'utf8'));
const fieldsOf = (type: string) => {
  const found = schema.getType(type);
  if (found instanceof GraphQLObjectType || found instanceof GraphQLInputObjectType) return found.getFields();
  throw new Error(`The schema has no type ${type}.`);
};
const wordsOf = (type: unknown): string[] =>
  type instanceof GraphQLEnumType ? type.getValues().map(({ name }) => name.toLowerCase()) : [];
const declared: { input: string; facet?: string }[] = Object.values(rows);
/** Facets of the filters whose values are counted. */
const counted = declared.flatMap(({ facet }) => facet ?? []);

describe('the declared filters', () => {
  it('are those of the schema', () => {
    const inputs = Object.keys(fieldsOf('PasserelleCatalogueFilter'));
    expect(inputs.toSorted()).toEqual(
      ['literal', 'onlyUntranslated', 'q', ...declared.map(({ input }) => input)].toSorted(),
    );
    const facets = Object.keys(fieldsOf('PasserelleFacets'));
    expect(facets.toSorted()).toEqual(counted.toSorted());
    expect(new Set(wordsOf(schema.getType('PasserelleSearchFilter')))).toEqual(
      new Set(['query', ...Object.keys(rows)]),
    );
  });

  it.each(filters)('offer the values that the schema has: $name', ({ input, values }) => {
    const type = getNamedType(fieldsOf('PasserelleCatalogueFilter')[input]?.type);
    expect(wordsOf(type).toSorted()).toEqual([...(values ?? [])].toSorted());
  });

  it('are all counted by the operation of lists', () => {
    const operation = Object.values(manifest).find(({ name }) => name === 'Catalogue');
    const found = operation?.document.matchAll(/(\w+)\{count value/g);
    expect(new Set([...(found ?? [])].map(([, facet]) => facet))).toEqual(new Set(counted));
  });
});

it.each([
  ['kind', 'directory', true],
  ['kind', 'call', false],
  ['kind', undefined, false],
  ['country', 'call', true],
  ['country', undefined, true],
] as const)('the filter %s is offered for %s: %s', (name, family, expected) => {
  const filter = filters.find((each) => each.name === name);
  expect(filter && appliesTo(filter, family)).toBe(expected);
});

it.each([
  ['country', 'sn', 'SN'],
  ['country', 'FRA', undefined],
  ['sector', 'fine-arts', 'fine-arts'],
  ['sector', 'Théâtre', undefined],
  ['status', 'open', 'open'],
  ['status', 'OPEN', undefined],
  ['kind', '', undefined],
])('in the filter %s, “%s” is parsed as %s', (name, text, value) => {
  expect(filters.find((each) => each.name === name)?.valueOf(text)).toBe(value);
});
