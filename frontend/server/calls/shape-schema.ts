import type { Shape } from '../../shared/config/calls/shape.ts';
import { limits } from '../limits.ts';
import type { Operations } from '../upstream/operations.ts';
import { fragmentSchema } from './answer-schema.ts';
import { integerNamed, type JsonSchema, nullable, objectOf } from './json-schema.ts';

const orNull = '|null';

/** @param name of the member that holds the value */
export function shapeSchema(shape: Shape, operations: Operations, name = ''): JsonSchema {
  if (typeof shape === 'string') return leafSchema(shape, operations, name);
  if (isList(shape)) {
    return {
      type: 'array',
      items: shapeSchema(shape[0], operations, name),
      maxItems: limits.calls.listItems,
    };
  }
  if (isChoice(shape)) return { type: 'string', enum: shape.oneOf };
  return membersSchema(shape as Readonly<Record<string, Shape>>, operations);
}

/** Members whose name ends with `?` may be left out. */
export function membersSchema(shape: Readonly<Record<string, Shape>>, operations: Operations): JsonSchema {
  const optional = new Set<string>();
  const properties = Object.fromEntries(
    Object.entries(shape).map(([key, value]) => {
      const name = key.replace(/\?$/, '');
      if (name !== key) optional.add(name);
      return [name, shapeSchema(value, operations, name)];
    }),
  );
  return objectOf(properties, optional);
}

function leafSchema(leaf: string, operations: Operations, name: string): JsonSchema {
  if (leaf.endsWith(orNull)) return nullable(leafSchema(leaf.slice(0, -orNull.length), operations, name));
  if (leaf === 'integer') return integerNamed(name);
  if (leaf === 'string' || leaf === 'boolean') return { type: leaf };
  if (leaf === 'json' || leaf === 'bytes') return {};
  return fragmentSchema(leaf, operations);
}

const isList = (shape: Exclude<Shape, string>): shape is readonly [Shape] => Array.isArray(shape);
const isChoice = (shape: Exclude<Shape, string>): shape is { oneOf: readonly string[] } =>
  'oneOf' in shape && Array.isArray(shape.oneOf);
