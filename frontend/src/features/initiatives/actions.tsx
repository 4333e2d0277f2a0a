import { Timeline } from '../../content/detail/timeline.tsx';
import { usePeriodOfDays } from '../../content/detail/period-of-days.ts';
import { useNow } from '../../content/detail/use-now.ts';
import type { InitiativeQuery } from '../../../shared/graphql/generated/operations.ts';
import { phaseOfDays } from '../../lib/time-left.ts';
import { dayIn } from '../../lib/zone-days.ts';

interface ActionsProps {
  actions: NonNullable<InitiativeQuery['passerelleInitiative']>['actions'];
  /** The whole is over: nothing is under way any more. */
  completed: boolean;
}

export function Actions({ actions, completed }: ActionsProps) {
  const period = usePeriodOfDays();
  const today = dayIn(null, useNow());
  return (
    <Timeline
      steps={actions.map(({ name, description, startDate, endDate }) => ({
        title: name,
        text: description,
        phase: completed ? 'done' : phaseOfDays(startDate, endDate, today),
        when: period(startDate, endDate),
      }))}
    />
  );
}
