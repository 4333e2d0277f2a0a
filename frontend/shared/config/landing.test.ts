import { describe, expect, it } from 'vitest';
import { landingPath } from './landing.ts';
import { languages } from './locales.ts';
import { routes } from './routes.ts';

const user = (...names: string[]) => ({ roles: names.map((name) => ({ name })), capabilities: [] });

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
      expect(landingPath(user(...roles), language)).toBe(routes[route][language]);
  });
});
