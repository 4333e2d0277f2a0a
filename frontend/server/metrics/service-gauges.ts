import type { Registry } from 'prom-client';
import type { SharedState } from '../shared/shared-state.ts';
import type { WordPress } from '../upstream/wordpress.ts';
import { sampledGauge } from './sampled-gauge.ts';

interface Services {
  caches: Readonly<Record<string, { readonly bytes: number }>>;
  wordpress: WordPress;
  shared: SharedState | undefined;
}

/** Sizes of caches, and states of what this server depends on. */
export function serviceGauges(registry: Registry, { caches, wordpress, shared }: Services): void {
  sampledGauge(registry, {
    name: 'passerelle_cache_bytes',
    help: 'Bytes held by each cache.',
    labelNames: ['cache'],
    read: () => Object.entries(caches).map(([cache, { bytes }]) => [{ cache }, bytes]),
  });
  sampledGauge(registry, {
    name: 'passerelle_circuit_open',
    help: '1 while an operation of the content system is not being called.',
    labelNames: ['operation'],
    read: () =>
      wordpress.lanes
        .breakerStates()
        .map(([operation, state]) => [{ operation }, state === 'closed' ? 0 : 1]),
  });
  sampledGauge(registry, {
    name: 'passerelle_upstream_lane',
    help: 'Calls of an operation that run or wait.',
    labelNames: ['operation', 'state'],
    read: () => wordpress.lanes.loads().map(([operation, state, calls]) => [{ operation, state }, calls]),
  });
  if (!shared) return;
  sampledGauge(registry, {
    name: 'passerelle_redis_reachable',
    help: '1 while Redis answers.',
    read: () => [[{}, Number(shared.link.isReachable)]],
  });
  sampledGauge(registry, {
    name: 'passerelle_redis_hearing',
    help: '1 while purges of other proxies are heard.',
    read: () => [[{}, Number(shared.feed.isConnected)]],
  });
}
