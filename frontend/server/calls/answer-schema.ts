import {
  type GraphQLOutputType,
  isCompositeType,
  isEnumType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import type { Operation } from '../../shared/graphql/operation.ts';
import type { Operations } from '../upstream/operations.ts';
import { type JsonSchema, nullable, objectOf } from './json-schema.ts';

type OperationLookup = Pick<Operations, 'schema' | 'fragments' | 'definition'>;

/** The only root field of a call's operation. */
export function rootField(
  { id, name }: Pick<Operation<unknown, never>, 'id' | 'name'>,
  operations: OperationLookup,
): string {
  const { selections } = operations.definition(id).selectionSet;
  const [field] = selections;
  if (field?.kind !== Kind.FIELD || selections.length > 1)
    throw new Error(`${name}: a call selects one field`);
  return field.alias?.value ?? field.name.value;
}

/** JSON schema of the answer of an operation, as calls send it. */
export function operationSchema(
  { id, name }: Operation<unknown, never>,
  operations: OperationLookup,
): JsonSchema {
  const { operation, selectionSet } = operations.definition(id);
  const root = operations.schema.getRootType(operation);
  const answer = root && selectionSchema(root, selectionSet, operations);
  const schema = answer?.properties?.[rootField({ id, name }, operations)];
  if (!schema) throw new Error(`${name} has no answer`);
  // `true` confirms the change; anything else is a failure.
  return schema.type === 'boolean' ? objectOf({ accepted: { type: 'boolean', const: true } }) : schema;
}

/** @throws Error for a fragment that no operation uses */
export function fragmentSchema(name: string, operations: OperationLookup): JsonSchema {
  const fragment = operations.fragments.get(name);
  const type = fragment && operations.schema.getType(fragment.typeCondition.name.value);
  if (!fragment || !isCompositeType(type)) throw new Error(`No operation uses the fragment ${name}`);
  return selectionSchema(type, fragment.selectionSet, operations);
}

function selectionSchema(
  type: unknown,
  { selections }: SelectionSetNode,
  operations: OperationLookup,
): JsonSchema {
  if (!isObjectType(type) && !isInterfaceType(type)) throw new Error('Answers of calls are of one type');
  const properties: Record<string, JsonSchema> = {};
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) {
      const name = selection.alias?.value ?? selection.name.value;
      const field = type.getFields()[selection.name.value];
      if (field) properties[name] = outputSchema(field.type, name, selection.selectionSet, operations);
    } else {
      const fragment =
        selection.kind === Kind.FRAGMENT_SPREAD ? operations.fragments.get(selection.name.value) : selection;
      if (!fragment) throw new Error('An unknown fragment');
      Object.assign(properties, selectionSchema(type, fragment.selectionSet, operations).properties);
    }
  }
  return objectOf(properties);
}

function outputSchema(
  type: GraphQLOutputType,
  name: string,
  selectionSet: SelectionSetNode | undefined,
  operations: OperationLookup,
): JsonSchema {
  if (!isNonNullType(type)) return nullable(valueSchema(type));
  return valueSchema(type.ofType);

  function valueSchema(bare: GraphQLOutputType): JsonSchema {
    if (isListType(bare))
      return { type: 'array', items: outputSchema(bare.ofType, name, selectionSet, operations) };
    if (selectionSet) return selectionSchema(bare, selectionSet, operations);
    if (isEnumType(bare)) {
      const values = bare.getValues().map((value) => value.name);
      return {
        type: 'string',
        enum: name === 'language' ? values.map((value) => value.toLowerCase()) : values,
      };
    }
    return { type: scalars[String(bare)] ?? 'string' };
  }
}

const scalars: Readonly<Record<string, string>> = { Int: 'integer', Float: 'number', Boolean: 'boolean' };
