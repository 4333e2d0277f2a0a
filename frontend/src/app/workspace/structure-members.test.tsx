// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { errorMessage } from '../../../shared/config/errors.ts';
import { pathTo } from '../../../shared/config/routes.ts';
import { openWorkspace } from '../../testing/open-workspace.tsx';

const structure = {
  __typename: 'PasserelleStructureMembers',
  id: 40,
  name: 'Kin Fréquences',
  isOwner: true,
  items: [],
  invitations: [],
};
let sent: unknown[];
let code: 'profile_not_published' | 'stale_version';

beforeEach(() => {
  sent = [];
  code = 'profile_not_published';
  vi.stubGlobal('fetch', async (path: string, options?: RequestInit) => {
    if (path.startsWith('/api/auth/'))
      return Response.json({ data: { authenticated: true, csrfToken: 't' } });
    if (!path.startsWith('/api/directory/'))
      return Response.json(
        { data: { passerelleStructureMembers: structure } },
        { headers: { 'x-account': '7' } },
      );
    sent.push([path, JSON.parse(options?.body as string)]);
    const language = document.documentElement.lang === 'en' ? 'en' : 'fr';
    const error = { code, message: errorMessage(code, language), fields: [] };
    return Response.json({ error }, { status: 403 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const textsOf = {
  fr: { send: 'Envoyer l’invitation', link: 'Voir où en est mon profil', path: '/profil-inactif/' },
  en: { send: 'Send the invitation', link: 'See the state of my profile', path: '/en/no-profile/' },
};

describe.each(['fr', 'en'] as const)('an owner who invites without a published profile (%s)', (language) => {
  const { send, link: linkText, path } = textsOf[language];

  async function invite(): Promise<HTMLElement> {
    await openWorkspace(pathTo('structureMembers', language, { id: '40' }), [], language);
    await screen.findByRole('heading', { level: 1, name: /Kin Fréquences/ });
    fireEvent.click(screen.getByRole('button', { name: send }));
    return screen.findByText(errorMessage(code, language), { exact: false });
  }

  it('is led to the page of their profile', async () => {
    const result = await invite();
    expect(result.tagName).toBe('OUTPUT');
    expect(within(result).getByRole('link', { name: linkText }).getAttribute('href')).toBe(path);
    expect(sent).toHaveLength(1);
  });

  it('is led nowhere by another refusal', async () => {
    code = 'stale_version';
    expect(within(await invite()).queryByRole('link')).toBeNull();
  });
});
