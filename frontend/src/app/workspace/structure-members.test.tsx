// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { errorMessage } from '../../../shared/config/errors.ts';
import { pathTo } from '../../../shared/config/routes.ts';
import { openWorkspace } from '../../testing/open-workspace.tsx';
import { refused, workspaceServer } from '../../testing/workspace-server.ts';

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
});

workspaceServer({
  data: () => ({ passerelleStructureMembers: structure }),
  calls: {
    '/api/directory/structures/inviteUserExternal': (body) => {
      sent.push(body);
      const language = document.documentElement.lang === 'en' ? 'en' : 'fr';
      return refused(403, { code, message: errorMessage(code, language), fields: [] });
    },
  },
});

const textsOf = {
  fr: { send: 'Envoyer l’invitation', link: 'Voir où en est mon profil', path: '/profil-inactif/' },
  en: { send: 'Send invitation', link: 'View the status of my profile', path: '/en/no-profile/' },
};

it('begins with the members while nobody waits for an answer', async () => {
  await openWorkspace(pathTo('structureMembers', 'fr', { id: '40' }), [], 'fr');
  await screen.findByRole('heading', { level: 1, name: /Kin Fréquences/ });
  expect(screen.getAllByRole('heading', { level: 2 })[0]?.textContent).toBe('Membres');
});

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
