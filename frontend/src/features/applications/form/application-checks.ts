import type { FormDocument, FormQuestion } from '../../../../shared/application-form/form-document.ts';
import type { QuestionReference } from '../../../components/questions/question-reference.ts';
import { type AnswerContext, type Answers, answerTo } from '../../../lib/application-form/judge.ts';
import { judgeAnswers } from '../../../lib/application-form/judge-answers.ts';
import { visibleQuestions } from '../../../lib/application-form/visible.ts';
import type { Stage } from '../../../lib/forms/form-definition.ts';
import type { Problem } from '../../../lib/forms/problems.ts';
import type { Checks, StepProblem } from '../../../lib/record-form/form-checks.ts';
import { fieldOf, isSame, type Values } from '../../../lib/record-form/values.ts';
import { answersIn, confirmedIn } from './application-definition.ts';

export type Facts = Omit<AnswerContext, 'isSending'>;

/** Facts that answers are judged by. Files come with their questions. */
export function factsOf(
  { countries, sectors }: QuestionReference,
  profile: readonly { readonly name: string; readonly value: string }[],
  letters: readonly { readonly questionId: string; readonly state: string }[],
): Facts {
  return {
    countryCodes: new Set(countries.map(({ isoCode }) => isoCode)),
    sectorKeys: new Set(sectors.map(({ key }) => key)),
    files: new Map(),
    letters: countsOf(letters),
    profile: new Map(profile.map(({ name, value }) => [name, value])),
  };
}

const counted: ReadonlySet<string> = new Set(['asked', 'opened', 'received']);

/** Letters that were asked for and received, by question: the plugin’s LetterStore::counts(). */
function countsOf(
  letters: readonly { readonly questionId: string; readonly state: string }[],
): Map<string, { asked: number; received: number }> {
  const counts = new Map<string, { asked: number; received: number }>();
  for (const { questionId, state } of letters) {
    const { asked, received } = counts.get(questionId) ?? { asked: 0, received: 0 };
    counts.set(questionId, {
      asked: asked + (counted.has(state) ? 1 : 0),
      received: received + (state === 'received' ? 1 : 0),
    });
  }
  return counts;
}

/** Which files a person may name, the plugin knows: those that were just sent are not in the application yet. */
const judged = (form: FormDocument, answers: Answers, context: AnswerContext): Problem[] =>
  judgeAnswers(form, answers, context).filter(({ code }) => code !== 'unknown_file');

/** Judges answers as the plugin does, which decides. */
export class ApplicationChecks implements Checks {
  readonly #form: FormDocument;
  readonly #facts: Facts;
  readonly #steps: ReadonlyMap<string, string>;

  constructor(form: FormDocument, facts: Facts) {
    this.#form = form;
    this.#facts = facts;
    this.#steps = new Map(
      form.sections.flatMap(({ id, questions }) => questions.map((each) => [each.id, id])),
    );
  }

  problemsOf(values: Values, stage: Stage): StepProblem[] {
    const context = { ...this.#facts, isSending: stage === 'submit' };
    return judged(this.#form, answersIn(values), context).map((problem) => ({
      ...problem,
      step: this.#steps.get(fieldOf(problem.path)) ?? '',
    }));
  }

  /** What is wrong with one answer, whatever the others are. */
  problemsOfAnswer(question: FormQuestion, answer: unknown): Problem[] {
    const { condition: _, ...shown } = question;
    const form: FormDocument = { format: 1, sections: [{ id: 's', label: {}, questions: [shown] }] };
    return judged(form, answersIn({ [question.id]: answer }), { ...this.#facts, isSending: false });
  }
}

/** Answers that were filled in beforehand and that nobody has changed or confirmed: nothing is sent unread. */
export function unreadAnswers(
  form: FormDocument,
  origins: ReadonlyMap<string, unknown>,
  saved: Values,
  values: Values,
): Problem[] {
  const answers = answersIn(values);
  const confirmed = confirmedIn(values);
  return visibleQuestions(form, answers)
    .filter(({ id }) => {
      const answer = answerTo(id, answers);
      return origins.has(id) && answer !== null && isSame(answer, saved[id]) && !Object.hasOwn(confirmed, id);
    })
    .map(({ id }) => ({ path: id, code: 'answer_not_read' }));
}
