import type { FormDocument } from '../../../../../shared/application-form/form-document.ts';
import {
  type Edit,
  findQuestion,
  insertQuestion,
  insertSection,
  removeQuestion,
  removeSection,
} from '../document/edits.ts';
import type { DraggedItem } from './dragged-item.ts';

type Side = 'before' | 'after';

/** Moves a section beside another one, or a question beside another one or to the end of a section; what is dropped on itself stays. */
export const dropped =
  (item: DraggedItem, target: DraggedItem, side: Side): Edit =>
  (document) => {
    if (item.kind === target.kind && item.id === target.id) return document;
    const moved =
      item.kind === 'section'
        ? sectionBeside(document, item.id, target.id, side)
        : questionOn(document, item, target, side);
    return JSON.stringify(moved) === JSON.stringify(document) ? document : moved;
  };

/** Position of a section or question among its neighbours, from 1. */
export function positionOf(document: FormDocument, { kind, id }: DraggedItem) {
  const neighbours =
    kind === 'section'
      ? document.sections
      : (document.sections.find(({ questions }) => questions.some((question) => question.id === id))
          ?.questions ?? []);
  return { position: neighbours.findIndex((each) => each.id === id) + 1, total: neighbours.length };
}

const offset = { before: 0, after: 1 } as const;

function sectionBeside(document: FormDocument, id: string, targetId: string, side: Side): FormDocument {
  const section = document.sections.find((each) => each.id === id);
  const without = removeSection(id)(document);
  const place = without.sections.findIndex((each) => each.id === targetId);
  return section && place !== -1 ? insertSection(section, place + offset[side])(without) : document;
}

function questionOn(
  document: FormDocument,
  { id }: DraggedItem,
  target: DraggedItem,
  side: Side,
): FormDocument {
  const question = findQuestion(document, id);
  if (!question) return document;
  const without = removeQuestion(id)(document);
  if (target.kind === 'section') return insertQuestion(target.id, question)(without);
  for (const { id: sectionId, questions } of without.sections) {
    const place = questions.findIndex((each) => each.id === target.id);
    if (place !== -1) return insertQuestion(sectionId, question, place + offset[side])(without);
  }
  return document;
}
