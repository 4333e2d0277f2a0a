import {
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  typeFromAST,
} from 'graphql';
import { botFields } from '../../shared/forms/bot-challenge.ts';
import type { CallRow } from '../../shared/config/calls/call.ts';
import { limits } from '../limits.ts';
import type { Operations } from '../upstream/operations.ts';
import { integerNamed, type JsonSchema, nullable, objectOf } from './json-schema.ts';

export interface BodyMember {
  readonly type: GraphQLInputType;
  readonly isRequired: boolean;
}

/** Members that the operation of a call takes from the body, and the variables that they fill. */
export interface BodyMembers {
  readonly members: ReadonlyMap<string, BodyMember>;
  /** The body is the variable `input`, the only one that the server does not fill in. */
  readonly isInput: boolean;
}

export function bodyMembers(
  { operation, fills = [], fixes = {} }: CallRow,
  operations: Operations,
): BodyMembers {
  if (!operation) return { members: new Map(), isInput: false };
  const own = new Set<string>([...fills, ...Object.keys(fixes)]);
  const members = new Map(
    (operations.definition(operation.id).variableDefinitions ?? []).flatMap(
      ({ variable, type: node, defaultValue }): [string, BodyMember][] => {
        const type = typeFromAST(operations.schema, node);
        if (!isInputType(type)) throw new Error(`${operation.name}: $${variable.name.value}`);
        const isRequired = isNonNullType(type) && defaultValue === undefined;
        return own.has(variable.name.value) ? [] : [[variable.name.value, { type, isRequired }]];
      },
    ),
  );
  const input = members.get('input');
  const inputType = input && isNonNullType(input.type) ? input.type.ofType : input?.type;
  if (members.size !== 1 || !isInputObjectType(inputType)) return { members, isInput: false };
  return { members: fieldsOf(inputType), isInput: true };
}

const fieldsOf = (type: { getFields: () => Record<string, { type: GraphQLInputType }> }) =>
  new Map(
    Object.entries(type.getFields()).map(([name, field]): [string, BodyMember] => [
      name,
      { type: field.type, isRequired: isRequiredInputField(field as never) },
    ]),
  );

/** Schema of a write that takes nothing: no body, or one without members. */
const nothing: JsonSchema = { type: ['object', 'null'], properties: {}, additionalProperties: false };

/** The JSON schema of a body, or of a query that has members. Limits of texts are WordPress's. */
export function bodySchema(row: CallRow, { members }: BodyMembers): JsonSchema | undefined {
  const { defaults = {}, botCheck, operation } = row;
  if (members.size === 0) return operation && row.method === 'POST' ? nothing : undefined;
  const properties: Record<string, JsonSchema> = {};
  const optional = new Set([...Object.keys(defaults), botFields.proof]);
  for (const [name, { type, isRequired }] of members) {
    const schema = inputSchema(type, name);
    properties[name] = Object.hasOwn(defaults, name) ? { ...schema, default: defaults[name] } : schema;
    if (!isRequired) optional.add(name);
  }
  if (botCheck) properties[botFields.proof] = { type: 'string' };
  return objectOf(properties, optional);
}

function inputSchema(type: GraphQLInputType, name: string): JsonSchema {
  if (isNonNullType(type)) return valueSchema(type.ofType, name);
  return nullable(valueSchema(type, name));
}

function valueSchema(type: GraphQLInputType, name: string): JsonSchema {
  if (isNonNullType(type)) return valueSchema(type.ofType, name);
  if (isListType(type)) {
    return { type: 'array', items: inputSchema(type.ofType, name), maxItems: limits.calls.listItems };
  }
  if (isInputObjectType(type)) {
    const fields = fieldsOf(type);
    const optional = [...fields].filter(([, { isRequired }]) => !isRequired).map(([field]) => field);
    const entries = [...fields].map(([field, member]) => [field, inputSchema(member.type, field)]);
    return objectOf(Object.fromEntries(entries) as Record<string, JsonSchema>, new Set(optional));
  }
  if (isEnumType(type))
    return { type: 'string', enum: type.getValues().map((value) => wordOf(type, value.name)) };
  return scalarSchema(type.name, name);
}

const languageType = 'PasserelleLanguage';

/** How bodies write a value of an enum: as the schema does, but languages in lower case. */
const wordOf = ({ name: type }: { name: string }, value: string): string =>
  type === languageType ? value.toLowerCase() : value;

function scalarSchema(type: string, name: string): JsonSchema {
  switch (type) {
    case 'Int': {
      return integerNamed(name);
    }
    case 'Float': {
      return { type: 'number', minimum: -Number.MAX_VALUE, maximum: Number.MAX_VALUE };
    }
    case 'Boolean': {
      return { type: 'boolean' };
    }
    default: {
      return { type: 'string' };
    }
  }
}

/** A member of a body as the operation takes it: with the names of enums' values. */
export function toVariable(type: GraphQLInputType, value: unknown): unknown {
  if (value === null || value === undefined) return value;
  if (isNonNullType(type)) return toVariable(type.ofType, value);
  if (isListType(type))
    return Array.isArray(value) ? value.map((item) => toVariable(type.ofType, item)) : value;
  if (isEnumType(type)) {
    return type.getValues().find(({ name }) => wordOf(type, name) === value)?.name ?? value;
  }
  if (!isInputObjectType(type)) return value;
  const fields = type.getFields();
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => {
      const field = fields[name];
      return [name, field ? toVariable(field.type, member) : member];
    }),
  );
}
