import { useMemo } from 'react';
import { fieldOf } from '../../../lib/record-form/values.ts';
import type { PlacedProblem } from './document/places.ts';
import { placeOf } from './document/places.ts';
import type { Composer } from './use-composer.ts';

/** What keeps the form from being saved, and what keeps it from being published, each at its section or question. */
export function useProblems({ composed, answered, state }: Composer): readonly PlacedProblem[] {
  const { problems: refused } = state.save;
  return useMemo(
    () => [
      ...refused.map(({ path, code, message }) => {
        const field = fieldOf(path);
        return { field, part: path.slice(field.length + 1), code, refusal: message };
      }),
      ...composed.problems.map(({ path, code }) => ({ ...placeOf(answered, path), code })),
    ],
    [refused, composed.problems, answered],
  );
}
