import { useTranslation } from 'react-i18next';
import { formatDate, formatDateRange } from '../../../shared/dates/dates.ts';
import { useSite } from '../../lib/site.ts';
import { dayIn } from '../../lib/zone-days.ts';
import { useNow } from './use-now.ts';

/** Words for a period of plain dates (`2026-12-01`), of which either end may be open; null where both are. */
export function usePeriodOfDays(): (start: string | null, end: string | null) => string | null {
  const { t } = useTranslation('detail');
  const { language } = useSite();
  const today = dayIn(null, useNow());
  return (start, end) => {
    if (start && end) return formatDateRange(start, end, language);
    if (end) return t('until', { date: formatDate(end, language) });
    if (!start) return null;
    return t(start > today ? 'startingFrom' : 'since', { date: formatDate(start, language) });
  };
}
