import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ofZoneCity } from '../../../../shared/dates/dates.ts';
import { isZone } from '../../../../shared/dates/zones.ts';
import { classes } from '../../../lib/classes.ts';
import { fieldsOf } from '../../../lib/record-form/record-values.ts';
import { useSite } from '../../../lib/site.ts';
import { useOwnZone } from '../../../lib/use-own-zone.ts';
import { InstantText } from '../../instants/instant-text.tsx';
import form from '../../form/form.module.css';
import { type RecordFieldProps, useRecordFormParts } from '../record-form-context.ts';
import styles from './instant.module.css';
import { type DayAndTime, instantOf, isEnd, partsOfInstant } from './instant-value.ts';

/** A day and an hour on the clocks of the record’s zone; until one is chosen, on those of the person. */
export function InstantField(props: RecordFieldProps) {
  const { id, field, value, onChange, onBlur, isReadOnly, describedBy, isInvalid } = props;
  const { t } = useTranslation('recordForm');
  const { language } = useSite();
  const { definition, fields } = useRecordFormParts().form;
  const zoneField = fieldsOf(definition).find(({ kind }) => kind === 'zone')?.key ?? '';
  const chosen: unknown = useWatch({ control: fields.control, name: zoneField });
  const own = useOwnZone() ?? 'UTC';
  const hasZone = typeof chosen === 'string' && isZone(chosen);
  const zone = hasZone ? chosen : own;
  const isLast = isEnd(definition, field.key);
  const [typed, setTyped] = useState<{ parts: DayAndTime; value: unknown; zone: string }>();
  const isTyped = typed !== undefined && typed.value === value && typed.zone === zone;
  const parts = isTyped ? typed.parts : partsOfInstant(value, zone, isLast);
  const isInstant = typeof value === 'string' && value.endsWith('Z');

  function change(next: Partial<DayAndTime>): void {
    const changed = { ...parts, ...next };
    const instant = instantOf(changed, zone, isLast);
    setTyped({ parts: changed, value: instant, zone });
    onChange(instant);
    // The hour is one of this zone from now on.
    if (!hasZone && instant !== null && zoneField !== '')
      fields.setValue(zoneField, zone, { shouldDirty: true, shouldValidate: true });
  }

  const control = {
    className: classes(form['input'], styles['control']),
    onBlur,
    readOnly: isReadOnly,
    'aria-invalid': isInvalid || undefined,
  };
  const hints = [describedBy, `${id}-zone`].filter(Boolean).join(' ');
  return (
    <>
      <div className={styles['controls']}>
        <div>
          <label htmlFor={id}>{t('instant.day')}</label>
          <input
            {...control}
            id={id}
            type="date"
            value={parts.day}
            onChange={({ target }) => change({ day: target.value })}
            aria-describedby={hints}
          />
        </div>
        <div>
          <label htmlFor={`${id}-time`}>{t('instant.time')}</label>
          <input
            {...control}
            id={`${id}-time`}
            type="time"
            value={parts.time}
            onChange={({ target }) => change({ time: target.value })}
            aria-describedby={hints}
          />
        </div>
      </div>
      <p id={`${id}-zone`} className={form['hint']}>
        {t('instant.zone', { city: ofZoneCity(zone, language) })}{' '}
        {t(isLast ? 'instant.end' : 'instant.beginning')}
      </p>
      {isInstant && (
        <p className={styles['meaning']}>
          <InstantText instant={value} zone={zone} />
        </p>
      )}
    </>
  );
}
