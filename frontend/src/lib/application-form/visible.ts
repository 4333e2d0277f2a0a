import type {
  Condition,
  FormColumn,
  FormDocument,
  FormQuestion,
} from '../../../shared/application-form/form-document.ts';
import { isRealDay } from '../../../shared/dates/real-day.ts';
import { type Answers, answerTo } from './judge.ts';
import { numberOf } from './number-judges.ts';

/** Whether the visible answer to a question, of any shape, compares as a condition wants it. */
function meets(source: FormQuestion | FormColumn, { operator, value }: Condition, answer: unknown): boolean {
  switch (source.kind) {
    case 'number':
    case 'amount': {
      const [number, other] = [numberOf(source, answer), numberOf(source, value)];
      if (number === null || other === null) return false;
      return operator === 'exceeds' ? number > other : number === other;
    }
    case 'date':
      if (typeof answer !== 'string' || !isRealDay(answer)) return false;
      return operator === 'exceeds' ? answer > String(value) : answer === value;
    case 'choices':
      return Array.isArray(answer) && answer.includes(value);
    case 'choice':
    case 'country':
    case 'sector':
    case 'yesNo':
    case 'statement':
      return answer === value;
    // What is typed freely, and what is no single answer, no condition compares.
    case 'shortText':
    case 'longText':
    case 'link':
    case 'phone':
    case 'email':
    case 'file':
    case 'table':
    case 'letter':
    case 'profileValue':
    default:
      return false;
  }
}

type Sources = Map<string, { source: FormQuestion | FormColumn; answer: unknown }>;

const isMet = (condition: Condition | undefined, visible: Sources): boolean => {
  if (!condition) return true;
  const earlier = visible.get(condition.source);
  return earlier !== undefined && meets(earlier.source, condition, earlier.answer);
};

/** Those that the applicant sees: an answer that a condition hides counts as absent for the conditions after it. */
function seen<Question extends FormQuestion | FormColumn>(
  questions: readonly Question[],
  answers: Answers,
  visible: Sources,
): Question[] {
  return questions.filter((source) => {
    const isVisible = isMet(source.condition, visible);
    if (isVisible) visible.set(source.id, { source, answer: answerTo(source.id, answers) });
    return isVisible;
  });
}

/** The questions that an applicant with these answers sees, in the order of the form. */
export function visibleQuestions({ sections }: FormDocument, answers: Answers): FormQuestion[] {
  const visible: Sources = new Map();
  return sections.flatMap(({ condition, questions }) =>
    isMet(condition, visible) ? seen(questions, answers, visible) : [],
  );
}

/** The columns that are asked in one row. */
export const visibleColumns = (columns: readonly FormColumn[], cells: Answers): FormColumn[] =>
  seen(columns, cells, new Map());
