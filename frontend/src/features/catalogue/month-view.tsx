import { useTranslation } from 'react-i18next';
import limits from '../../../../wp-plugin/config/limits.json' with { type: 'json' };
import { Icon } from '../../components/ui/icon.tsx';
import { Notice } from '../../components/ui/notice.tsx';
import { monthAt, monthBeside, weeksOf } from '../../../shared/catalogue/days.ts';
import { type CatalogueState, ofMonth, stateAddress } from '../../../shared/catalogue/parameters.ts';
import type { Language } from '../../../shared/config/locales.ts';
import { clockOfUtc, formatDate } from '../../../shared/dates/dates.ts';
import { clockParts, withWeekday } from '../../../shared/dates/clock-texts.ts';
import { formatTimeAt } from '../../../shared/dates/zoned-dates.ts';
import { itemPath } from '../../../shared/links/item-path.ts';
import { useSite } from '../../lib/site.ts';
import type { EventOfDay, MonthCalendar } from './month-calendar.ts';
import styles from './month-view.module.css';

const partsOf = (day: string, language: Language) => clockParts(clockOfUtc(day), language);

/** `décembre 2026`. */
export function monthName(month: string, language: Language): string {
  const parts = partsOf(`${month}-01`, language);
  return `${parts.month} ${parts.year}`;
}

interface MonthLinkProps {
  state: CatalogueState;
  path: string;
}

/** Leads from the list to the calendar of the current month, and back. */
export function MonthLink({ state, path }: MonthLinkProps) {
  const { t } = useTranslation('catalogue');
  const { now } = useSite();
  const isList = state.month === undefined;
  const other = isList ? ofMonth(state, monthAt(now)) : { ...state, month: undefined };
  return (
    <a href={stateAddress(path, other)} rel="nofollow" className={styles['switch']}>
      <Icon name={isList ? 'event' : 'menu'} />
      <span>{t(isList ? 'monthView' : 'listView')}</span>
    </a>
  );
}

interface MonthViewProps {
  calendar: MonthCalendar;
  state: CatalogueState;
  path: string;
}

/** A month of events: a table of weeks where there is room, else the days that have events, one below the other. */
export function MonthView({ calendar, state, path }: MonthViewProps) {
  const { t } = useTranslation('catalogue');
  const { language } = useSite();
  const { month, byDay, isCut, total } = calendar;
  const weeks = weeksOf(month);
  const wholeWeek = weeks.find((week) => week.every((day) => day !== undefined)) ?? [];
  return (
    <>
      <nav aria-label={t('months')} className={styles['months']}>
        {[monthBeside(month, -1), monthBeside(month, 1)].map(
          (other) =>
            other !== undefined && (
              <a
                key={other}
                href={stateAddress(path, { ...state, month: other })}
                rel={other < month ? 'prev nofollow' : 'next nofollow'}
              >
                {other < month && <Icon name="back" />}
                <span>{monthName(other, language)}</span>
                {other > month && <Icon name="arrow" />}
              </a>
            ),
        )}
      </nav>
      {isCut && <Notice>{t('monthCut', { count: limits.catalogue.monthEvents })}</Notice>}
      <table className={styles['month']}>
        <caption>{monthName(month, language)}</caption>
        <thead>
          <tr>
            {wholeWeek.map((day) => (
              <th key={day} scope="col">
                {partsOf(day ?? '', language).weekday}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find((day) => day !== undefined)}>
              {week.map((day, index) => (
                <td key={wholeWeek[index]}>
                  {day !== undefined && <Day day={day} events={byDay.get(day) ?? []} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {total === 0 && <p>{t('monthEmpty')}</p>}
    </>
  );
}

function Day({ day, events }: { day: string; events: readonly EventOfDay[] }) {
  const { language } = useSite();
  const parts = partsOf(day, language);
  return (
    <>
      <time dateTime={day}>
        <span>{Number(parts.day)}</span>
        {events.length > 0 && <span>{withWeekday(parts, formatDate(day, language))}</span>}
      </time>
      {events.length > 0 && (
        <ul>
          {events.map(({ groupId, slug, title, type, startsAt, zone }) => (
            <li key={groupId}>
              <a href={itemPath(type, slug, language)}>
                {startsAt !== null && zone !== null && (
                  <strong>{formatTimeAt(startsAt, language, zone)} </strong>
                )}
                {title}
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
