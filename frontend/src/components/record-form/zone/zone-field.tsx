import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { zoneCity } from '../../../../shared/dates/dates.ts';
import { formatTimeAt } from '../../../../shared/dates/zoned-dates.ts';
import { isZone, zones as database } from '../../../../shared/dates/zone-data.ts';
import { fieldsOf } from '../../../lib/record-form/record-values.ts';
import { useSite } from '../../../lib/site.ts';
import { useOwnZone } from '../../../lib/use-own-zone.ts';
import form from '../../form/form.module.css';
import { Picker, type PickerItem } from '../../pickers/picker.tsx';
import { Button } from '../../ui/button.tsx';
import { isEnd, movedToZone } from '../../instants/instant-value.ts';
import { type RecordFieldProps, useRecordFormParts } from '../record-form-context.ts';
import { ZoneSearch } from './find-zones.ts';
import styles from './zone.module.css';

/** Longest list of zones to choose from. */
const mostFound = 20;

/** The time zone of the record: one’s own by one key, any other by its city or country. Hours that are there keep what they show. */
export function ZoneField({ id, value, onChange, onBlur, isReadOnly, describedBy }: RecordFieldProps) {
  const { t } = useTranslation('recordForm');
  const { language } = useSite();
  const { definition, fields, reference } = useRecordFormParts().form;
  const own = useOwnZone();
  const zone = typeof value === 'string' && isZone(value) ? value : undefined;
  const zones = useMemo(() => new ZoneSearch(language, reference.countries), [language, reference]);
  const timeIn = useCallback(
    (of: string): string => formatTimeAt(new Date().toISOString(), language, of),
    [language],
  );
  const search = useCallback(
    async (text: string): Promise<readonly PickerItem[]> =>
      zones.find(text, own, mostFound).map((found) => ({
        id: database().names.indexOf(found),
        name: zoneCity(found, language),
        note: `${found} · ${t('zone.now', { time: timeIn(found) })}`,
      })),
    [zones, own, language, t, timeIn],
  );

  function choose(next: string): void {
    const before = zone ?? own ?? 'UTC';
    for (const { key, kind } of fieldsOf(definition)) {
      const current: unknown = kind === 'instant' ? fields.getValues(key) : undefined;
      const moved = movedToZone(current, before, next, isEnd(definition, key));
      if (moved !== current) fields.setValue(key, moved, { shouldDirty: true, shouldValidate: true });
    }
    onChange(next);
    onBlur();
  }

  function chosenText(): string {
    if (zone) return t('zone.chosen', city(zone));
    // Dates set it: see InstantField.
    return own === undefined || !isZone(own) ? t('zone.none') : t('zone.yours', city(own));
  }

  const city = (of: string) => ({ city: zoneCity(of, language), zone: of, time: timeIn(of) });
  return (
    <div className={styles['zone']}>
      <output id={`${id}-chosen`} className={styles['chosen']}>
        {chosenText()}
      </output>
      {isReadOnly ? (
        <div id={id} tabIndex={-1} aria-describedby={`${id}-chosen`} />
      ) : (
        <>
          {own !== undefined && zone !== undefined && own !== zone && isZone(own) && (
            <div>
              <Button type="button" kind="secondary" onClick={() => choose(own)}>
                {t('zone.own', city(own))}
              </Button>
            </div>
          )}
          <Picker
            id={id}
            labelledBy={`${id}-label`}
            describedBy={[describedBy, `${id}-chosen`, `${id}-search`].filter(Boolean).join(' ')}
            search={search}
            onPick={({ id: place }) => choose(database().names[place] ?? 'UTC')}
            onBlur={onBlur}
          />
          <p id={`${id}-search`} className={form['hint']}>
            {t('zone.hint')}
          </p>
        </>
      )}
    </div>
  );
}
