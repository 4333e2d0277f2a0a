import ICAL from 'ical.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type DocumentSite, feedItem, startDocumentSite } from '../../testing/document-site.ts';

let site: DocumentSite;
beforeEach(async () => {
  site = await startDocumentSite();
});
afterEach(() => site.close());

const propertiesOf = (of: ICAL.Component) =>
  Object.fromEntries(
    of.getAllProperties().map((property) => [property.name, String(property.getFirstValue())]),
  );

/** An iCalendar parser reads it: properties by name, of the calendar and of each event. */
async function calendar(url: string) {
  const response = await site.get(url);
  const component = new ICAL.Component(ICAL.parse(response.body));
  return {
    response,
    head: propertiesOf(component),
    events: component.getAllSubcomponents('vevent').map(propertiesOf),
    alarms: component
      .getAllSubcomponents('vevent')
      .map((event) => event.getAllSubcomponents('valarm').map(propertiesOf)),
  };
}

const uids = async (search: string) =>
  (await calendar(`/recherche/agenda.ics${search}`)).events.map(({ uid }) => uid);

const call = feedItem({
  type: 'call_for_application',
  groupId: 7,
  slug: 'residence',
  title: 'Résidence, Saint-Louis; 2027',
  place: null,
  openState: 'open',
  calendarSequence: 0,
  period: { start: '2026-11-01T00:00:00Z', end: '2027-01-31T22:59:59Z', zone: 'Europe/Paris' },
});

describe('the calendar of a list', () => {
  it('holds events with their place and moment', async () => {
    const { response, head, events } = await calendar('/evenement/agenda.ics?country=SN');
    expect([response.statusCode, response.headers['content-type']]).toEqual([
      200,
      'text/calendar; charset=utf-8',
    ]);
    expect(head).toMatchObject({
      version: '2.0',
      prodid: '-//Passerelle//Agenda//FR',
      name: 'Passerelle — Événements',
      url: 'https://passerelle.test/evenement/?country=SN',
      source: 'https://passerelle.test/evenement/agenda.ics?country=SN',
    });
    expect(events).toEqual([
      {
        uid: 'event-12@passerelle.test',
        sequence: '0',
        dtstamp: '2026-11-20T10:00:00Z',
        'last-modified': '2026-11-20T10:00:00Z',
        dtstart: '2026-12-01T18:00:00Z',
        dtend: '2026-12-01T21:30:00Z',
        summary: 'Nuit des conteurs',
        location: 'Maison de la culture, Dakar, Sénégal',
        categories: 'Théâtre',
        description:
          '1er\u00a0décembre\u00a02026 à 18\u00a0h, heure de Dakar\n\nUne nuit entière\u202f! Avec «\u00a0douze\u00a0» voix & un griot.\n\nhttps://passerelle.test/evenement/nuit-des-conteurs/',
        url: 'https://passerelle.test/evenement/nuit-des-conteurs/',
      },
    ]);
  });

  it('contains calls by their closing day, as free time', async () => {
    site.content.items = [call];
    const { events } = await calendar('/en/call-for-application/calendar.ics');
    expect(events).toMatchObject([
      {
        uid: 'call_for_application-7@passerelle.test',
        summary: 'Deadline: Résidence, Saint-Louis; 2027',
        dtstart: '2027-01-31T22:59:59Z',
        transp: 'TRANSPARENT',
        description: expect.stringContaining('31\u00a0January\u00a02027 at 23:59, Paris time') as string,
      },
    ]);
    expect(events[0]).not.toHaveProperty('dtend');
    expect(events[0]).not.toHaveProperty('location');
  });

  it('of a search holds both, those of the wanted type, or nothing', async () => {
    site.content.items = [feedItem(), call, feedItem({ type: 'resource', groupId: 9 })];
    expect(await uids('?q=nuit')).toEqual([
      'event-12@passerelle.test',
      'call_for_application-7@passerelle.test',
    ]);
    expect(await uids('?type=event')).toEqual(['event-12@passerelle.test']);
    expect(await uids('?type=resource')).toEqual([]);
  });

  it('omits items without a date, and members-only ones', async () => {
    site.content.items = [
      feedItem({ period: null }),
      feedItem({ period: { start: 'soon', end: null, zone: null } }),
      feedItem({ title: 'SECRET', locked: true }),
    ];
    const { response, events } = await calendar('/evenement/agenda.ics');
    expect([events, response.body.includes('SECRET')]).toEqual([[], false]);
  });

  it('stays a calendar whatever people wrote or searched for', async () => {
    const title = 'A, b; c\\ "d"\r\nATTENDEE:x\u0000 é'.repeat(20);
    site.content.items = [feedItem({ title, place: title, sectors: [{ name: title }] })];
    const { response, head, events } = await calendar(
      '/recherche/agenda.ics?type=event&q=a%2C%0D%0AX-EVIL%3A1%3Bb',
    );
    expect(events).toHaveLength(1);
    expect(events[0]).not.toHaveProperty('attendee');
    expect(head).not.toHaveProperty('x-evil');
    expect(events[0]?.['summary']?.replaceAll(/\s/g, '')).toBe(
      title.replaceAll('\u0000', '').replaceAll(/\s/g, ''),
    );
    for (const line of response.body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });

  it('shows an event that does not end after it begins without an end', async () => {
    site.content.items = [
      feedItem({ period: { start: '2026-12-01T18:00:00Z', end: '2026-12-01T18:00:00Z', zone: null } }),
    ];
    expect((await calendar('/evenement/agenda.ics')).events[0]).not.toHaveProperty('dtend');
  });
});

const facts = {
  amountMax: 2000,
  amountMin: null,
  currency: 'EUR' as const,
  extendedFrom: null,
  feeAmount: null,
  feeCurrency: null,
  fees: 'none' as const,
};

const callAnswer = (change: Partial<ReturnType<typeof feedItem>>, calendarSequence = 0) => {
  const card = { ...call, callFacts: facts, ...change };
  const { start: opensAt, end: closesAt, zone } = card.period ?? {};
  return { card, modifiedAt: card.modifiedAt, calendarSequence, opensAt, closesAt, zone };
};

const event = (card: object) => ({
  card: { ...feedItem(), ...card },
  modifiedAt: '2026-11-20T10:00:00Z',
  startsAt: '2026-12-01T18:00:00Z',
  endsAt: null,
  zone: 'Africa/Dakar',
  place: 'Maison de la culture',
  address: 'Avenue Cheikh-Anta-Diop, Dakar',
  onlineUrl: 'https://visio.example/abc',
});

describe('the calendar of one item', () => {
  it('holds an event with its address', async () => {
    site.content.answers = { Event: { passerelleEvent: event({}) } };
    const { head, events } = await calendar('/evenement/nuit-des-conteurs/agenda.ics');
    expect(head['source']).toBe('https://passerelle.test/evenement/nuit-des-conteurs/agenda.ics');
    expect(events).toMatchObject([
      { uid: 'event-12@passerelle.test', location: 'Maison de la culture, Avenue Cheikh-Anta-Diop, Dakar' },
    ]);
  });

  it.each(['agenda.ics', 'calendar.ics'])('has %s whatever the length of its slug', async (file) => {
    for (const length of [100, 101, 120, 200]) {
      const slug = 'a'.repeat(length);
      site.content.answers = { Event: { passerelleEvent: event({ slug }) } };
      const path = file === 'agenda.ics' ? `/evenement/${slug}/` : `/en/event/${slug}/`;
      const { response, events } = await calendar(path + file);
      expect([response.statusCode, events.length, events[0]?.['url']]).toEqual([
        200,
        1,
        `https://passerelle.test${path}`,
      ]);
    }
  });

  it('does not exist for what can be no slug', async () => {
    const { statusCode } = await site.get(`/evenement/${'a'.repeat(601)}/agenda.ics`);
    expect(statusCode).toBe(404);
  });

  it('reminds of the opening and the closing of an announced call, 48 hours before each', async () => {
    site.content.answers = { Call: { passerelleCall: callAnswer({ openState: 'upcoming' }) } };
    const { events, alarms } = await calendar('/appel-a-candidature/residence/agenda.ics');
    expect(events.map(({ uid, dtstart, summary }) => [uid, dtstart, summary])).toEqual([
      [
        'call_for_application-7-opening@passerelle.test',
        '2026-11-01T00:00:00Z',
        'Ouverture\u00a0: Résidence, Saint-Louis; 2027',
      ],
      [
        'call_for_application-7@passerelle.test',
        '2027-01-31T22:59:59Z',
        'Clôture\u00a0: Résidence, Saint-Louis; 2027',
      ],
    ]);
    expect(alarms).toMatchObject([
      [{ action: 'DISPLAY', trigger: '-P2D', description: 'Ouverture\u00a0: Résidence, Saint-Louis; 2027' }],
      [{ action: 'DISPLAY', trigger: '-P2D', description: 'Clôture\u00a0: Résidence, Saint-Louis; 2027' }],
    ]);
  });

  it('keeps the entry of an extended call, with a higher sequence and the new date, in both languages', async () => {
    const read = async (path: string) => {
      const { events } = await calendar(path);
      return events.map(({ uid, sequence, dtstart }) => ({ uid, sequence, dtstart }));
    };
    site.content.answers = { Call: { passerelleCall: callAnswer({}) } };
    const before = await read('/appel-a-candidature/residence/agenda.ics');
    const uid = 'call_for_application-7@passerelle.test';
    expect(before).toEqual([{ uid, sequence: '0', dtstart: '2027-01-31T22:59:59Z' }]);

    const period = { start: '2026-11-01T00:00:00Z', end: '2027-02-28T22:59:59Z', zone: 'Europe/Paris' };
    const callFacts = { ...facts, extendedFrom: '2027-01-31T22:59:59Z' };
    const extended = { period, callFacts };
    site.content.answers = { Call: { passerelleCall: callAnswer(extended, 1) } };
    const after = [{ uid, sequence: '1', dtstart: '2027-02-28T22:59:59Z' }];
    expect(await read('/en/call-for-application/residency/calendar.ics')).toEqual(after);
    // Stored copies go when the content system announces the change: another address stands for that here.
    expect(await read('/appel-a-candidature/residence-2/agenda.ics')).toEqual(after);
    site.content.items = [{ ...call, ...extended, calendarSequence: 1 }];
    expect(await read('/appel-a-candidature/agenda.ics')).toEqual(after);
    expect(await read('/recherche/agenda.ics')).toEqual(after);
    const { events } = await calendar('/recherche/agenda.ics');
    expect(events[0]?.['description']).toContain(
      '28\u00a0février\u00a02027 à 23\u00a0h\u00a059, heure de Paris\nProlongé\u00a0: la clôture était prévue le 31\u00a0janvier\u00a02027\nAide',
    );
  });

  it('holds the closing of a call', async () => {
    site.content.answers = { Call: { passerelleCall: callAnswer({}) } };
    const { events } = await calendar('/appel-a-candidature/residence/agenda.ics');
    expect(events).toMatchObject([
      { dtstart: '2027-01-31T22:59:59Z', summary: 'Clôture\u00a0: Résidence, Saint-Louis; 2027' },
    ]);
  });

  it.each([
    ['moved', { state: 'moved', slug: 'ailleurs' }, 301, '/evenement/ailleurs/agenda.ics'],
    ['removed', { state: 'gone', slug: null }, 410, undefined],
    ['unknown', { state: 'unknown', slug: null }, 404, undefined],
  ])('that was %s answers accordingly', async (_case, passerelleMoved, status, location) => {
    site.content.answers = { Event: { passerelleEvent: null }, Moved: { passerelleMoved } };
    const response = await site.get('/evenement/nuit-des-conteurs/agenda.ics');
    expect([response.statusCode, response.headers.location]).toEqual([status, location]);
  });

  it('of something for members does not exist for others', async () => {
    site.content.answers = { Event: { passerelleEvent: event({ title: 'SECRET', locked: true }) } };
    const response = await site.get('/evenement/nuit-des-conteurs/agenda.ics');
    expect([response.statusCode, response.body.includes('SECRET')]).toEqual([404, false]);
  });
});

describe('an event that comes back', () => {
  const weekly = feedItem({
    // The next date; the rule counts from the first.
    period: { start: '2027-03-27T18:00:00Z', end: '2027-03-27T20:00:00Z', zone: 'Europe/Paris' },
    recurrence: {
      startsAt: '2027-03-20T18:00:00Z',
      endsAt: '2027-03-20T20:00:00Z',
      until: '2027-04-17',
      rule: 'FREQ=WEEKLY;BYDAY=SA;UNTIL=20270417T215959Z',
      exceptions: ['2027-04-03T17:00:00Z'],
    },
  });

  /** The instants that a calendar program shows. */
  async function startsIn(item: typeof weekly): Promise<string[]> {
    site.content.items = [item];
    const { body } = await site.get('/evenement/agenda.ics');
    const component = new ICAL.Component(ICAL.parse(body));
    for (const zone of component.getAllSubcomponents('vtimezone'))
      ICAL.TimezoneService.register(new ICAL.Timezone(zone));
    const [first] = component.getAllSubcomponents('vevent');
    if (!first) throw new Error('No event');
    const event = new ICAL.Event(first);
    const iterator = event.iterator();
    const starts: string[] = [];
    for (let next = iterator.next(); next as unknown; next = iterator.next()) {
      starts.push(next.toJSDate().toISOString());
    }
    return starts;
  }

  it('does so on the clocks of its zone, but for its exceptions', async () => {
    expect(await startsIn(weekly)).toEqual([
      '2027-03-20T18:00:00.000Z',
      '2027-03-27T18:00:00.000Z',
      '2027-04-10T17:00:00.000Z',
      '2027-04-17T17:00:00.000Z',
    ]);
  });

  it('does so in UTC, too', async () => {
    const recurrence = weekly.recurrence && { ...weekly.recurrence, exceptions: ['2027-04-03T18:00:00Z'] };
    const period = weekly.period && { ...weekly.period, zone: 'UTC' };
    expect(await startsIn({ ...weekly, period, recurrence })).toEqual([
      '2027-03-20T18:00:00.000Z',
      '2027-03-27T18:00:00.000Z',
      '2027-04-10T18:00:00.000Z',
      '2027-04-17T18:00:00.000Z',
    ]);
  });
});
