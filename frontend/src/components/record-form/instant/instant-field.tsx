import { useWatch } from 'react-hook-form';
import { isZone } from '../../../../shared/dates/zones.ts';
import { fieldsOf } from '../../../lib/record-form/record-values.ts';
import { useOwnZone } from '../../../lib/use-own-zone.ts';
import { DayAndTimeFields } from '../../instants/day-and-time.tsx';
import { isEnd } from '../../instants/instant-value.ts';
import { type RecordFieldProps, useRecordFormParts } from '../record-form-context.ts';

/** A day and an hour on the clocks of the record’s zone; until one is chosen, on those of the person. */
export function InstantField({ field, onChange, ...props }: RecordFieldProps) {
  const { definition, fields } = useRecordFormParts().form;
  const zoneField = fieldsOf(definition).find(({ kind }) => kind === 'zone')?.key ?? '';
  const chosen: unknown = useWatch({ control: fields.control, name: zoneField });
  const own = useOwnZone() ?? 'UTC';
  const hasZone = typeof chosen === 'string' && isZone(chosen);
  const zone = hasZone ? chosen : own;

  function change(value: string | null): void {
    onChange(value);
    // The hour is one of this zone from now on.
    if (!hasZone && value !== null && zoneField !== '')
      fields.setValue(zoneField, zone, { shouldDirty: true, shouldValidate: true });
  }

  return <DayAndTimeFields {...props} zone={zone} isLast={isEnd(definition, field.key)} onChange={change} />;
}
