import { languageOfPath } from '../../../../shared/config/locales.ts';
import { clockParts, dateText, timeText } from '../../../../shared/dates/clock-texts.ts';
import { clockOfDevice } from '../../../../shared/dates/device-clock.ts';

/** The same instants where the reader is; nothing where it reads the same there. */
export function showReaderTimes(page: HTMLElement, clockAt = clockOfDevice): void {
  const language = languageOfPath(location.pathname);
  for (const element of page.querySelectorAll<HTMLElement>('[data-reader-time]')) {
    const { instant = '', clock = '', readerTime = '' } = element.dataset;
    const read = (shown: string) => {
      const parts = clockParts(shown, language);
      return { date: dateText(parts, language), time: timeText(parts, language) };
    };
    const here = read(clockAt(Date.parse(instant)));
    const there = read(clock);
    if (here.date === there.date && here.time === there.time) continue;
    element.textContent = readerTime.replace('{{date}}', here.date).replace('{{time}}', here.time);
  }
}
