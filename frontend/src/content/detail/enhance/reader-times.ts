import { languageOfPath } from '../../../../shared/config/locales.ts';
import { formatDate, formatTime } from '../../../../shared/dates/dates.ts';

/** The same instants where the reader is; nothing where it reads the same there. */
export function showReaderTimes(
  page: HTMLElement,
  own = Intl.DateTimeFormat().resolvedOptions().timeZone,
): void {
  const language = languageOfPath(location.pathname);
  for (const element of page.querySelectorAll<HTMLElement>('[data-reader-time]')) {
    const { instant = '', zone = 'UTC', readerTime = '' } = element.dataset;
    const read = (place: string) => ({
      date: formatDate(instant, language, place),
      time: formatTime(instant, language, place),
    });
    const here = read(own);
    const there = read(zone);
    if (here.date === there.date && here.time === there.time) continue;
    element.textContent = readerTime.replace('{{date}}', here.date).replace('{{time}}', here.time);
  }
}
