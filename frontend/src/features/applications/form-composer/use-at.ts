import { useTranslation } from 'react-i18next';
import { useProblemText } from '../../../lib/record-form/use-problem-text.ts';
import { partId, useComposerParts } from './composer-context.ts';
import type { PlacedProblem } from './document/places.ts';
import type { At } from './fields/item.ts';

export interface ItemProblem {
  readonly part: string;
  readonly text: string;
  /** Shown as an error: the value was refused, or publishing the form was tried. */
  readonly isError: boolean;
}

interface PlacedItem {
  readonly at: At;
  /** All that is wrong with the item, in words. */
  readonly problems: readonly ItemProblem[];
}

/** Position of the fields of a section or question, and what is wrong with it. @param field name of its value */
export function useAt(id: string, field: string): PlacedItem {
  const { problems, showsErrors } = useComposerParts();
  const textOf = useProblemMessage();
  const own = problems
    .filter((problem) => problem.field === field)
    .map((problem) => ({
      part: problem.part,
      text: textOf(problem),
      isError: showsErrors || problem.refusal !== undefined,
    }));
  return {
    problems: own,
    at: {
      idOf: (part) => partId(id, part),
      errorOf: (part) => own.find((problem) => problem.isError && problem.part === part)?.text,
      hasErrorIn: (part) => own.some((problem) => problem.isError && problem.part.startsWith(`${part}.`)),
    },
  };
}

/** A problem in words: the server's own, else the text of its code. */
export function useProblemMessage(): (problem: PlacedProblem) => string {
  const { t } = useTranslation('formComposer');
  const problemText = useProblemText();
  return ({ code, refusal, part }) => {
    if (part === 'questions' && code === 'required') return t('section.noQuestion');
    return refusal ?? problemText(code);
  };
}
