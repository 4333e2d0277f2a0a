import { afterEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
afterEach(() => test.close());

it('serves security.txt with contacts and expiry', async () => {
  test = await startTestApp({
    env: { SECURITY_CONTACT: 'mailto:security@passerelle.test, https://passerelle.test/contact/' },
  });
  const { statusCode, headers, body } = await test.get('/.well-known/security.txt');
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(body).toBe(
    [
      'Contact: mailto:security@passerelle.test',
      'Contact: https://passerelle.test/contact/',
      'Expires: 2027-05-20T12:00:00Z',
      'Preferred-Languages: fr, en',
      'Canonical: https://passerelle.test/.well-known/security.txt',
      '',
    ].join('\n'),
  );
  test.clock.advance(24 * 3_600_000);
  expect((await test.get('/.well-known/security.txt')).body).toContain('Expires: 2027-05-21T12:00:00Z');
});

it('has no security.txt without contacts', async () => {
  test = await startTestApp();
  expect((await test.get('/.well-known/security.txt')).statusCode).toBe(404);
});

it('redirects password managers to the page of the password, and answers 404 otherwise', async () => {
  test = await startTestApp();
  const { statusCode, headers } = await test.get('/.well-known/change-password');
  expect([statusCode, headers.location]).toEqual([303, '/parametres/mot-de-passe/']);
  const probe = await test.get(
    '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200',
  );
  expect(probe.statusCode).not.toBe(200);
});
