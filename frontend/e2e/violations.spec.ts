import { expect, test } from '@playwright/test';
import { origin } from './site.ts';

/** After all journeys: none of their pages made HTML or script of text. Other directives are provoked by tests. */
test('no page violated Trusted Types', async ({ request }) => {
  const counts = await (await request.get(`${origin}/metrics`)).text();
  expect(counts).toContain('# TYPE passerelle_csp_violations_total counter');
  expect(
    counts.split('\n').filter((line) => /^passerelle_csp_violations_total.*trusted-types/.test(line)),
  ).toEqual([]);
});
