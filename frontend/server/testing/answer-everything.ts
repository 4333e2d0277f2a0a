import {
  buildSchema,
  getNullableType,
  graphql,
  type GraphQLFieldResolver,
  type GraphQLOutputType,
  isEnumType,
  isLeafType,
  isListType,
} from 'graphql';
import { manifest } from '../../shared/graphql/generated/manifest.ts';
import { type Answering, data } from './fake-wordpress.ts';
import { committedSchema } from './test-build.ts';

const schema = buildSchema(committedSchema());
const documents = new Map(Object.values(manifest).map(({ name, document }) => [name, document]));

/** One value of each type: every operation is answered with all fields that it selects. */
function valueOf(type: GraphQLOutputType): unknown {
  const bare = getNullableType(type);
  if (isListType(bare)) return [valueOf(bare.ofType)];
  if (isEnumType(bare)) return bare.name === 'PasserelleLanguage' ? 'EN' : bare.getValues()[0]?.value;
  if (!isLeafType(bare)) return {};
  return { Int: 600, Float: 1, Boolean: true }[bare.name] ?? 'text';
}
const fieldResolver: GraphQLFieldResolver<unknown, unknown> = (_source, _values, _context, { returnType }) =>
  valueOf(returnType);

/** A valid answer of WordPress to an operation, made from its type alone. */
export async function answerOf(
  operationName: string,
  variables: Record<string, unknown> = {},
): Promise<unknown> {
  const source = documents.get(operationName) ?? '';
  const answer = await graphql({ schema, source, variableValues: variables, fieldResolver });
  if (answer.errors) throw new Error(`${operationName}: ${String(answer.errors[0])}`);
  return JSON.parse(JSON.stringify(answer.data)) as unknown;
}

/** A WordPress whose every operation succeeds. */
export const answerEverything: Answering = async ({ operationName = '', variables }) =>
  data(await answerOf(operationName, variables));
