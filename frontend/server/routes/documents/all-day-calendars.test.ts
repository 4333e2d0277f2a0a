import ICAL from 'ical.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type DocumentSite, feedItem, startDocumentSite } from '../../testing/document-site.ts';

let site: DocumentSite;
beforeEach(async () => {
  site = await startDocumentSite();
});
afterEach(() => site.close());

async function calendarOf(item: ReturnType<typeof feedItem>): Promise<string> {
  site.content.items = [item];
  return (await site.get('/evenement/agenda.ics')).body;
}

/** The days that a calendar program shows. */
function daysIn(body: string): string[] {
  const [first] = new ICAL.Component(ICAL.parse(body)).getAllSubcomponents('vevent');
  if (!first) throw new Error('No event');
  const iterator = new ICAL.Event(first).iterator();
  const days: string[] = [];
  for (let next = iterator.next(); next as unknown; next = iterator.next()) days.push(next.toString());
  return days;
}

describe('an event that takes all day', () => {
  it('comes back on dates, but for its exceptions', async () => {
    const body = await calendarOf(
      feedItem({
        // The next date; the rule counts from the first.
        period: { start: '2027-03-27', end: '2027-03-28', zone: 'Europe/Paris' },
        recurrence: {
          startsAt: '2027-03-20',
          endsAt: '2027-03-21',
          until: '2027-04-17',
          rule: 'FREQ=WEEKLY;BYDAY=SA;UNTIL=20270417',
          exceptions: ['2027-04-03'],
        },
      }),
    );
    expect(daysIn(body)).toEqual(['2027-03-20', '2027-03-27', '2027-04-10', '2027-04-17']);
    expect(body.match(/^(DTSTART|DTEND|RRULE|EXDATE|BEGIN:VTIMEZONE).*$/gm)).toEqual([
      'DTSTART;VALUE=DATE:20270320',
      'DTEND;VALUE=DATE:20270322',
      'RRULE:FREQ=WEEKLY;BYDAY=SA;UNTIL=20270417',
      'EXDATE;VALUE=DATE:20270403',
    ]);
    expect(body).toMatch(/^DESCRIPTION:27\u00a0mars\u00a02027\\n/m);
  });

  it('ends on the day after, in whatever zone', async () => {
    const body = await calendarOf(
      feedItem({ period: { start: '2027-12-31', end: null, zone: 'Pacific/Auckland' } }),
    );
    expect(body.match(/^DT(?:START|END).*$/gm)).toEqual([
      'DTSTART;VALUE=DATE:20271231',
      'DTEND;VALUE=DATE:20280101',
    ]);
  });
});
