import type { PasserelleLanguage } from '../../graphql/generated/operations.ts';

/** A GraphQL answer as calls send it: the language as settings take it (rest-answers.ts). */
export type OnWire<Value> = Value extends readonly (infer Item)[]
  ? OnWire<Item>[]
  : Value extends object
    ? { [Key in keyof Value]: Key extends 'language' ? InBody<Value[Key]> : OnWire<Value[Key]> }
    : Value;

/** Variables of an operation as bodies have them: languages are in lower case, all other values as in the schema. */
export type InBody<Value> = Value extends readonly (infer Item)[]
  ? readonly InBody<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: InBody<Value[Key]> }
    : Value extends PasserelleLanguage
      ? Lowercase<Value>
      : Value;

/** Answer of a handler: language codes are converted when it is serialised (rest-answers.ts). */
export type BeforeWire<Value> = Value extends readonly (infer Item)[]
  ? readonly BeforeWire<Item>[]
  : Value extends object
    ? { [Key in keyof Value]: Key extends 'language' ? AnyCase<Value[Key]> : BeforeWire<Value[Key]> }
    : Value;

type AnyCase<Value> = Value extends string ? Value | Uppercase<Value> : Value;
