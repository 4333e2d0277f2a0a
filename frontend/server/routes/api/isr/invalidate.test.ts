import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ErrorCode, errorMessage } from '../../../../shared/config/errors.ts';
import { limits } from '../../../limits.ts';
import { signedCall, startTestApp, type TestApp } from '../../../testing/test-app.ts';

let test: TestApp;
beforeEach(async () => {
  test = await startTestApp();
});
afterEach(() => test.close());

const refusal = (code: ErrorCode) => ({
  error: { code, message: errorMessage(code, 'fr'), fields: [], requestId: expect.any(String) },
});
const body = JSON.stringify({ tags: ['item:12'] });
const call = () => signedCall(body, test.clock.now);

describe('POST /api/isr/invalidate', () => {
  it('accepts the same message under a new signature: a delivery whose answer was lost', async () => {
    for (const response of [await test.app.inject(call()), await test.app.inject(call())]) {
      expect([response.statusCode, response.json()]).toEqual([200, { data: { invalidated: 0 } }]);
    }
  });

  it('accepts a signed call once while its signature is valid', async () => {
    const early = signedCall(body, test.clock.now + limits.invalidation.window);
    expect((await test.app.inject(early)).statusCode).toBe(200);
    for (const wait of [0, limits.invalidation.window, limits.invalidation.window - 1]) {
      test.clock.advance(wait);
      const again = await test.app.inject(early);
      expect([again.statusCode, again.json()]).toEqual([401, refusal('signature_invalid')]);
    }
    test.clock.advance(2_000);
    const late = await test.app.inject(early);
    expect([late.statusCode, late.json()]).toEqual([401, refusal('signature_expired')]);
  });

  it('is not used up by a body that is refused', async () => {
    const signed = signedCall('{}', test.clock.now);
    for (let times = 0; times < 2; times += 1)
      expect((await test.app.inject(signed)).json()).toEqual(refusal('malformed_request'));
  });

  it('allows a clock that is off by a minute', async () => {
    for (const drift of [-60_000, 60_000]) {
      const response = await test.app.inject(signedCall(body, test.clock.now + drift));
      expect(response.statusCode).toBe(200);
    }
  });

  it.each([-limits.invalidation.window - 1_000, limits.invalidation.window + 1_000])(
    'refuses a signature of another time (%d ms)',
    async (drift) => {
      const response = await test.app.inject(signedCall(body, test.clock.now + drift));
      expect([response.statusCode, response.json()]).toEqual([401, refusal('signature_expired')]);
    },
  );

  it.each<[string, (signed: ReturnType<typeof call>) => object]>([
    ['no signature', (signed) => ({ ...signed, headers: { 'content-type': 'application/json' } })],
    ['another secret', () => signedCall(body, test.clock.now, 'x'.repeat(40))],
    [
      'another nonce',
      (signed) => ({ ...signed, headers: { ...signed.headers, 'x-passerelle-nonce': '0'.repeat(32) } }),
    ],
    [
      'a nonce that is none',
      (signed) => ({ ...signed, headers: { ...signed.headers, 'x-passerelle-nonce': 'x' } }),
    ],
    ['another body', (signed) => ({ ...signed, payload: JSON.stringify({ tags: ['layout'] }) })],
    [
      'another time',
      (signed) => ({ ...signed, headers: { ...signed.headers, 'x-passerelle-timestamp': '1795262401' } }),
    ],
    [
      'no number as time',
      (signed) => ({ ...signed, headers: { ...signed.headers, 'x-passerelle-timestamp': '1e9' } }),
    ],
    [
      'a short signature',
      (signed) => ({ ...signed, headers: { ...signed.headers, 'x-passerelle-signature': 'ab' } }),
    ],
    [
      'a signature of zeros',
      (signed) => ({ ...signed, headers: { ...signed.headers, 'x-passerelle-signature': '0'.repeat(64) } }),
    ],
    [
      'a signature that is no hex',
      (signed) => ({ ...signed, headers: { ...signed.headers, 'x-passerelle-signature': 'z'.repeat(64) } }),
    ],
  ])('refuses %s, before it looks at the body', async (_case, change) => {
    const response = await test.app.inject(change(call()));
    expect([response.statusCode, response.json()]).toEqual([401, refusal('signature_invalid')]);
  });

  it.each([
    ['no JSON', '{'],
    ['no tags', '{}'],
    ['tags that are no list', '{"tags":"item:12"}'],
    ['a tag of another form', '{"tags":["item:12\\n"]}'],
    ['an empty tag', '{"tags":[""]}'],
    [
      'too many tags',
      JSON.stringify({ tags: Array.from({ length: limits.invalidation.tags + 1 }, (_, n) => `item:${n}`) }),
    ],
    ['a path that is none', '{"tags":[],"paths":["https://x"]}'],
    ['null', 'null'],
  ])('refuses %s though it is signed', async (_case, payload) => {
    const response = await test.app.inject(signedCall(payload, test.clock.now));
    expect([response.statusCode, response.json()]).toEqual([400, refusal('malformed_request')]);
  });

  it('refuses another format and a body without end', async () => {
    const signed = call();
    const other = await test.app.inject({
      ...signed,
      headers: { ...signed.headers, 'content-type': 'text/plain' },
    });
    expect([other.statusCode, other.json()]).toEqual([415, refusal('unsupported_media_type')]);
    const huge = await test.app.inject(
      signedCall(' '.repeat(limits.invalidation.bodyBytes + 1), test.clock.now),
    );
    expect([huge.statusCode, huge.json()]).toEqual([413, refusal('payload_too_large')]);
  });

  it('exists for POST alone', async () => {
    const response = await test.get('/api/isr/invalidate');
    expect([response.statusCode, response.json()]).toEqual([404, refusal('not_found')]);
  });
});
