import answers from '../../../../../wp-plugin/tests/fixtures/application-forms/answers.json' with {
  type: 'json',
};
import completeForm from '../../../../../wp-plugin/tests/fixtures/application-forms/complete-form.json' with {
  type: 'json',
};
import documents from '../../../../../wp-plugin/tests/fixtures/application-forms/documents.json' with {
  type: 'json',
};
import sectors from '../../../../../wp-plugin/config/sectors.json' with { type: 'json' };
import type { FormDocument, FormQuestion } from '../../../../shared/application-form/form-document.ts';
import type { AnswerContext, Answers } from '../judge.ts';
import { isObject } from '../judge.ts';

/** The tables of wp-plugin/tests/fixtures/application-forms, which the plugin runs too. */

/** Facts of a case, as JSON. */
export interface Facts {
  files?: Record<string, { type: string; bytes: number }>;
  letters?: Record<string, { asked: number; received: number }>;
  profile?: Record<string, string>;
}

interface AnswerCase {
  answers: Answers;
  /** "path: code" of a draft, and of what is sent. */
  draft: string[];
  send: string[];
  /** Sums by "question.column". */
  sums?: Record<string, string>;
}

interface AnswerGroup {
  name: string;
  questions?: FormQuestion[];
  sections?: FormDocument['sections'];
  context?: Facts;
  cases: AnswerCase[];
}

interface DocumentCase {
  changes: { at: string; value?: unknown }[];
  shape: string[];
}

export const answerGroups = answers as unknown as AnswerGroup[];
export const documentCases: readonly DocumentCase[] = documents;
export const completeDocument: unknown = completeForm;

/** Countries of random answers and of the table; the plugin knows all. */
const countryCodes = new Set(['SN', 'FR', 'ML', 'CI', 'BJ']);
export const sectorKeys: ReadonlySet<string> = new Set(
  sectors.flatMap(({ key, children }) => [key, ...children.map((child) => child.key)]),
);

export const contextOf = (facts: Facts, isSending: boolean): AnswerContext => ({
  isSending,
  countryCodes,
  sectorKeys,
  files: new Map(Object.entries(facts.files ?? {}).map(([id, file]) => [Number(id), file])),
  letters: new Map(Object.entries(facts.letters ?? {})),
  profile: new Map(Object.entries(facts.profile ?? {})),
});

export const formOf = ({ sections, questions = [] }: AnswerGroup): FormDocument => ({
  format: 1,
  sections: sections ?? [{ id: 'only', label: {}, questions }],
});

/** Texts of cases that are too long to be written out: {"$repeat": "a", "times": 3, "before": "", "after": ""}. */
export function expanded(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => expanded(each));
  if (!isObject(value)) return value;
  const { $repeat: part, times, before = '', after = '' } = value;
  if (typeof part === 'string') return `${String(before)}${part.repeat(Number(times))}${String(after)}`;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, expanded(each)]));
}

/** A document with one value replaced, added or, without a value, removed. A minus in the place of a number appends. */
export function changed(document: unknown, path: string, change: { value?: unknown }): unknown {
  const [key = '', ...rest] = path.split('.');
  const isList = Array.isArray(document);
  const values: Record<string, unknown> = { ...(document as Answers) };
  const place = key === '-' ? String(Object.keys(values).length) : key;
  if (rest.length > 0) values[place] = changed(values[place], rest.join('.'), change);
  else if ('value' in change) values[place] = expanded(change.value);
  else delete values[place];
  return isList ? Object.values(values) : values;
}
