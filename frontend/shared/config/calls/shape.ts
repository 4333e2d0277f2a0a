import type { Fragments } from '../../graphql/generated/operations.ts';
import type { OnWire } from './on-wire.ts';

interface Leaves {
  string: string;
  boolean: boolean;
  integer: number;
  /** A file instead of JSON. */
  bytes: never;
  /** Any JSON. */
  json: unknown;
}
type Name = keyof Leaves | keyof Fragments;

/**
 * Shape of a value in a compact notation: a type or a fragment by its name, `|null` where it may be null, one of
 * several texts, a list ([shape]) or an object, whose optional members end with `?`.
 */
export type Shape =
  | Name
  | `${Name}|null`
  | { readonly oneOf: readonly string[] }
  | readonly [Shape]
  | { readonly [member: string]: Shape };

type Named<N extends Name> = N extends keyof Leaves
  ? Leaves[N]
  : N extends keyof Fragments
    ? OnWire<Fragments[N]>
    : never;

type Members<S> = {
  [K in keyof S as K extends `${string}?` ? never : K]: ValueOf<S[K]>;
} & { [K in keyof S as K extends `${infer Bare}?` ? Bare : never]?: ValueOf<S[K]> };

/** The values that a shape describes. */
export type ValueOf<S> = S extends { readonly oneOf: readonly (infer Text)[] }
  ? Text
  : S extends Name
    ? Named<S>
    : S extends `${infer N extends Name}|null`
      ? Named<N> | null
      : S extends readonly [infer Item]
        ? ValueOf<Item>[]
        : { [K in keyof Members<S>]: Members<S>[K] };
