import type { Choice, FieldDefinition, FormDefinition } from './form-definition.ts';

/** The choices of a form's field, in the order in which they are offered; none for other kinds of fields. */
export const choicesOf = (
  { choices }: Pick<FormDefinition, 'choices'>,
  { choices: list = '' }: Pick<FieldDefinition, 'choices'>,
): readonly Choice[] => choices[list] ?? [];
