import { isRealDay } from '../../../shared/dates/real-day.ts';
import { isZone } from '../../../shared/dates/zone-data.ts';
import { existsIn } from './local-time.ts';
import { type Check, none, refused, unexpected } from './problems.ts';

/** The plugin's DateChecks, proven equal by wp-plugin/tests/fixtures/validation/values.json. */
const day = /^\d{4}-\d{2}-\d{2}$/;
const dayAndHour =
  /^(\d{4}-\d{2}-\d{2})[T ](?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?(?:\.\d+)?(Z|[+-]\d{2}:?\d{2})?$/;
const date: Check = (_field, value, path) => {
  if (value === '') return none;
  return typeof value === 'string' && isRealDay(value) ? none : unexpected(path);
};

/** Several days. */
const dates: Check = (field, value, path, context) => {
  if (!Array.isArray(value)) return unexpected(path);
  if (field.max !== undefined && value.length > field.max) return refused(path, 'too_many_rows');
  return value.flatMap((each, number) => date(field, each, `${path}.${number}`, context));
};

const instant: Check = (_field, value, path, { zone }) => {
  if (value === '') return none;
  if (typeof value !== 'string') return unexpected(path);
  // A day alone begins when it begins, whatever its clocks do at midnight.
  if (day.test(value)) return isRealDay(value) ? none : unexpected(path);
  const [, dayOfInstant, offset] = dayAndHour.exec(value) ?? [];
  if (dayOfInstant === undefined || !isRealDay(dayOfInstant)) return unexpected(path);
  if (offset) return none;
  return existsIn(isZone(zone) ? zone : 'UTC', value) ? none : refused(path, 'nonexistent_time');
};

const zone: Check = (_field, value, path) => {
  if (typeof value !== 'string') return unexpected(path);
  return value === '' || isZone(value) ? none : refused(path, 'invalid_zone');
};

export const dateChecks = { date, dates, instant, zone } satisfies Record<string, Check>;
