import { afterAll, beforeAll, expect, it } from 'vitest';
import { manifest } from '../../shared/graphql/generated/manifest.ts';
import { type AuthSite, type Browser, site as origin, startAuthSite } from '../testing/auth-site.ts';
import { anyAnswer } from '../testing/hostile/any-answer.ts';
import { everyForm } from '../testing/hostile/every-form.ts';
import { complaint } from '../testing/hostile/judge.ts';
import { Random } from '../testing/hostile/random.ts';
import { committedSchema } from '../testing/test-build.ts';
import { makersOf, type Surface } from '../testing/hostile/requests.ts';

const seed = Number(process.env['PASSERELLE_HOSTILE_SEED'] ?? 20_261_122);
const fewestRequests = 5_000;
const metricsToken = 'metrics-token-of-the-tests-0123456789abcdef';

let test: AuthSite;
let browser: Browser;
beforeAll(async () => {
  test = await startAuthSite({ env: { METRICS_TOKEN: metricsToken } });
  test.wordpress.answer = anyAnswer(committedSchema());
  browser = test.browser();
});
afterAll(() => test.close());

it(`answers hostile requests to every call, form and operation without failing (seed ${seed})`, async () => {
  const openapi = (await test.get('/api/openapi.json')).json<Surface['openapi']>();
  const makers = makersOf({ openapi, forms: everyForm(), operations: manifest });
  expect(makers.length).toBeGreaterThan(60);
  const random = new Random(seed);
  const csrf = await browser.csrf();
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const complaints: unknown[] = [];
  const rounds = Math.ceil(fewestRequests / makers.length);
  for (let round = 0; round < rounds; round += 1) {
    for (const make of makers) {
      const request = make(random, csrf);
      const { method, url, headers, body } = request;
      const response = await test.app.inject({
        method: method as 'GET',
        url,
        headers: { origin, 'sec-fetch-site': 'same-origin', cookie, ...headers },
        remoteAddress: `192.0.2.${random.below(250)}`,
        ...(body === undefined ? {} : { payload: body }),
      });
      const wrong = complaint(request, {
        status: response.statusCode,
        headers: response.headers,
        body: response.body,
      });
      if (wrong)
        complaints.push({
          wrong,
          method,
          url: url.slice(0, 200),
          body: body?.toString().slice(0, 200),
          answer: response.body.slice(0, 300),
        });
    }
  }
  expect(complaints.slice(0, 5)).toEqual([]);
  const { body } = await test.get('/metrics', { authorization: `Bearer ${metricsToken}` });
  const circuits = [...body.matchAll(/^passerelle_circuit_open\{[^}]*\} (\d+)$/gm)].map(([, state]) => state);
  expect(circuits.length).toBeGreaterThan(10);
  expect(circuits.filter((state) => state !== '0')).toEqual([]);
}, 120_000);
