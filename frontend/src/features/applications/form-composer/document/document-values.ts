import type {
  FormDocument,
  FormQuestion,
  FormSection,
} from '../../../../../shared/application-form/form-document.ts';
import type { Values } from '../../../../lib/record-form/values.ts';
import { withPart } from './with-part.ts';
import { withUniqueIds } from './unique-ids.ts';

/** Ids of the sections, each with those of its questions. */
type Order = readonly (readonly [section: string, questions: readonly string[]])[];
type SectionValue = Omit<FormSection, 'questions'>;

export const orderField = 'order';
export const sectionField = (id: string): string => `section:${id}`;
export const questionField = (id: string): string => `question:${id}`;

/** A document as the API sends it; ids are unique from then on. */
export const parsed = (text: string): FormDocument => withUniqueIds(JSON.parse(text) as FormDocument);

const withoutQuestions = (section: FormSection): SectionValue => withPart(section, 'questions', undefined);

/**
 * A document as the values of a record: one for each section and question, and one for their order. So two people who change
 * different questions at the same time both keep what they wrote.
 */
export function valuesOf({ sections }: FormDocument): Values {
  const order: Order = sections.map(({ id, questions }) => [id, questions.map((question) => question.id)]);
  return {
    [orderField]: order,
    ...Object.fromEntries(sections.map((section) => [sectionField(section.id), withoutQuestions(section)])),
    ...Object.fromEntries(
      sections.flatMap(({ questions }) =>
        questions.map((question) => [questionField(question.id), question]),
      ),
    ),
  };
}

/** The document of values that may be merged of two people’s: a question without a place comes last, a place without a question is none. */
export function documentOf(values: Values): FormDocument {
  const order = (values[orderField] ?? []) as Order;
  const placed = new Set(
    order.flatMap(([id, questions]) => [sectionField(id), ...questions.map(questionField)]),
  );
  const unplaced = Object.entries(values).flatMap(([field, value]) =>
    value !== null && field !== orderField && !placed.has(field) ? [value as FormSection | FormQuestion] : [],
  );
  const sections = [
    ...order.flatMap(([id, questions]) => sectionOf(id, questions)),
    ...unplaced.flatMap((value) => ('kind' in value ? [] : sectionOf(value.id, []))),
  ];
  const last = sections.at(-1);
  const strays = unplaced.filter((value): value is FormQuestion => 'kind' in value);
  const all =
    last && strays.length > 0
      ? sections.with(sections.length - 1, { ...last, questions: [...last.questions, ...strays] })
      : sections;
  return { format: 1, sections: all };

  function sectionOf(id: string, questions: readonly string[]): FormSection[] {
    const section = values[sectionField(id)] as SectionValue | null | undefined;
    if (!section) return [];
    const own = questions.flatMap((each) => (values[questionField(each)] ?? []) as FormQuestion | []);
    return [{ ...section, questions: own }];
  }
}
