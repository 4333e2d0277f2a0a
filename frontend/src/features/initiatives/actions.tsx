import { Timeline } from '../../components/detail/timeline.tsx';
import { useDetailTexts } from '../../components/detail/use-detail-texts.ts';
import { useNow } from '../../components/detail/use-now.ts';
import type { InitiativeQuery } from '../../graphql/generated/operations.ts';
import { formatDate, formatDateRange } from '../../lib/dates.ts';
import { useSite } from '../../lib/site.ts';
import { dayIn, phaseOfDays } from '../../lib/time-left.ts';

interface ActionsProps {
  actions: NonNullable<InitiativeQuery['passerelleInitiative']>['actions'];
  /** The whole is over: nothing is under way any more. */
  completed: boolean;
}

export function Actions({ actions, completed }: ActionsProps) {
  const t = useDetailTexts();
  const { language } = useSite();
  const today = dayIn(null, useNow());
  return (
    <Timeline
      steps={actions.map(({ name, description, startDate, endDate }) => ({
        title: name,
        text: description,
        phase: completed ? 'done' : phaseOfDays(startDate, endDate, today),
        when: !startDate
          ? endDate && t('detail.until', { date: formatDate(endDate, language) })
          : endDate
            ? formatDateRange(startDate, endDate, language)
            : t('detail.from', { date: formatDate(startDate, language) }),
      }))}
    />
  );
}
