/**
 * Types the operations of `src` against schema.graphql and writes
 * - shared/graphql/generated/operations.ts: types, and the id and name of each operation (what pages import);
 * - shared/graphql/generated/manifest.ts: the same ids with their text (server manifest);
 * - shared/graphql/generated/documents/*.ts: the parsed operations of the workspace, for Apollo Client;
 * - shared/graphql/generated/fragments/*.graphql: the values of each form, which its operations select.
 * `--check` fails when the committed files differ from what would be written.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { codegen } from '@graphql-codegen/core';
import * as typescriptOperations from '@graphql-codegen/typescript-operations';
import {
  buildSchema,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  getNullableType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  type SelectionSetNode,
  stripIgnoredCharacters,
  validate,
  visit,
} from 'graphql';
import { draftValues } from './draft-values.ts';

const root = join(import.meta.dirname, '..');
const target = join(root, 'shared/graphql/generated');
const schema = buildSchema(readFileSync(join(root, 'schema.graphql'), 'utf8'));
const kebab = (name: string): string => name.replaceAll(/(?<=[a-z])[A-Z]/g, '-$&').toLowerCase();
const valueFragments = [...draftValues(schema)].map(([name, text]): [string, string] => [
  `fragments/${kebab(name)}-values.graphql`,
  `# Written by frontend/scripts/codegen.ts from schema.graphql.\n${text}`,
]);
const sources = [
  ...globSync('src/**/*.graphql', { cwd: root })
    .toSorted()
    .map((location): [string, string] => [location, readFileSync(join(root, location), 'utf8')]),
  ...valueFragments,
].map(([location, text]) => ({ location, document: parse(text) }));

/** `# private` above a query: its answer is for one person, so only a route of its own may ask it. */
const isPrivate = ({ loc }: OperationDefinitionNode): boolean => /^# private$/m.test(loc?.source.body ?? '');
/**
 * `# workspace` above a query: Apollo Client runs it in the browser, so its document has its own module. Above a
 * fragment: answers of calls are written into its cache.
 */
const isOfWorkspace = ({ loc }: OperationDefinitionNode | FragmentDefinitionNode): boolean =>
  /^# workspace$/m.test(loc?.source.body ?? '');
const definitions = sources.flatMap(({ document }) => document.definitions);
const fragments = new Map(
  definitions
    .filter((node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION)
    .map((node) => [node.name.value, node]),
);
const operations = definitions
  .filter((node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION)
  .toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)));

function nameOf(node: OperationDefinitionNode): string {
  if (!node.name) throw new Error('Every operation needs a name');
  return node.name.value;
}

/** The operation or fragment, with the fragments that it reaches. */
function withFragments(definition: OperationDefinitionNode | FragmentDefinitionNode): DocumentNode {
  const used = new Map<string, FragmentDefinitionNode>();
  const collect = (node: OperationDefinitionNode | FragmentDefinitionNode): void => {
    visit(node, {
      FragmentSpread({ name }) {
        const fragment = fragments.get(name.value);
        if (!fragment) throw new Error(`Unknown fragment ${name.value}`);
        if (used.has(name.value)) return;
        used.set(name.value, fragment);
        collect(fragment);
      },
    });
  };
  collect(definition);
  return { kind: Kind.DOCUMENT, definitions: [definition, ...used.values()] };
}

/** Shortest text of the operation. */
const textOf = (operation: OperationDefinitionNode): string =>
  stripIgnoredCharacters(print(withTypenames(withFragments(operation))));

const typename: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } };

/** The client's cache identifies items by type and id; the root of an operation needs none. */
function withTypenames(document: DocumentNode): DocumentNode {
  return visit(document, {
    SelectionSet: {
      leave(node, _key, parent) {
        if (parent && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION) return undefined;
        return { ...node, selections: [...node.selections, typename] };
      },
    },
  });
}

const whole: DocumentNode = { kind: Kind.DOCUMENT, definitions };
const errors = validate(schema, whole);
if (errors.length > 0) {
  const found = errors.map((error) => error.message).join('\n');
  throw new Error(`${found}\nIs it new in the plugin? \`npm run schema\` writes schema.graphql.`);
}

const types = await codegen({
  filename: 'operations.ts',
  schema: parse(readFileSync(join(root, 'schema.graphql'), 'utf8')),
  documents: sources,
  config: { immutableTypes: false, skipTypename: true, useTypeImports: true, enumType: 'string-literal' },
  plugins: [{ operations: {} }],
  pluginMap: { operations: typescriptOperations },
});

const known = operations.map((operation) => {
  const document = textOf(operation);
  const id = createHash('sha256').update(document).digest('hex').slice(0, 16);
  const isPublic = operation.operation === 'query' && !isPrivate(operation);
  const name = nameOf(operation);
  return { id, name, document, kind: operation.operation, isPublic, isOfWorkspace: isOfWorkspace(operation) };
});

const head = '// Written by frontend/scripts/codegen.ts: change the .graphql files instead.\n';
const constants = known.map(({ id, name, kind }) => {
  const type = name + (kind === 'mutation' ? 'Mutation' : 'Query');
  return `export const ${name}Operation: Operation<${type}, ${type}Variables> = { id: '${id}', name: '${name}' }\n`;
});
const manifest = known.map(
  ({ id, name, document, kind, isPublic }) =>
    `  '${id}': {\n    name: '${name}',\n    kind: '${kind}',\n    public: ${isPublic},\n    document:\n      ${JSON.stringify(document)},\n  },\n`,
);
/** The id and whether everyone gets the same answer travel with the document: the link sends the id in its place. */
const documents = known
  .filter((operation) => operation.isOfWorkspace)
  .map(({ id, name, document, isPublic }): [string, string] => {
    const parsed = { ...parse(document, { noLocation: true }), __meta__: { id, isPublic } };
    const text = `${head}import type { OperationDocument } from '../../operation-document.ts'
import type { ${name}Query, ${name}QueryVariables } from '../operations.ts'

export const ${name}Document = ${JSON.stringify(parsed)} as unknown as OperationDocument<${name}Query, ${name}QueryVariables>
`;
    return [`documents/${kebab(name)}.ts`, text];
  });

/** The names of types that an answer of /api lacks and Apollo's cache needs, by place. */
function typeTree(typeName: string, { selections }: SelectionSetNode): Record<string, unknown> {
  const type = schema.getType(typeName);
  if (!isObjectType(type)) throw new Error(`${typeName}: a record of the cache is of one type`);
  const tree: Record<string, unknown> = { __typename: typeName };
  for (const selection of selections) {
    if (selection.kind === Kind.FRAGMENT_SPREAD) {
      const fragment = fragments.get(selection.name.value);
      if (fragment) Object.assign(tree, typeTree(typeName, fragment.selectionSet));
    } else if (selection.kind === Kind.FIELD) {
      const name = selection.alias?.value ?? selection.name.value;
      const field = type.getFields()[selection.name.value];
      const fieldType = field && getNamedType(getNullableType(field.type));
      if (selection.selectionSet && fieldType) tree[name] = typeTree(fieldType.name, selection.selectionSet);
      else if (fieldType?.name === 'PasserelleLanguage') tree[name] = 'language';
    }
  }
  return tree;
}

for (const fragment of [...fragments.values()].filter(isOfWorkspace)) {
  const name = fragment.name.value;
  const document = { ...parse(print(withTypenames(withFragments(fragment))), { noLocation: true }) };
  const text = `${head}import type { RecordDocument } from '../../record-document.ts'
import type { ${typeOfFragment(name)} } from '../operations.ts'

export const ${name}Document: RecordDocument<${typeOfFragment(name)}> = {
  name: '${name}',
  document: ${JSON.stringify(document)} as unknown as RecordDocument<${typeOfFragment(name)}>['document'],
  types: ${JSON.stringify(typeTree(fragment.typeCondition.name.value, fragment.selectionSet))},
}
`;
  documents.push([`documents/${kebab(name)}.ts`, text]);
}

/** Names of the fragments, so that the table of calls can name one. */
const fragmentNames = [...fragments.keys()].toSorted();
const fragmentTypes = `/** Types of the fragments, by name. */\nexport interface Fragments {\n${fragmentNames.map((name) => `  ${name}: ${typeOfFragment(name)}\n`).join('')}}\n`;

function typeOfFragment(name: string): string {
  const words = name.split('_').map((word) => `${word[0]?.toUpperCase()}${word.slice(1)}`);
  const type = `${words.join('_')}Fragment`;
  if (!types.includes(`export type ${type} =`)) throw new Error(`Fragment ${name} has no type ${type}`);
  return type;
}

const files: Record<string, string> = {
  ...Object.fromEntries(documents),
  ...Object.fromEntries(valueFragments),
  'operations.ts': `${head}import type { Operation } from '../operation.ts'\n\n${types.trim()}\n\n${fragmentTypes}\n${constants.join('')}`,
  'manifest.ts': `${head}import type { OperationManifest } from '../operation.ts'\n\nexport const manifest: OperationManifest = {\n${manifest.join('')}}\n`,
};

/** Files of operations that are no longer there. */
const stale = globSync(['documents/*.ts', 'fragments/*.graphql'], { cwd: target }).filter(
  (name) => !(name in files),
);

const check = process.argv.includes('--check');
for (const name of stale) {
  if (!check) rmSync(join(target, name));
  else {
    process.stderr.write(`${join(target, name)} has no operation: run npm run codegen\n`);
    process.exitCode = 1;
  }
}
for (const [name, content] of Object.entries(files)) {
  const path = join(target, name);
  if (!check) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  } else if (!existsSync(path) || readFileSync(path, 'utf8') !== content) {
    process.stderr.write(`${path} is out of date: run npm run codegen\n`);
    process.exitCode = 1;
  }
}
