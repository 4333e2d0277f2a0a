import { en } from '../../src/components/field-errors/locales/en.ts';
import { fr } from '../../src/components/field-errors/locales/fr.ts';
import type { Language } from '../../src/config/locales.ts';

export type FieldCode = keyof typeof fr;

/** Texts of refused fields: the browser's own checks say the same. */
export const fieldTexts: Record<Language, Record<FieldCode, string>> = { fr, en };

/** One refused value of a request: where it is ("actions.0.endDate") and why. */
export interface FieldProblem {
  readonly path: string;
  readonly code: FieldCode;
}

/** Other names that the content system has for a code. */
const synonyms = new Map<string, FieldCode>([['unexpected_fields', 'unexpected']]);

/** What the content system refused, field by field. A code that has no text is told as `invalid`; none is dropped. */
export function fieldProblems(refused: readonly { path: string; code: string }[]): FieldProblem[] {
  return refused.map(({ path, code }) => ({
    path: path.replace(/^input\./, ''),
    code: Object.hasOwn(fr, code) ? (code as FieldCode) : (synonyms.get(code) ?? 'invalid'),
  }));
}
