import { describe, expect, it } from 'vitest';
import cases from '../../../../../wp-plugin/tests/fixtures/recurrences.json' with { type: 'json' };
import type { Stage } from '../../../lib/forms/form-definition.ts';
import { textOfInstant } from '../../../lib/forms/local-time.ts';
import { checkRecurrence, recurrenceOf, recurrenceStarts } from './recurrence.ts';

const max = 366;

describe('the dates of a recurrence are those of the plugin', () => {
  it.each(cases)('$name', ({ event, starts }) => {
    const recurrence = recurrenceOf(event.recurrence);
    const found = recurrence
      ? recurrenceStarts(recurrence, Date.parse(event.startsAt), event.zone, max).map(textOfInstant)
      : undefined;
    expect(found).toEqual(starts);
  });
});

const rule = { rule: 'recurrence', field: 'recurrence', max, code: 'recurrence_too_long' } as const;
const problemsOf = (recurrence: object, stage: Stage = 'save') =>
  checkRecurrence(rule, { startsAt: '2027-01-01T18:00:00Z', zone: 'Africa/Dakar', recurrence }, stage).map(
    ({ path, code }) => `${path}: ${code}`,
  );

describe('a recurrence', () => {
  it.each([
    ['nothing filled in', { frequency: null, interval: null, byDay: [], until: null, except: [] }, []],
    ['366 dates', { frequency: 'daily', until: '2028-01-01' }, []],
    ['367 dates', { frequency: 'daily', until: '2028-01-02' }, ['recurrence.until: recurrence_too_long']],
    [
      'an end before the start',
      { frequency: 'daily', until: '2026-01-01' },
      ['recurrence.until: recurrence_without_dates'],
    ],
    ['a draft without an end', { frequency: 'daily' }, []],
  ])('of %s', (_name, recurrence, problems) => {
    expect(problemsOf(recurrence)).toEqual(problems);
  });

  it('needs an end and a frequency once it is submitted', () => {
    expect(problemsOf({ frequency: 'daily' }, 'submit')).toEqual([
      'recurrence.until: recurrence_without_end',
    ]);
    expect(problemsOf({ until: '2027-02-01' }, 'submit')).toEqual(['recurrence.frequency: required']);
  });
});
