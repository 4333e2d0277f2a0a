import { formatDate } from '../../../shared/dates/dates.ts';
import { useSite } from '../../lib/site.ts';

/** How days and months of statistics are written: they are those of UTC, whatever the reader's zone. */
export function useDates(): {
  day: (text: string) => string;
  month: (text: string) => string;
  date: (text: string) => string;
} {
  const { language } = useSite();
  const format = (options: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat(language === 'fr' ? 'fr-FR' : 'en-GB', {
      ...options,
      timeZone: 'UTC',
    });
    return (text: string) => formatter.format(Date.parse(text));
  };
  return {
    day: format({ day: 'numeric', month: 'short' }),
    month: format({ month: 'short', year: 'numeric' }),
    date: (text) => formatDate(text, language),
  };
}
