import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hang, raw } from '../testing/fake-wordpress.ts';
import { graphqlSecret, startTestApp, type TestApp } from '../testing/test-app.ts';

const token = 'token-of-the-tests';
const json = { 'content-type': 'application/json' };
let test: TestApp;
beforeEach(async () => {
  test = await startTestApp({ env: { METRICS_TOKEN: token } });
});
afterEach(() => test.close());

const events = async (): Promise<[status: number, lines: string[]]> => {
  const { statusCode, body } = await test.get('/metrics', { authorization: `Bearer ${token}` });
  expect(body).toContain('process_uptime_seconds ');
  return [statusCode, body.split('\n').filter((line) => line.includes('passerelle_security_events_total'))];
};
const figures = async (): Promise<string[]> => {
  const { body } = await test.get('/metrics', { authorization: `Bearer ${token}` });
  return body.split('\n').filter((line) => /^passerelle_(outbox|heartbeat|operations)_/.test(line));
};
const header = [
  '# HELP passerelle_security_events_total Events that concern security, by kind, outcome and reason.',
  '# TYPE passerelle_security_events_total counter',
];
const own = 'passerelle_security_events_total{event="csrf",outcome="refused",reason="csrf_missing"} 1';
const refuseOne = () =>
  test.app.inject({
    method: 'POST',
    url: '/api/auth/logout',
    headers: { ...json, origin: 'https://passerelle.test' },
    payload: '{}',
  });

describe('counts of WordPress’s security events', () => {
  it('are beside those of this server, requested with its secret', async () => {
    const asked: unknown[] = [];
    test.wordpress.counts = (headers) => {
      asked.push(headers['x-passerelle-proxy'], headers['authorization']);
      return raw(
        200,
        json,
        JSON.stringify([
          { event: 'sign_in', outcome: 'refused', reason: 'wrong_password', total: 12 },
          { event: 'sign_out', outcome: 'success', reason: '', total: 3 },
        ]),
      );
    };
    const fromWordPress = [
      'passerelle_security_events_total{event="sign_in",outcome="refused",reason="wrong_password"} 12',
      'passerelle_security_events_total{event="sign_out",outcome="success",reason=""} 3',
    ];
    expect(await events()).toEqual([200, [...header, ...fromWordPress]]);
    await refuseOne();
    expect(await events()).toEqual([200, [...header, own, ...fromWordPress]]);
    expect(asked).toEqual([graphqlSecret, undefined, graphqlSecret, undefined]);
  });

  it.each([
    ['hangs', hang],
    ['refuses', raw(404, json, '{"code":"not_found"}')],
    ['fails', raw(500, { 'content-type': 'text/html' }, '<p>SECRET</p>')],
    ['breaks off', raw(200, json, '[{"event":')],
    [
      'answers with something else',
      raw(200, json, '[{"event":"a\\"} 1\\nx","outcome":"refused","reason":"SECRET","total":1}]'),
    ],
  ])('are left out when WordPress %s', async (_name, respond) => {
    test.wordpress.counts = () => respond;
    await refuseOne();
    expect(await events()).toEqual([200, [...header, own]]);
    expect(test.logs.filter(({ msg }) => msg === 'no counts of WordPress’s security events')).toHaveLength(1);
    expect(JSON.stringify(test.logs)).not.toContain('SECRET');
  });

  it('are those of the last answer, and left out when WordPress is down', async () => {
    for (const total of [12, 7]) {
      const count = { event: 'sign_in', outcome: 'refused', reason: 'wrong_password', total };
      test.wordpress.counts = () => raw(200, json, JSON.stringify([count]));
      const line = `passerelle_security_events_total{event="sign_in",outcome="refused",reason="wrong_password"} ${total}`;
      expect(await events()).toEqual([200, [...header, line]]);
    }
    await test.wordpress.stop();
    expect(await events()).toEqual([200, header]);
  });

  it('are not requested without the right to read /metrics', async () => {
    let asked = 0;
    test.wordpress.counts = () => {
      asked += 1;
      return raw(200, json, '[]');
    };
    expect((await test.get('/metrics')).statusCode).toBe(404);
    expect(asked).toBe(0);
  });
});

describe('figures of WordPress’s outbox', () => {
  it('are those of the last answer, and left out when WordPress reports none', async () => {
    test.wordpress.outbox = {
      states: { worker: 'late', cron: 'ok', outbox: 'failing' },
      heartbeatSeconds: { worker: null, cron: 61 },
      messages: [{ kind: 'mail', waiting: 3, oldestSeconds: 700, failing: 2, failed: 1 }],
    };
    expect(await figures()).toEqual([
      'passerelle_outbox_messages{kind="mail",state="waiting"} 3',
      'passerelle_outbox_messages{kind="mail",state="failing"} 2',
      'passerelle_outbox_messages{kind="mail",state="failed"} 1',
      'passerelle_outbox_oldest_seconds{kind="mail"} 700',
      'passerelle_heartbeat_age_seconds{part="cron"} 61',
      'passerelle_operations_ok{part="worker"} 0',
      'passerelle_operations_ok{part="cron"} 1',
      'passerelle_operations_ok{part="outbox"} 0',
    ]);
    test.wordpress.outbox = { states: { worker: 'ok' }, secret: 'SECRET' };
    expect(await figures()).toEqual([]);
    expect(test.logs.filter(({ msg }) => msg === 'no figures of WordPress’s outbox')).toHaveLength(1);
    expect(JSON.stringify(test.logs)).not.toContain('SECRET');
  });
});
