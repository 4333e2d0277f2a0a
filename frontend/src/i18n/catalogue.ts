/** The shape that another language must have: same keys, own texts. French needs more plural forms than English. */
export type Catalogue<Source> = {
  [Key in keyof Source as Key extends `${string}_many` ? never : Key]: Source[Key] extends string
    ? string
    : Catalogue<Source[Key]>;
} & {
  [Key in keyof Source as Key extends `${string}_many` ? Key : never]?: string;
};

type PluralSuffix = '_zero' | '_one' | '_two' | '_few' | '_many' | '_other';
type WithoutPlural<Key extends string> = Key extends `${infer Base}${PluralSuffix}` ? Base : Key;

/** Dotted keys of a catalogue, plural forms folded into their base: `cards.daysLeft`. */
export type KeyOf<Source, Prefix extends string = ''> = {
  [Key in keyof Source & string]: Source[Key] extends string
    ? `${Prefix}${WithoutPlural<Key>}`
    : KeyOf<Source[Key], `${Prefix}${Key}.`>;
}[keyof Source & string];

export interface CatalogueTree {
  readonly [key: string]: string | CatalogueTree;
}
