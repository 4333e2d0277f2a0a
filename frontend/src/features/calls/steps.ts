import type { TimelinePhase } from '../../content/detail/timeline.tsx';

interface Step {
  date: string | null;
}

/**
 * State of each step on a day (`2026-11-21`): the next due one is the current one. Steps without a date take the state
 * of their neighbours.
 */
export function stepsWithPresent<Of extends Step>(
  steps: readonly Of[],
  today: string,
): (Of & { phase: TimelinePhase | null })[] {
  const due = steps
    .flatMap(({ date }) => (date !== null && date >= today ? [date] : []))
    .toSorted()
    .at(0);
  const present = steps.findIndex(({ date }) => date !== null && date === due);
  return steps.map((step, index) => {
    const { date } = step;
    if (date === null) return { ...step, phase: null };
    if (date < today) return { ...step, phase: 'done' };
    if (index !== present) return { ...step, phase: 'next' };
    return { ...step, phase: date === today ? 'today' : 'coming' };
  });
}
