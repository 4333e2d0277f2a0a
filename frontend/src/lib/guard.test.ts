import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { requireMember } from './guard.ts';
import { anyMember, type RequiredRights } from '../../shared/config/rights.ts';
import type { Visit } from '../../shared/pages/visit.ts';
import { languageContext, queryContext, visitContext } from './site.ts';

const visit: Visit = { id: 7, firstName: 'Awa', lastName: 'Sarr', isOnboarded: true, csrfToken: 'token' };
const member = {
  id: 7,
  email: 'awa@example.test',
  firstName: 'Awa',
  lastName: 'Sarr',
  roles: [{ name: 'operateur' }],
  capabilities: ['edit_calls'],
};

interface GuardRequest {
  address?: string;
  language?: 'fr' | 'en';
  visit?: Visit | undefined;
  user?: typeof member | null;
}

/** Runs the guard. @returns its answer, and how often it asked WordPress */
async function ask(needed: RequiredRights, asked: GuardRequest) {
  let questions = 0;
  const context = new RouterContextProvider();
  context.set(languageContext, asked.language ?? 'fr');
  context.set(visitContext, 'visit' in asked ? asked.visit : visit);
  context.set(queryContext, async <Result>() => {
    questions += 1;
    return { passerelleUser: asked.user === undefined ? member : asked.user } as Result;
  });
  const request = new Request(new URL(asked.address ?? '/parametres/', 'https://passerelle.test'));
  const outcome: unknown = await requireMember({ context, request }, needed).catch((error: unknown) => error);
  return { outcome, questions };
}

describe('a guarded page', () => {
  it.each([
    ['fr', '/parametres/?onglet=a&b=c', '/se-connecter/?next=%2Fparametres%2F%3Fonglet%3Da%26b%3Dc'],
    ['en', '/en/settings/', '/en/login/?next=%2Fen%2Fsettings%2F'],
  ] as const)('leads visitors to the sign-in page and back, in %s', async (language, address, location) => {
    const { outcome, questions } = await ask(anyMember, { language, address, visit: undefined });
    expect(outcome).toBeInstanceOf(Response);
    const { status, headers } = outcome as Response;
    expect([status, headers.get('location'), questions]).toEqual([302, location, 0]);
  });

  it('redirects a user unknown to WordPress there too', async () => {
    const { outcome } = await ask(anyMember, { user: null });
    expect((outcome as Response).headers.get('location')).toBe('/se-connecter/?next=%2Fparametres%2F');
  });

  it.each([[anyMember], [{ roles: ['operateur'] }], [{ anyOf: ['edit_calls'] }]] as [RequiredRights][])(
    'opens with %j to permitted users',
    async (needed) => {
      expect(await ask(needed, {})).toEqual({ outcome: member, questions: 1 });
    },
  );

  it.each([[{ roles: ['administrator'] }], [{ allOf: ['edit_calls', 'moderate_content'] }]] as [
    RequiredRights,
  ][])('is forbidden with %j to others', async (needed) => {
    const { outcome } = await ask(needed, {});
    expect(outcome).toMatchObject({ data: null, init: { status: 403 } });
  });
});
