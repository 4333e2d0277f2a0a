import { useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isZone } from '../../../../shared/dates/zone-data.ts';
import { useInstantText } from '../../../components/instants/instant-text.tsx';
import { useRecordFormParts } from '../../../components/record-form/record-form-context.ts';
import { localParts, textOfInstant } from '../../../lib/forms/local-time.ts';
import { eventDefinition } from './event-definition.ts';
import styles from './own-events.module.css';
import { recurrenceOf, recurrenceStarts } from './recurrence.ts';

const rule = eventDefinition.rules.find((each) => each.rule === 'recurrence');
const visibleDates = 5;

/** The first dates of a recurrence in words, read out when they change. */
export function NextDates() {
  const { t } = useTranslation('ownEvents');
  const text = useInstantText();
  const values = useDeferredValue(useWatch({ control: useRecordFormParts().form.fields.control }));
  const { startsAt, timing, zone: chosen } = values;
  const isAllDay = timing === 'all_day';
  const recurrence = recurrenceOf(values['recurrence']);
  const start = typeof startsAt === 'string' && startsAt.endsWith('Z') ? Date.parse(startsAt) : Number.NaN;
  const zone = typeof chosen === 'string' && isZone(chosen) ? chosen : 'UTC';
  const max = rule?.rule === 'recurrence' ? rule.max : visibleDates;
  const starts = recurrence && !Number.isNaN(start) ? recurrenceStarts(recurrence, start, zone, max + 1) : [];
  return (
    <output className={styles['dates']}>
      {starts.length > 0 && (
        <>
          <strong>
            {starts.length > max ? t('dates.tooMany', { max }) : t('dates.total', { count: starts.length })}
          </strong>
          <ul>
            {starts.slice(0, visibleDates).map((each) => (
              <li key={each}>{text(isAllDay ? localParts(zone, each).day : textOfInstant(each), zone)}</li>
            ))}
          </ul>
          {starts.length > visibleDates && <span>{t('dates.more')}</span>}
        </>
      )}
    </output>
  );
}
