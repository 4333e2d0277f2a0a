import { expect, it } from 'vitest';
import { Metrics } from './metrics.ts';
import { sampledGauge } from './sampled-gauge.ts';

it('are counted in a registry of each application', async () => {
  const [first, second] = [new Metrics(), new Metrics()];
  first.pages.inc({ result: 'hit' });
  const line = 'passerelle_page_cache_total{result="hit"} 1';
  expect(await first.registry.metrics()).toContain(line);
  expect(await second.registry.metrics()).not.toContain(line);
  first.close();
  second.close();
});

it('have no sample that a gauge no longer reads', async () => {
  const metrics = new Metrics();
  const bytes = new Map([
    ['pages', 1],
    ['queries', 2],
  ]);
  sampledGauge(metrics.registry, {
    name: 'cache_bytes',
    help: 'Bytes.',
    labelNames: ['cache'],
    read: () => [...bytes].map(([cache, value]) => [{ cache }, value]),
  });
  const read = () => metrics.registry.getSingleMetricAsString('cache_bytes');
  expect(await read()).toContain('cache_bytes{cache="pages"} 1\ncache_bytes{cache="queries"} 2');
  bytes.delete('pages');
  expect(await read()).not.toContain('pages');
  metrics.close();
});
