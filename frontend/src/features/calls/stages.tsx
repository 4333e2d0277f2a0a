import { useTranslation } from 'react-i18next';
import { ofZoneCity } from '../../../shared/dates/dates.ts';
import { formatDateAt, formatTimeAt } from '../../../shared/dates/zoned-dates.ts';
import { Timeline } from '../../content/detail/timeline.tsx';
import { useSite } from '../../lib/site.ts';
import type { Call } from './call.ts';

interface StagesProps {
  stages: Call['stages'];
  zone: string;
}

/** When each stage of a call opens and closes, where it has several. */
export function Stages({ stages, zone }: StagesProps) {
  const { t } = useTranslation('calls');
  const { language } = useSite();
  const at = (instant: string) => ({
    date: formatDateAt(instant, language, zone),
    time: formatTimeAt(instant, language, zone),
    city: ofZoneCity(zone, language),
  });
  return (
    <Timeline
      steps={stages.map(({ number, name, opensAt, closesAt }) => ({
        title: name === '' ? t('stage', { number }) : t('stageNamed', { number, name }),
        phase: null,
        when: [opensAt && t('stageOpens', at(opensAt)), closesAt && t('stageCloses', at(closesAt))]
          .filter(Boolean)
          .join(' · '),
        text: number === 1 ? '' : t('stageLater'),
      }))}
    />
  );
}
