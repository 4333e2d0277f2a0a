import type { JsonSchema } from '../calls/json-schema.ts';

interface Wrong<Value = unknown> {
  /** Path of the member, and what is wrong with it. */
  what: string;
  status: 400 | 422;
  value: Value;
}

const typeOf = ({ type }: JsonSchema): string | undefined => (Array.isArray(type) ? type[0] : type) as string;

/** The smallest value that a schema accepts. */
export function sampleOf(schema: JsonSchema): unknown {
  const { enum: values, properties = {}, required = [] } = schema;
  if (values) return values[0];
  const type = typeOf(schema);
  if (type === 'object')
    return Object.fromEntries(required.map((name) => [name, sampleOf(properties[name] ?? {})]));
  return { array: [], boolean: true, integer: 1 }[type ?? ''] ?? 'text';
}

/** Bodies that differ from a valid one by one mistake: a member missing, unknown, of another type, out of range, or misspelt. */
export const wrongBodies = (schema: JsonSchema, valid: object) => [...wrongObjects(schema, valid, '')];

function* wrongValues(schema: JsonSchema, valid: unknown, path: string): Generator<Wrong> {
  const { enum: values, items, minimum = 0, maximum = 0 } = schema;
  const type = typeOf(schema);
  if (type === 'object') {
    yield* wrongObjects(schema, valid as object, path);
    return;
  }
  const wrong = (value: unknown): Wrong => ({
    what: `${path} is ${JSON.stringify(value)}`,
    status: 400,
    value,
  });
  if (values) {
    const words = values.filter((value) => typeof value === 'string');
    const spellings = words.flatMap((word) => [word.toUpperCase(), word.toLowerCase()]);
    const unknown = [...spellings, 'unheard'].filter((word) => !words.includes(word));
    yield* [...new Set(unknown)].map(wrong);
  } else if (type === 'integer') {
    const tooSmall = /ids?(?:\[\])?$/i.test(path) ? 0 : minimum - 1;
    yield* ['1; DROP', tooSmall, maximum + 1, 1.5].map(wrong);
  }
  // A text in the place of a list of texts counts as a list of one.
  else if (type) yield wrong(items && typeOf(items) !== 'string' ? 'all' : { a: 1 });
  for (const { value, ...one } of items ? wrongValues(items, sampleOf(items), `${path}[]`) : [])
    yield { ...one, value: [value] };
}

function* wrongObjects(
  { properties = {}, required = [] }: JsonSchema,
  valid: object,
  path: string,
): Generator<Wrong<Record<string, unknown>>> {
  yield { what: `${path}.unheard is unknown`, status: 422, value: { ...valid, unheard: 1 } };
  for (const name of required) {
    const { [name]: _, ...value } = valid as Record<string, unknown>;
    yield { what: `${path}.${name} is missing`, status: 422, value };
  }
  for (const [name, member] of Object.entries(properties)) {
    const right = (valid as Record<string, unknown>)[name] ?? sampleOf(member);
    for (const { value, ...one } of wrongValues(member, right, `${path}.${name}`))
      yield { ...one, value: { ...valid, [name]: value } };
  }
}
