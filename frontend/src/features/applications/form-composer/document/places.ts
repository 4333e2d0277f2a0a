import type { FormDocument } from '../../../../../shared/application-form/form-document.ts';
import { orderField, questionField, sectionField } from './document-values.ts';

/** What is wrong at a section or question, by the name of its value. */
export interface PlacedProblem {
  /** `question:name`, `section:work`, `order`. */
  readonly field: string;
  /** Below it: `label.fr`, `columns.1.sum`; empty for all of it. */
  readonly part: string;
  readonly code: string;
  /** What the server says of a value that it has not saved; absent for what only keeps the form from being published. */
  readonly refusal?: string | undefined;
}

const wholePath = /^sections\.(\d+)(?:\.questions\.(\d+))?(?:\.(.*))?$/;

/** The section or question of a path of the document: `sections.0.questions.2.label.fr`. */
export function placeOf({ sections }: FormDocument, path: string): Pick<PlacedProblem, 'field' | 'part'> {
  const [, section, question, part = ''] = wholePath.exec(path) ?? [];
  const found = section === undefined ? undefined : sections[Number(section)];
  if (!found) return { field: orderField, part: '' };
  if (question === undefined) return { field: sectionField(found.id), part };
  const asked = found.questions[Number(question)];
  return asked ? { field: questionField(asked.id), part } : { field: sectionField(found.id), part: '' };
}
