/** A GraphQL answer as calls send it: the language as settings take it (rest-answers.ts). */
export type OnWire<Value> = Value extends readonly (infer Item)[]
  ? OnWire<Item>[]
  : Value extends object
    ? { [Key in keyof Value]: Key extends 'language' ? LowerCase<Value[Key]> : OnWire<Value[Key]> }
    : Value;

/** Variables of an operation as bodies hold them: values of enums that are in capitals are written in lower case. */
export type InBody<Value> = Value extends readonly (infer Item)[]
  ? readonly InBody<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: InBody<Value[Key]> }
    : LowerCase<Value>;

/** Texts in capitals that are one of several; other texts (`takeOver`) stay as they are. */
type LowerCase<Value> = Value extends string
  ? string extends Value
    ? Value
    : Value extends Uppercase<Value>
      ? Lowercase<Value>
      : Value
  : Value;

/** Answer of a handler: language codes are converted when it is serialised (rest-answers.ts). */
export type BeforeWire<Value> = Value extends readonly (infer Item)[]
  ? readonly BeforeWire<Item>[]
  : Value extends object
    ? { [Key in keyof Value]: Key extends 'language' ? AnyCase<Value[Key]> : BeforeWire<Value[Key]> }
    : Value;

type AnyCase<Value> = Value extends string ? Value | Uppercase<Value> : Value;
