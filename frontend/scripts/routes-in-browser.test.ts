import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { routesInBrowser } from './routes-in-browser.ts';

const source = readFileSync(join(import.meta.dirname, '../shared/config/routes.ts'), 'utf8');

describe('routes in scripts of browsers', () => {
  it('have no modules and texts of pages that only the server renders', () => {
    expect(
      routesInBrowser(`{
  home: publicPage(pages.home, { module: 'features/home/home-page', namespaces: ['home'], inSitemap: true }),
  welcome: perVisitor(
    { fr: '/bienvenue/', en: '/en/welcome/' },
    {
      who: anyMember,
      module: 'features/onboarding/welcome-page',
      namespaces: ['onboarding', ...formTexts],
    },
  ),
  call: detail('call_for_application', 'features/calls/call-page', 'calls'),
  signUp: accountForm({ fr: '/creer/', en: '/en/sign-in/' }, 'sign-up-page', 'botCheck'),
  forYou: workspace(path(), { module: 'features/for-you', namespaces: ['dashboard'] }),
}`).replace(/\s+/g, ' '),
    ).toBe(
      `{ home: publicPage(pages.home, { }), welcome: perVisitor( { fr: '/bienvenue/', en: '/en/welcome/' }, { who: anyMember, }, ), ` +
        `call: detail('call_for_application'), signUp: accountForm({ fr: '/creer/', en: '/en/sign-in/' }), ` +
        `forYou: workspace(path(), { module: 'features/for-you', namespaces: ['dashboard'] }), }`,
    );
  });

  it('have none of those of the settings', () => {
    const settings = readFileSync(join(import.meta.dirname, '../shared/config/settings-routes.ts'), 'utf8');
    const reduced = routesInBrowser(settings);
    expect(reduced).not.toMatch(/section-page|namespaces/);
    expect(reduced).toContain('who: anyAccount');
  });

  it('have those of screens', () => {
    const reduced = routesInBrowser(source);
    expect(reduced).not.toMatch(/(?:home|welcome|receipt|newsletter|call|login|sign-up)-page'/);
    expect(reduced).toContain("module: 'features/dashboard/for-you/for-you'");
    expect(reduced.match(/: (?:publicPage|perVisitor|framed|workspace)\(/g)).toEqual(
      source.match(/: (?:publicPage|perVisitor|framed|workspace)\(/g),
    );
  });
});
