/** The part of JSON Schema that the calls are described with. */
export interface JsonSchema {
  type?: string | readonly string[];
  description?: string;
  const?: unknown;
  enum?: readonly unknown[];
  default?: unknown;
  minimum?: number;
  maximum?: number;
  items?: JsonSchema;
  maxItems?: number;
  properties?: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
  additionalProperties?: boolean;
  anyOf?: readonly JsonSchema[];
}

/** An object with these members and no others. */
export const objectOf = (
  properties: Readonly<Record<string, JsonSchema>>,
  optional: ReadonlySet<string> = new Set(),
): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.has(name)),
  additionalProperties: false,
});

export const nullable = ({ type, enum: values, ...schema }: JsonSchema): JsonSchema => {
  if (typeof type !== 'string') return { anyOf: [{ ...schema, enum: values ?? [] }, { type: 'null' }] };
  return { ...schema, type: [type, 'null'], ...(values ? { enum: [...values, null] } : {}) };
};

const largestInt = 2 ** 31 - 1;
const isIdName = (name: string): boolean => /^ids?$|Ids?$/.test(name);

/** A whole number of GraphQL; members that are called id, ids, …Id or …Ids begin with 1. */
export const integerNamed = (name: string): JsonSchema => ({
  type: 'integer',
  minimum: isIdName(name) ? 1 : -largestInt - 1,
  maximum: largestInt,
});
