import type { IncomingHttpHeaders } from 'node:http';
import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';
import { limits } from '../limits.ts';

/** Kind of a request for a page: a navigation, a prefetch, a list that the site's own script shows in place, or none of them. */
type ViewKind = 'view' | 'prefetch' | 'in place' | 'none';

const prefetching = /prefetch|prerender|preview/i;
const knownAgents = new LRUCache<string, boolean>({ max: limits.views.rememberedAgents });

/**
 * Kind of a request, by its headers alone. Never counted: methods other than GET, bots, requests without a user agent,
 * and what is fetched by scripts of other sites or as a part of another page.
 */
export function viewKind(method: string, headers: IncomingHttpHeaders): ViewKind {
  if (method !== 'GET' || !isBrowser(headers['user-agent'])) return 'none';
  const { 'sec-fetch-mode': mode, 'sec-fetch-dest': destination } = headers;
  if (isPrefetch(headers)) return 'prefetch';
  const isNavigation = (mode ?? 'navigate') === 'navigate' && (destination ?? 'document') === 'document';
  if (isNavigation) return 'view';
  return destination === 'empty' && headers['sec-fetch-site'] === 'same-origin' ? 'in place' : 'none';
}

/** The standard header, and what older browsers send. */
const isPrefetch = (headers: IncomingHttpHeaders): boolean =>
  prefetching.test(
    [headers['sec-purpose'], headers['purpose'], headers['x-purpose'], headers['x-moz']].join(' '),
  );

/** Many readers have the same few agents: each is looked up once. */
function isBrowser(agent = ''): boolean {
  if (agent === '' || agent.length > limits.views.agentLength) return false;
  const known = knownAgents.get(agent);
  if (known !== undefined) return known;
  const isOne = !isbot(agent);
  knownAgents.set(agent, isOne);
  return isOne;
}
