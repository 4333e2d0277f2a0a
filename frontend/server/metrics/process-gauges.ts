import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Registry } from 'prom-client';
import { sampledGauge } from './sampled-gauge.ts';

const nanosecondsPerSecond = 1e9;

/**
 * Memory, age and event loop of the process. The default metrics of prom-client would observe it for as long as it runs,
 * once for each application; these stop with theirs.
 * @returns stops the measuring
 */
export function processGauges(registry: Registry): () => void {
  const eventLoop = monitorEventLoopDelay();
  eventLoop.enable();
  const gauge = (name: string, help: string, read: () => number) =>
    sampledGauge(registry, { name, help, read: () => [[{}, read()]] });
  gauge('process_resident_memory_bytes', 'Resident memory.', () => process.memoryUsage.rss());
  gauge('nodejs_heap_used_bytes', 'Used heap.', () => process.memoryUsage().heapUsed);
  gauge('process_uptime_seconds', 'Age of the process.', () => process.uptime());
  gauge(
    'nodejs_eventloop_lag_p99_seconds',
    'Event loop delay.',
    () => eventLoop.percentile(99) / nanosecondsPerSecond,
  );
  return () => eventLoop.disable();
}
