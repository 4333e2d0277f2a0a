import {
  getNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isInputObjectType,
  isObjectType,
} from 'graphql';

const draftName = /^Passerelle(\w+)Draft$/;

/** Members that the server adds to the values of a form so that it can show them. */
const shown = ['files'];

/**
 * The fragment of the values of each form, by the name of the type: every field that can be written and, of rows, every
 * column. It follows the schema, which follows the Definitions: a form that does not read back a field shows it as empty.
 */
export function draftValues(schema: GraphQLSchema): ReadonlyMap<string, string> {
  const fragments = new Map<string, string>();
  for (const draft of Object.values(schema.getTypeMap())) {
    const name = draftName.exec(draft.name)?.[1];
    if (name === undefined || !isObjectType(draft)) continue;
    const input = schema.getType(`Passerelle${name}Input`);
    if (!isInputObjectType(input)) throw new Error(`${draft.name} has no input`);
    const written = Object.keys(draft.getFields()).filter((key) => key in input.getFields());
    const body = selection(draft, [...written, ...shown], '  ');
    fragments.set(name, `fragment ${name}Values on ${draft.name} {\n${body}}\n`);
  }
  return fragments;
}

function selection(type: GraphQLObjectType, keys: readonly string[], indent: string): string {
  return keys
    .map((key) => {
      const field = type.getFields()[key];
      if (!field) throw new Error(`${type.name} has no ${key}`);
      const fieldType = getNamedType(field.type);
      if (!isObjectType(fieldType)) return `${indent}${key}\n`;
      const columns = selection(fieldType, Object.keys(fieldType.getFields()), `${indent}  `);
      return `${indent}${key} {\n${columns}${indent}}\n`;
    })
    .join('');
}
