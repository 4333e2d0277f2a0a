import { describe, expect, it } from 'vitest';
import { calendarClock, timeZoneComponent } from './zone-clock.ts';

const lines = (zone: string, from: string, until: string): string[] =>
  timeZoneComponent(zone, Date.parse(from), Date.parse(until)).split('\r\n');

describe('the clocks of a zone in a calendar', () => {
  it('are described with each of their changes', () => {
    expect(lines('Europe/Paris', '2027-01-01', '2027-12-31')).toEqual([
      'BEGIN:VTIMEZONE',
      'TZID:Europe/Paris',
      'BEGIN:STANDARD',
      'DTSTART:19700101T000000',
      'TZOFFSETFROM:+0100',
      'TZOFFSETTO:+0100',
      'END:STANDARD',
      'BEGIN:DAYLIGHT',
      'DTSTART:20270328T020000',
      'TZOFFSETFROM:+0100',
      'TZOFFSETTO:+0200',
      'END:DAYLIGHT',
      'BEGIN:STANDARD',
      'DTSTART:20271031T030000',
      'TZOFFSETFROM:+0200',
      'TZOFFSETTO:+0100',
      'END:STANDARD',
      'END:VTIMEZONE',
    ]);
  });

  it('have one description where they never change', () => {
    expect(lines('Africa/Dakar', '2027-01-01', '2028-12-31')).toHaveLength(7 + 1);
    expect(lines('America/St_Johns', '2027-01-01', '2027-02-01')).toContain('TZOFFSETTO:-0330');
  });

  it('are read at an instant', () => {
    expect(calendarClock('Indian/Mauritius', Date.parse('2027-01-31T22:30:00Z'))).toBe('20270201T023000');
  });
});
