import { notPrefetched } from '../../shared/config/prefetched.ts';
import type { Route } from './route.ts';

export const speculationRulesPath = '/speculation-rules.json';
const anHour = 3_600;

/** Prefetching only: a prerendered page would run script and count as read. */
const rules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          ...notPrefetched.paths.map((path) => ({ not: { href_matches: `${path}*` } })),
          { not: { selector_matches: notPrefetched.selector } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

/** Links that browsers may prefetch when the pointer rests on them. */
export const route: Route = async (app) => {
  app.get(speculationRulesPath, { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type('application/speculationrules+json')
      .header('cache-control', `public, max-age=${anHour}`)
      .send(JSON.stringify(rules)),
  );
};
