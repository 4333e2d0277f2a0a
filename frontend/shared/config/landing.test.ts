import { describe, expect, it } from 'vitest';
import { landingPath } from './landing.ts';
import { languages } from './locales.ts';
import type { RouteEntry } from './route-kinds.ts';
import { routes } from './routes.ts';

const user = (...names: string[]) => ({ roles: names.map((name) => ({ name })), capabilities: [] });
const served = (route: RouteEntry): RouteEntry => ({ ...route, kind: 'workspace' });
const all = {
  forYou: routes.forYou,
  moderations: served(routes.moderations),
  ownCalls: served(routes.ownCalls),
};

describe('the page after signing in', () => {
  it.each([
    [['beneficiaire'], 'forYou'],
    [['moderateur'], 'moderations'],
    [['beneficiaire', 'operateur'], 'ownCalls'],
    [['operateur', 'moderateur'], 'moderations'],
    [['administrator'], 'forYou'],
    [['editor'], 'forYou'],
    [[], 'forYou'],
  ] as const)('of %j is %s', (roles, route) => {
    for (const language of languages)
      expect(landingPath(user(...roles), language, all)).toBe(routes[route][language]);
  });

  it('is one that is served', () => {
    const planned = { ...all, ownCalls: { ...all.ownCalls, kind: 'planned' } as const };
    expect(landingPath(user('operateur', 'moderateur'), 'fr', planned)).toBe(routes.moderations.fr);
    expect(landingPath(user('operateur'), 'en', planned)).toBe(routes.forYou.en);
  });
});
