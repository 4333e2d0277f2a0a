/** The value with another member, or without it. */
export function withPart<Value extends object>(value: Value, name: string, part: unknown): Value {
  if (part !== undefined) return { ...value, [name]: part };
  const { [name]: _, ...others } = value as Record<string, unknown>;
  return others as Value;
}
