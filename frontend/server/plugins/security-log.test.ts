import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { networkHasher } from '../security/network-hash.ts';
import { signedCall, startTestApp, type TestApp } from '../testing/test-app.ts';

const key = '0123456789abcdef0123456789abcdef';
const token = 'token-of-the-tests';
let test: TestApp;
beforeEach(async () => {
  test = await startTestApp({ env: { PASSERELLE_SECURITY_LOG_KEYS: `a:${key}`, METRICS_TOKEN: token } });
});
afterEach(() => test.close());

const origin = 'https://passerelle.test';
const json = { 'content-type': 'application/json' };
const post = (url: string, headers: Record<string, string>, payload = '{}') =>
  test.app.inject({ method: 'POST', url, headers, payload, remoteAddress: '203.0.113.7' });
const refusals = () => test.logs.filter(({ msg }) => msg === 'request refused');

describe('a refusal', () => {
  it.each([
    ['csrf', 'csrf_missing', () => post('/api/auth/logout', { ...json, origin })],
    ['origin', 'forbidden', () => post('/api/auth/logout', { ...json, origin: 'https://evil.example' })],
    ['malformed', 'malformed_request', () => post('/api/auth/logout?x=%00', { ...json, origin })],
    ['malformed', 'unknown_operation', () => post('/api/graphql', json, '{"operationId":"zzzz"}')],
    [
      'signature',
      'signature_invalid',
      () => {
        const { headers, payload } = signedCall('{}', test.clock.now, 'x'.repeat(40));
        return post('/api/isr/invalidate', headers, payload);
      },
    ],
  ])('of the kind %s (%s) is one line with a hash of the network, and counted', async (event, code, send) => {
    const { statusCode: status, headers } = await send();
    expect(refusals()).toEqual([
      expect.objectContaining({
        level: 30,
        event,
        code,
        status,
        network: networkHasher(key)('203.0.113.7'),
        requestId: headers['x-request-id'],
      }),
    ]);
    expect(JSON.stringify(test.logs)).not.toContain('203.0.113.7');
    const { body } = await test.get('/metrics', { authorization: `Bearer ${token}` });
    expect(body).toContain(
      `passerelle_security_events_total{event="${event}",outcome="refused",reason="${code}"} 1\n`,
    );
  });

  it('outside of security logs its code only', async () => {
    await test.get('/api/nothing');
    expect(refusals()).toEqual([expect.objectContaining({ code: 'not_found' })]);
    expect(refusals()[0]).not.toHaveProperty('event');
  });
});
