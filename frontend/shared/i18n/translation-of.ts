/** The shape that another language must have: same keys, own texts. English has no plural form for millions. */
export type TranslationOf<Source> = {
  [Key in keyof Source as Key extends `${string}_many` ? never : Key]: Source[Key] extends string
    ? string
    : TranslationOf<Source[Key]>;
} & {
  [Key in keyof Source as Key extends `${string}_many` ? Key : never]?: never;
};
