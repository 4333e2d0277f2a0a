import { Timeline } from '../../components/detail/timeline.tsx';
import type { InitiativeQuery } from '../../graphql/generated/operations.ts';
import { useDetailTexts } from '../../components/detail/use-detail-texts.ts';
import { formatDate, formatDateRange } from '../../lib/dates.ts';
import { useSite } from '../../lib/site.ts';

interface ActionsProps {
  actions: NonNullable<InitiativeQuery['passerelleInitiative']>['actions'];
}

export function Actions({ actions }: ActionsProps) {
  const t = useDetailTexts();
  const { language } = useSite();
  return (
    <Timeline
      steps={actions.map(({ name, description, startDate, endDate }) => ({
        title: name,
        text: description,
        when: !startDate
          ? null
          : endDate
            ? formatDateRange(startDate, endDate, language)
            : t('detail.from', { date: formatDate(startDate, language) }),
      }))}
    />
  );
}
