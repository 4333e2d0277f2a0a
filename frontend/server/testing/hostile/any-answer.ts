import {
  buildSchema,
  executeSync,
  type GraphQLOutputType,
  type GraphQLSchema,
  isEnumType,
  isListType,
  isNonNullType,
  isScalarType,
  parse,
} from 'graphql';
import { type Answering, data, graphqlError } from '../fake-wordpress.ts';

/** Answers every operation of the schema with some data of the right shape; lists have one member. */
export function anyAnswer(schemaText: string): Answering {
  const schema = buildSchema(schemaText);
  return ({ query, operationName, variables }) => {
    const { data: found, errors } = executeSync({
      schema,
      document: parse(query),
      operationName,
      variableValues: variables,
      fieldResolver: (_source, _arguments, _context, { returnType }) => valueOf(returnType),
      typeResolver: (_value, _context, _info, type) => firstOf(schema, type),
    });
    return errors ? graphqlError('invalid_fields') : data(found);
  };
}

function valueOf(type: GraphQLOutputType): unknown {
  if (isNonNullType(type)) return valueOf(type.ofType);
  if (isListType(type)) return [valueOf(type.ofType)];
  if (isEnumType(type)) return type.getValues()[0]?.value;
  if (!isScalarType(type)) return {};
  if (type.name === 'Int' || type.name === 'Float') return 1;
  return type.name === 'Boolean' ? true : 'text';
}

const firstOf = (schema: GraphQLSchema, type: Parameters<GraphQLSchema['getPossibleTypes']>[0]): string =>
  schema.getPossibleTypes(type)[0]?.name ?? '';
