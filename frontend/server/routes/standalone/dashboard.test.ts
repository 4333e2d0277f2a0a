import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { render } from '../../testing/render.ts';
import { type AuthSite, type Browser, startAuthSite } from '../../testing/auth-site.ts';
import { user } from '../../testing/fake-accounts.ts';
import { data } from '../../testing/fake-wordpress.ts';

let test: AuthSite;
let member: Browser;
let hasPublishedProfile = false;
let ownProfile: { status: string; isOfflineByStaff: boolean } | null = null;

beforeAll(async () => {
  test = await startAuthSite({ render });
  test.wordpress.answer = (query) =>
    query.operationName === 'OwnProfile'
      ? data({ passerelleUser: { id: user.id, hasPublishedProfile } })
      : query.operationName === 'FindOwnProfile'
        ? data({ passerelleOwnProfile: ownProfile, passerelleUser: user })
        : query.operationName === 'Page'
          ? data({ passerellePage: null })
          : query.operationName === 'Layout'
            ? data({ passerelleLayout: { siteName: 'Passerelle', description: '', sectors: [], types: [] } })
            : test.accounts.answer(query);
  member = test.browser();
  await member.signIn();
});
afterAll(() => test.close());

describe('the dashboard', () => {
  it('leads a visitor to the sign-in page and back', async () => {
    const response = await test.browser().send('GET', '/tableau-de-bord/pour-vous/?notice=activated');
    expect([response.statusCode, response.headers.location]).toEqual([
      302,
      `/se-connecter/?next=${encodeURIComponent('/tableau-de-bord/pour-vous/?notice=activated')}`,
    ]);
  });

  it.each([
    ['/tableau-de-bord/pour-vous/', 'Bienvenue\u00a0: votre compte est activé.'],
    ['/en/dashboard/for-you/', 'Welcome: your account is active.'],
  ])('%s shows a notice only where its address names it', async (path, words) => {
    const [plain, sent] = await Promise.all(
      [path, `${path}?notice=activated`].map((url) => member.send('GET', url)),
    );
    expect([plain?.statusCode, plain?.body.includes(words)]).toEqual([200, false]);
    expect([sent?.statusCode, sent?.body.includes(words)]).toEqual([200, true]);
  });
});

describe('the no-profile page', () => {
  it.each([
    ['/profil-inactif/', 'Profil inactif', '/tableau-de-bord/pour-vous/'],
    ['/en/no-profile/', 'Inactive profile', '/en/dashboard/for-you/'],
  ])('%s is only for people without a published profile', async (path, title, space) => {
    hasPublishedProfile = false;
    const shown = await member.send('GET', path);
    expect([shown.statusCode, shown.body.includes(title)]).toEqual([200, true]);
    hasPublishedProfile = true;
    const led = await member.send('GET', path);
    expect([led.statusCode, led.headers.location]).toEqual([302, space]);
  });

  const put = 'Votre profil est hors ligne\u00a0: vous pouvez le remettre en ligne.';
  const taken =
    'L’équipe a mis votre profil hors ligne et peut seule le remettre en ligne. Écrivez-lui si vous pensez que c’est une erreur.';
  const putEn = 'Your profile is offline: you can put it back online.';
  const takenEn =
    'The team took your profile offline, and only the team can put it back online. Contact the team if you think this is a mistake.';
  it.each([
    ['/profil-inactif/', false, put, taken, '/contact/'],
    ['/profil-inactif/', true, taken, put, '/contact/'],
    ['/en/no-profile/', false, putEn, takenEn, '/en/contact/'],
    ['/en/no-profile/', true, takenEn, putEn, '/en/contact/'],
  ])(
    '%s of a profile that is offline, by staff: %s',
    async (path, isOfflineByStaff, words, others, contact) => {
      hasPublishedProfile = false;
      ownProfile = { status: 'private', isOfflineByStaff };
      const { body } = await member.send('GET', path);
      const [main] = /<main.*<\/main>/su.exec(body) ?? [''];
      expect([main.includes(words), main.includes(others)]).toEqual([true, false]);
      expect(main.includes(`href="${contact}"`)).toBe(isOfflineByStaff);
    },
  );
});
