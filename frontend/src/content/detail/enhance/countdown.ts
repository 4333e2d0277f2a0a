import { type Language, languageOfPath } from '../../../../shared/config/locales.ts';
import { shownAt } from '../../../../shared/dates/zone-changes.ts';
import { readZone } from '../../../../shared/dates/zone-code.ts';
import { type DayAt, formatUnit, type TimeLeft, timeLeft } from '../../../lib/time-left.ts';

const everyMinute = 60_000;
const minutesAnHour = 60;
/** Timers take no longer waits than a signed 32-bit number of milliseconds. */
const everySecond = 1000;

/** Shows the time left to the minute in the last two days; after the end, says that it is closed and removes the actions. */
export function countDown(page: HTMLElement, leaving: AbortSignal): void {
  const language = languageOfPath(location.pathname);
  for (const element of page.querySelectorAll<HTMLElement>('[data-countdown]')) {
    const show = (): void => {
      const { countdown = '', clocks = '0', text = '', within = '', over = '', kind } = element.dataset;
      const now = Date.now();
      const left = timeLeft(countdown, daysBy(clocks), now);
      write(
        element,
        left.unit === 'over' ? over : sentence(text, within, left, Date.parse(countdown) - now, language),
      );
      if (left.unit === 'over') {
        if (kind === 'closing') close(page);
        return;
      }
      const wait = left.unit === 'minutes' ? everySecond : everyMinute;
      const timer = setTimeout(show, wait);
      leaving.addEventListener('abort', () => clearTimeout(timer), { once: true });
    };
    show();
  }
}

/** The calendar of the item's zone, by the database of the server: browsers have others. */
function daysBy(clocks: string): DayAt {
  const changes = readZone(clocks, 0);
  return (instant) => shownAt(changes, instant).slice(0, '2026-11-21'.length);
}

/** @param milliseconds that are left */
function sentence(
  text: string,
  within: string,
  { unit, count }: TimeLeft,
  milliseconds: number,
  language: Language,
): string {
  if (unit === 'over' || (unit === 'minutes' && count === 0)) return within;
  const time = [formatUnit(unit, count, language)];
  const minutes = Math.floor(milliseconds / everyMinute) % minutesAnHour;
  if (unit === 'hours' && minutes > 0) time.push(formatUnit('minutes', minutes, language));
  return text.replace('{{time}}', time.join(' '));
}

function write(element: HTMLElement, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}

function close(page: HTMLElement): void {
  for (const element of page.querySelectorAll<HTMLElement>('[data-while-open]')) element.hidden = true;
  for (const badge of page.querySelectorAll<HTMLElement>('[data-when-over]')) {
    write(badge, badge.dataset['whenOver'] ?? '');
    badge.dataset['tone'] = 'over';
  }
}
