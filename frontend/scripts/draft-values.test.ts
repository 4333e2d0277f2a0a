import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, getNamedType, parse, type SelectionNode } from 'graphql';
import { describe, expect, it } from 'vitest';
import { manifest } from '../shared/graphql/generated/manifest.ts';
import { fieldsOf } from '../src/lib/record-form/record-values.ts';
import { allForms } from '../src/testing/all-forms.ts';
import { draftValues } from './draft-values.ts';

const schema = buildSchema(readFileSync(join(import.meta.dirname, '../schema.graphql'), 'utf8'));

/** The paths that a document selects of its first field, such as `links.url`. */
function selectedPaths(document: string): ReadonlySet<string> {
  const { definitions } = parse(document);
  const fragments = new Map(
    definitions
      .filter((each) => each.kind === 'FragmentDefinition')
      .map(({ name, selectionSet }) => [name.value, selectionSet.selections]),
  );
  const paths = new Set<string>();
  const read = (selections: readonly SelectionNode[] | undefined, path: string): void => {
    for (const node of selections ?? []) {
      if (node.kind === 'Field') {
        paths.add(path + node.name.value);
        read(node.selectionSet?.selections, `${path}${node.name.value}.`);
      } else if (node.kind === 'FragmentSpread') {
        read(fragments.get(node.name.value), path);
      }
    }
  };
  for (const each of definitions) {
    const [root] = each.kind === 'OperationDefinition' ? each.selectionSet.selections : [];
    if (root?.kind === 'Field') read(root.selectionSet?.selections, '');
  }
  return paths;
}

/** The type that an operation answers. */
function answeredType(document: string): string {
  const [operation] = parse(document).definitions;
  if (operation?.kind !== 'OperationDefinition') throw new Error('No operation');
  const [root] = operation.selectionSet.selections;
  const type = schema.getRootType(operation.operation);
  const field = root?.kind === 'Field' ? type?.getFields()[root.name.value] : undefined;
  return field ? getNamedType(field.type).name : '';
}

const answering = (type: string) =>
  Object.values(manifest).filter(({ document }) => answeredType(document) === type);

// A field that the form does not read looks empty after each save, and is overwritten.
describe.each(Object.values(allForms))('the form $key', (form) => {
  const type = `Passerelle${form.name}Draft`;
  const needed = [
    'slug',
    'audience',
    'language',
    ...(form.title ? [form.title] : []),
    'files.name',
    ...fieldsOf(form).flatMap(({ key, columns }) => [
      key,
      ...(columns ?? []).map((each) => `${key}.${each.key}`),
    ]),
  ];

  it('has a query and a mutation that answer its draft', () => {
    const kinds = new Set(answering(type).map(({ kind }) => kind));
    expect([...kinds].toSorted()).toEqual(['mutation', 'query']);
  });

  it.each(answering(type))('$name selects each of its fields', ({ document }) => {
    const paths = selectedPaths(document);
    expect(needed.filter((path) => !paths.has(path))).toEqual([]);
    if (!paths.has('proposed')) return;
    expect(needed.filter((path) => !paths.has(`proposed.${path}`))).toEqual([]);
  });
});

describe('the values of a form', () => {
  const types = `
    type PasserelleLinksRow { network: String url: String }
    type PasserelleFile { id: Int! name: String! }
    input PasserelleLinksRowInput { network: String url: String }
    input PasserelleEventInput { title: String links: [PasserelleLinksRowInput] minorChange: Boolean }
  `;
  const draft =
    'type PasserelleEventDraft { id: Int! title: String! links: [PasserelleLinksRow!]! status: String files: [PasserelleFile!]! }';

  it('are what can be written, with all columns of rows, and its files', () => {
    const fragments = draftValues(
      buildSchema(`type Query { event: PasserelleEventDraft } ${types} ${draft}`),
    );
    expect([...fragments]).toEqual([
      [
        'Event',
        'fragment EventValues on PasserelleEventDraft {\n  title\n  links {\n    network\n    url\n  }\n  files {\n    id\n    name\n  }\n}\n',
      ],
    ]);
  });

  it('follow a new field without another edit', () => {
    const grown = `${types} ${draft}`
      .replace('title: String links', 'title: String poster: String links')
      .replace('title: String! links', 'title: String! poster: String links');
    expect(draftValues(buildSchema(grown)).get('Event')).toContain('\n  title\n  poster\n');
  });

  it('are refused of a draft that nothing writes', () => {
    const lone = 'type PasserelleNoteDraft { id: Int! }';
    expect(() => draftValues(buildSchema(lone))).toThrow('PasserelleNoteDraft has no input');
  });
});
