import { describe, expect, it } from 'vitest';
import type { CalendarItemId } from '../../shared/config/document-paths.ts';
import type { QueryFunction } from '../../shared/graphql/operation.ts';
import { feedItem } from '../testing/document-site.ts';
import { itemCalendar } from './item-calendar.ts';

const period = { start: '2026-12-01T18:00:00Z', end: '2027-01-31T22:59:59Z', zone: 'Africa/Dakar' };
const card = (locked: boolean) => feedItem({ title: 'SECRET', locked, period, openState: 'open' });
const answersOf = (locked: boolean): Record<string, unknown> => ({
  Event: {
    passerelleEvent: {
      card: card(locked),
      startsAt: period.start,
      endsAt: period.end,
      zone: period.zone,
      modifiedAt: '2026-11-20T10:00:00Z',
      place: null,
      address: null,
      onlineUrl: null,
      recurrence: null,
    },
  },
  Call: {
    passerelleCall: {
      card: { ...card(locked), type: 'call_for_application' },
      opensAt: period.start,
      closesAt: period.end,
      zone: period.zone,
      modifiedAt: '2026-11-20T10:00:00Z',
      calendarSequence: 0,
    },
  },
  // The former slug of another item.
  Moved: { passerelleMoved: { state: 'moved', slug: 'ailleurs' } },
});

async function read(id: CalendarItemId, locked: boolean) {
  const asked: string[] = [];
  const query: QueryFunction = async ({ name }) => {
    asked.push(name);
    return answersOf(locked)[name] as never;
  };
  const request = { id, language: 'fr', slug: 'nuit', origin: 'https://passerelle.test' } as const;
  return { found: await itemCalendar(request, query), asked };
}

describe.each<[CalendarItemId, string, string]>([
  ['event', 'Event', 'SUMMARY:SECRET'],
  ['call', 'Call', 'SUMMARY:Clôture\u00a0: SECRET'],
])('the calendar of one %s', (id, operation, summary) => {
  it('is absent for readers who may not read it in full, and not looked for elsewhere', async () => {
    expect(await read(id, true)).toEqual({ found: { kind: 'absent' }, asked: [operation] });
  });

  it('holds it for others', async () => {
    const { found, asked } = await read(id, false);
    expect(found).toMatchObject({ kind: 'file' });
    expect(found.kind === 'file' && found.body.toString()).toContain(summary);
    expect(asked).toEqual([operation]);
  });
});
