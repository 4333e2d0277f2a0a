import { describe, expect, it } from 'vitest';
import { plainPage } from './plain-page.ts';

const requestId = '0-0';
const linksOf = (html: string) =>
  [...html.matchAll(/<a href="([^"]*)">([^<]*)/g)].map(([, address, text]) => [address, text]);

describe('the plain page', () => {
  it('offers to try again what failed for the time being, and says what a form of the workspace stored', () => {
    const page = plainPage({
      code: 'content_system_unavailable',
      language: 'en',
      requestId,
      pathname: '/en/dashboard/your-initiatives/new/',
    });
    expect(linksOf(page)).toEqual([
      ['', 'Try again'],
      ['/en/dashboard/for-you/', 'Back to your workspace'],
    ]);
    expect(page).toContain('stays on this device');
  });

  it('leads home from public pages, and does not offer to repeat what is refused', () => {
    const unavailable = plainPage({
      code: 'content_system_unavailable',
      language: 'fr',
      requestId,
      pathname: '/',
    });
    expect(linksOf(unavailable)).toEqual([
      ['', 'Réessayer'],
      ['/', 'Retour à l’accueil'],
    ]);
    expect(unavailable).not.toContain('sur cet appareil');
    const refused = plainPage({
      code: 'malformed_request',
      language: 'fr',
      requestId,
      pathname: '/tableau-de-bord/vos-initiatives/',
    });
    expect(linksOf(refused)).toEqual([['/', 'Retour à l’accueil']]);
    expect(refused).not.toContain('sur cet appareil');
  });
});
