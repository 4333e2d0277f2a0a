import type { FieldDefinition } from './form-definition.ts';

/** One refused value: where it is ("actions.0.endDate") and the code of why. */
export interface Problem {
  path: string;
  code: string;
}

/** Context of the checks of values besides the field. */
export interface CheckContext {
  choicesOf: (field: FieldDefinition) => readonly string[];
  /** ISO codes. */
  countryCodes: ReadonlySet<string>;
  /** Ids of the reference data. */
  countryIds: ReadonlySet<number>;
  sectorIds: ReadonlySet<number>;
  /** Zone for times without an offset; an unknown name counts as UTC. */
  zone: string;
}

/** @returns what is wrong with a value that is neither null nor undefined */
export type Check = (
  field: FieldDefinition,
  value: unknown,
  path: string,
  context: CheckContext,
) => Problem[];

export const none: Problem[] = [];
export const refused = (path: string, code: string): Problem[] => [{ path, code }];
/** Another shape than the field's, or none of its choices. */
export const unexpected = (path: string): Problem[] => refused(path, 'unexpected_fields');
