import type { Mapping } from '../common-grants.ts';

const valueAt = (source: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined,
      source,
    );

/** Applies a mapping, as CommonGrants defines it; members whose values the source lacks are left out. */
export function transformed(source: unknown, mapping: Mapping): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(mapping).flatMap(([name, member]) => {
      const value = valueOf(source, member);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

function valueOf(source: unknown, member: Mapping[string]): unknown {
  if (member === undefined) return undefined;
  if ('field' in member && typeof member.field === 'string') return valueAt(source, member.field);
  return 'const' in member ? member.const : transformed(source, member as Mapping);
}
