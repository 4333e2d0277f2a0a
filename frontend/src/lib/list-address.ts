/** Parameter in the address of a list. */
export interface Parameter<Value> {
  /** Name in the address; by default that of the value in the state. */
  name?: string;
  /** Anything unknown is the default. */
  read: (text: string | null) => Value;
  /** Undefined for the default, which addresses leave out. */
  write: (value: Value) => string | undefined;
}

export interface ListAddress<State> {
  read: (search: URLSearchParams) => State;
  /** The query string, without default values: `?type=event&page=2`, or ''. */
  search: (state: State) => string;
}

type Parameters<State> = { readonly [Key in keyof State]: Parameter<State[Key]> };

/** The state of a list in its address, by its parameters in their order there. */
export function listAddress<State extends object>(parameters: Parameters<State>): ListAddress<State> {
  const keys = Object.keys(parameters) as (keyof State & string)[];
  const nameOf = (key: keyof State & string): string => parameters[key].name ?? key;
  return {
    read: (search) =>
      Object.fromEntries(keys.map((key) => [key, parameters[key].read(search.get(nameOf(key)))])) as State,
    search: (state) => {
      const written = keys.flatMap((key) => {
        const text = parameters[key].write(state[key]);
        return text === undefined ? [] : [[nameOf(key), text]];
      });
      return written.length > 0 ? `?${new URLSearchParams(written)}` : '';
    },
  };
}

const parameter = <Value>(
  initial: Value,
  find: (text: string) => Value | undefined,
  textOf: (value: Value) => string = String,
): Parameter<Value> => ({
  read: (text) => find(text ?? '') ?? initial,
  write: (value) => (value === initial ? undefined : textOf(value)),
});

/** One of several values. */
export const oneOf = <Value extends string, Initial extends Value | undefined = undefined>(
  values: readonly Value[],
  initial?: Initial,
): Parameter<Value | Initial> =>
  parameter(initial as Value | Initial, (text) => values.find((value) => value === text), String);

export const like = <Initial extends string | undefined = undefined>(
  pattern: RegExp,
  initial?: Initial,
): Parameter<string | Initial> =>
  parameter(initial as string | Initial, (text) => (pattern.test(text) ? text : undefined));

/** Whether the address has this value. */
export const flag = (text: string): Parameter<boolean> =>
  parameter(
    false,
    (found) => found === text,
    () => text,
  );

/** @param last the largest number; a larger one is taken for it */
export const page = (last: number): Parameter<number> =>
  parameter(1, (text) => (/^[1-9]\d{0,4}$/.test(text) ? Math.min(Number(text), last) : undefined));
