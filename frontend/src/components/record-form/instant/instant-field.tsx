import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { isZone } from '../../../../shared/dates/zone-data.ts';
import { fieldsOf } from '../../../lib/record-form/record-values.ts';
import { useOwnZone } from '../../../lib/use-own-zone.ts';
import { DayAndTimeFields } from '../../instants/day-and-time.tsx';
import { instantOf, isEnd, partsOfInstant } from '../../instants/instant-value.ts';
import { type RecordFieldProps, useRecordFormParts } from '../record-form-context.ts';

/** Whether the record takes all day, so that its instants have no hours. */
function useIsAllDay(): boolean {
  const { definition, fields } = useRecordFormParts().form;
  const key = fieldsOf(definition).find(({ choices }) => choices === 'timing')?.key ?? '';
  const timing: unknown = useWatch({ control: fields.control, name: key });
  return key !== '' && timing === 'all_day';
}

/** A day and an hour on the clocks of the record’s zone; until one is chosen, on those of the person. */
export function InstantField({ field, onChange, ...props }: RecordFieldProps) {
  const { isReadOnly } = props;
  const { definition, fields } = useRecordFormParts().form;
  const zoneField = fieldsOf(definition).find(({ kind }) => kind === 'zone')?.key ?? '';
  const chosen: unknown = useWatch({ control: fields.control, name: zoneField });
  const own = useOwnZone() ?? 'UTC';
  const isAllDay = useIsAllDay();
  const isLast = isEnd(definition, field.key);
  const hasZone = typeof chosen === 'string' && isZone(chosen);
  const zone = hasZone ? chosen : own;

  function change(value: string | null): void {
    onChange(value);
    // The hour is one of this zone from now on.
    if (!hasZone && value !== null && zoneField !== '')
      fields.setValue(zoneField, zone, { shouldDirty: true, shouldValidate: true });
  }

  const { value } = props;
  useEffect(() => {
    if (!isAllDay || isReadOnly) return;
    const { day } = partsOfInstant(value, zone, isLast);
    const whole = instantOf({ day, time: '' }, zone, isLast);
    if (whole !== null && whole !== value) onChange(whole);
  }, [isAllDay, isReadOnly, value, zone, isLast, onChange]);

  return <DayAndTimeFields {...props} zone={zone} isLast={isLast} isAllDay={isAllDay} onChange={change} />;
}
