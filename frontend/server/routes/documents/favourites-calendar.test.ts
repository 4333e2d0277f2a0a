import ICAL from 'ical.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FavouriteCalendarQuery } from '../../../shared/graphql/generated/operations.ts';
import { data, graphqlError, raw, type ReceivedQuery } from '../../testing/fake-wordpress.ts';
import { type DocumentSite, feedItem, startDocumentSite } from '../../testing/document-site.ts';

type Item = FavouriteCalendarQuery['passerelleFavouriteCalendar']['items'][number];

const hash = `7_2_${'a'.repeat(64)}`;
const address = `/favoris/agenda.ics?hash=${hash}`;
const secretTitle = 'Résidence pour moi';

const favourite = (change: Partial<Item> = {}): Item => ({ ...feedItem(), language: 'FR', ...change });
const call = favourite({
  type: 'call_for_application',
  groupId: 7,
  slug: 'residence',
  title: secretTitle,
  openState: 'open',
  calendarSequence: 3,
  period: { start: '2026-11-01T00:00:00Z', end: '2027-01-31T22:59:59Z', zone: 'Europe/Paris' },
});

let site: DocumentSite;
let items: Item[];
let received: unknown[];
let refusal: string | undefined;
beforeEach(async () => {
  site = await startDocumentSite();
  items = [favourite(), call];
  received = [];
  refusal = undefined;
  site.wordpress.answer = ({ operationName, variables }: ReceivedQuery) => {
    if (operationName !== 'FavouriteCalendar') return raw(500, {}, 'SECRET');
    received.push(variables);
    return refusal ? graphqlError(refusal) : data({ passerelleFavouriteCalendar: { items } });
  };
});
afterEach(() => site.close());

const eventsOf = (body: string) =>
  new ICAL.Component(ICAL.parse(body))
    .getAllSubcomponents('vevent')
    .map((event) =>
      Object.fromEntries(
        event.getAllProperties().map((property) => [property.name, String(property.getFirstValue())]),
      ),
    );

describe('the private calendar of favourites', () => {
  it('has the closing of calls and the beginning of events, as other calendars have them', async () => {
    const response = await site.get(address);
    expect([response.statusCode, response.headers['content-type']]).toEqual([
      200,
      'text/calendar; charset=utf-8',
    ]);
    expect(received).toEqual([{ hash, language: 'FR' }]);
    expect(eventsOf(response.body)).toMatchObject([
      { uid: 'event-12@passerelle.test', dtstart: '2026-12-01T18:00:00Z' },
      { uid: 'call_for_application-7@passerelle.test', dtstart: '2027-01-31T22:59:59Z', sequence: '3' },
    ]);
    expect(response.body).toContain('NAME:Passerelle — Vos favoris');
  });

  it('has all dates of an event that comes back', async () => {
    const recurrence = {
      startsAt: '2026-11-28T18:00:00Z',
      endsAt: null,
      until: '2026-12-26',
      rule: 'FREQ=WEEKLY;BYDAY=SA;UNTIL=20261226T235959Z',
      exceptions: [],
    };
    items = [favourite({ recurrence })];
    const response = await site.get(address);
    expect(response.body).toContain('DTSTART;TZID=Africa/Dakar:20261128T180000');
    expect(response.body).toContain(`RRULE:${recurrence.rule}`);
  });

  it('says each item in the language that it has, and leads to its page there', async () => {
    items = [favourite({ language: 'FR' }), favourite({ language: 'EN', groupId: 13, slug: 'gig' })];
    const response = await site.get(`/en/favourites/calendar.ics?hash=${hash}`);
    expect(received).toEqual([{ hash, language: 'EN' }]);
    expect(eventsOf(response.body).map(({ url }) => url)).toEqual([
      'https://passerelle.test/evenement/nuit-des-conteurs/',
      'https://passerelle.test/en/event/gig/',
    ]);
    expect(response.headers['content-language']).toBe('en');
  });

  it('is not cached, and does not contain its own secret', async () => {
    const response = await site.get(address);
    expect(response.headers).toMatchObject({
      'cache-control': 'private, no-cache',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
    expect(response.body).not.toContain(hash);
    await site.get(address);
    expect(received).toHaveLength(2);
  });

  it('is sent again only when it has changed', async () => {
    const etag = String((await site.get(address)).headers['etag']);
    const unchanged = await site.get(address, { 'if-none-match': etag });
    expect([unchanged.statusCode, unchanged.body]).toEqual([304, '']);
    items = [favourite()];
    expect((await site.get(address, { 'if-none-match': etag })).statusCode).toBe(200);
  });

  it.each([
    ['link_expired', 410],
    ['not_found', 404],
  ])('refused with %s answers %s at once, without what it had', async (code, status) => {
    await site.get(address);
    refusal = code;
    const response = await site.get(address);
    expect([response.statusCode, response.headers['cache-control']]).toEqual([status, 'no-store']);
    expect(response.body).not.toContain(secretTitle);
    expect(response.body).not.toContain(hash);
  });

  it.each(['/favoris/agenda.ics', '/favoris/agenda.ics?hash=', '/favoris/agenda.ics?hash=a%0D%0Ab'])(
    '%s asks WordPress nothing',
    async (url) => {
      expect([(await site.get(url)).statusCode, received]).toEqual([404, []]);
    },
  );

  it('is empty rather than an error for who has no dated favourites', async () => {
    items = [];
    const response = await site.get(address);
    expect([response.statusCode, eventsOf(response.body)]).toEqual([200, []]);
  });
});
