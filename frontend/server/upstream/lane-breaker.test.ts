import { beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { LaneBreaker } from './lane-breaker.ts';

let now: number;
let isWell: boolean;
let probes: number;
let breaker: LaneBreaker;

beforeEach(() => {
  now = 0;
  isWell = true;
  probes = 0;
  breaker = new LaneBreaker({
    failures: 3,
    clients: 2,
    openFor: 100,
    now: () => now,
    probe: async () => {
      probes += 1;
      return isWell;
    },
  });
});
const probed = (times: number) => eventually(() => expect(probes).toBe(times));
/** Lets the answer of the probe arrive. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('LaneBreaker', () => {
  it('stays closed whatever one client sends, while WordPress answers the probe', async () => {
    for (const kind of ['broken', 'silent'] as const) {
      for (let sent = 0; sent < 78; sent += 1) {
        breaker.failed(kind, 'a');
        await settled();
        expect([breaker.state, breaker.allows('b')]).toEqual(['closed', true]);
      }
    }
    expect(probes).toBe(2 * 26);
  });

  it('stays closed for answers that are none, from however many clients', async () => {
    for (let sent = 0; sent < 50; sent += 1) breaker.failed('broken', `client ${sent}`);
    await settled();
    expect(breaker.state).toBe('closed');
  });

  it.each(['broken', 'silent'] as const)(
    'opens for %s answers of one client when the probe fails',
    async (kind) => {
      isWell = false;
      for (let sent = 0; sent < 2; sent += 1) breaker.failed(kind, 'a');
      await settled();
      expect([breaker.state, probes]).toEqual(['closed', 0]);
      breaker.failed(kind, 'a');
      await probed(1);
      await settled();
      expect([breaker.state, breaker.allows('b')]).toEqual(['open', false]);
    },
  );

  it('opens when several clients waited in vain, though the probe is answered', async () => {
    for (const client of ['a', 'a', 'b']) breaker.failed('silent', client);
    await settled();
    expect(breaker.state).toBe('open');
  });

  it('begins anew with each success', async () => {
    isWell = false;
    for (let round = 0; round < 5; round += 1) {
      breaker.failed('silent', 'a');
      breaker.failed('silent', 'b');
      breaker.succeeded();
    }
    await settled();
    expect([breaker.state, probes]).toEqual(['closed', 0]);
  });

  it('runs one probe at a time', async () => {
    for (let sent = 0; sent < 10; sent += 1) breaker.failed('silent', 'a');
    await settled();
    expect(probes).toBe(1);
  });

  describe('once open', () => {
    beforeEach(async () => {
      for (const client of ['a', 'b', 'c']) breaker.failed('silent', client);
      await settled();
      now = 100;
    });

    it('lets one trial through, and closes on its success', () => {
      expect([breaker.state, breaker.allows('a'), breaker.allows('b')]).toEqual(['half-open', true, false]);
      breaker.succeeded();
      expect([breaker.state, breaker.allows('b')]).toEqual(['closed', true]);
    });

    it('opens again when the trial times out, and gives the next trial to another client', () => {
      expect(breaker.allows('a')).toBe(true);
      breaker.failed('silent', 'a');
      expect(breaker.state).toBe('open');
      now = 200;
      expect([breaker.allows('a'), breaker.allows('b')]).toEqual([false, true]);
      breaker.abandoned();
      now = 300;
      expect(breaker.allows('a')).toBe(true);
    });

    it('runs the probe after a trial that was answered with an error', async () => {
      expect(breaker.allows('a')).toBe(true);
      breaker.failed('broken', 'a');
      await settled();
      expect(breaker.state).toBe('closed');
    });
  });
});
