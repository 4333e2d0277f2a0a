import type {
  FormDocument,
  FormQuestion,
  FormSection,
} from '../../../../../shared/application-form/form-document.ts';
import { newId } from './unique-ids.ts';

/** A change of a document. */
export type Edit = (document: FormDocument) => FormDocument;

/** What was removed last, and where it was. */
export type Removed =
  | { readonly kind: 'section'; readonly section: FormSection; readonly index: number }
  | {
      readonly kind: 'question';
      readonly question: FormQuestion;
      readonly sectionId: string;
      readonly index: number;
    };

export const questionsOf = ({ sections }: FormDocument): FormQuestion[] =>
  sections.flatMap(({ questions }) => questions);

export const findQuestion = (document: FormDocument, id: string): FormQuestion | undefined =>
  questionsOf(document).find((question) => question.id === id);

export const newSection = (): FormSection => ({ id: newId('s'), label: {}, questions: [] });

/** The list with the item at `from` moved by one place, or as it is at either end. */
export function shifted<Item>(items: readonly Item[], from: number, by: -1 | 1): readonly Item[] {
  const item = items[from];
  const to = from + by;
  if (item === undefined || to < 0 || to >= items.length) return items;
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
}

const inSections =
  (change: (sections: readonly FormSection[]) => readonly FormSection[]): Edit =>
  (document) => ({ ...document, sections: change(document.sections) });

/** @param index at the end by default */
export const insertSection = (section: FormSection, index?: number): Edit =>
  inSections((sections) => sections.toSpliced(index ?? sections.length, 0, section));

export const changeSection = (id: string, change: (section: FormSection) => FormSection): Edit =>
  inSections((sections) => sections.map((section) => (section.id === id ? change(section) : section)));

export const removeSection = (id: string): Edit =>
  inSections((sections) => sections.filter((section) => section.id !== id));

export const moveSection = (id: string, by: -1 | 1): Edit =>
  inSections((sections) =>
    shifted(
      sections,
      sections.findIndex((section) => section.id === id),
      by,
    ),
  );

const inQuestions = (
  sectionId: string,
  change: (questions: readonly FormQuestion[]) => readonly FormQuestion[],
): Edit => changeSection(sectionId, (section) => ({ ...section, questions: change(section.questions) }));

/** @param index at the end by default; after the last section where its own is gone */
export function insertQuestion(sectionId: string, question: FormQuestion, index?: number): Edit {
  return (document) => {
    const { sections } = document;
    const target = sections.find(({ id }) => id === sectionId) ?? sections.at(-1);
    if (!target) return insertSection({ ...newSection(), questions: [question] })(document);
    return inQuestions(target.id, (questions) => questions.toSpliced(index ?? questions.length, 0, question))(
      document,
    );
  };
}

export const changeQuestion = (id: string, change: (question: FormQuestion) => FormQuestion): Edit =>
  inSections((sections) =>
    sections.map((section) =>
      section.questions.some((question) => question.id === id)
        ? {
            ...section,
            questions: section.questions.map((question) =>
              question.id === id ? change(question) : question,
            ),
          }
        : section,
    ),
  );

export const removeQuestion = (id: string): Edit =>
  inSections((sections) =>
    sections.map((section) => ({
      ...section,
      questions: section.questions.filter((question) => question.id !== id),
    })),
  );

/** By one place within its section. */
export const moveQuestion = (sectionId: string, id: string, by: -1 | 1): Edit =>
  inQuestions(sectionId, (questions) =>
    shifted(
      questions,
      questions.findIndex((question) => question.id === id),
      by,
    ),
  );

/** Moves a question to the end of another section. */
export const moveToSection =
  (id: string, sectionId: string): Edit =>
  (document) => {
    const question = findQuestion(document, id);
    return question ? insertQuestion(sectionId, question)(removeQuestion(id)(document)) : document;
  };

/** A copy with an id of its own, right after the question. */
export const duplicateQuestion = (sectionId: string, id: string, copyId: string): Edit =>
  inQuestions(sectionId, (questions) =>
    questions.flatMap((question) =>
      question.id === id ? [question, { ...question, id: copyId }] : question,
    ),
  );

export const restore = (removed: Removed): Edit =>
  removed.kind === 'section'
    ? insertSection(removed.section, removed.index)
    : insertQuestion(removed.sectionId, removed.question, removed.index);
