import { signIn } from './account-forms.ts';
import { plainPage } from '../server/errors/plain-page.ts';
import { expectNoSidewaysScroll, fillWithLongWords, long } from './long-words.ts';
import { newMember } from './new-member.ts';
import { pathTo } from '../shared/config/routes.ts';
import { settingsRouteIds } from '../shared/config/settings-routes.ts';
import { test } from './test.ts';

test.use({ viewport: { width: 320, height: 800 } });

// Public pages are filled with long words where axe looks at them: access.spec.ts.
test('error pages wrap words of any length at 320 px', async ({ page }) => {
  await page.setContent(plainPage({ code: 'server_error', language: 'fr', requestId: '0-0-0-0' }));
  await fillWithLongWords(page);
  await expectNoSidewaysScroll(page);
});

for (const [language, paths] of [
  ['fr', ['/tableau-de-bord/pour-vous/', '/parametres/', '/profil-inactif/']],
  ['en', ['/en/dashboard/for-you/', '/en/settings/', '/en/no-profile/']],
] as const) {
  test(`pages of a member with a long address and a long name, ${language}`, async ({ page, request }) => {
    const member = await newMember(request, 'beneficiaire', {
      email: `prenomnomcompose.${Date.now()}${language}@exemple-domaine.test`,
      lastName: long.name,
    });
    await page.goto(pathTo('login', language));
    await signIn(page, language, member.email, member.password);
    await page.waitForURL(/tableau-de-bord|dashboard/);
    for (const path of [...paths, ...settingsRouteIds.map((id) => pathTo(id, language))]) {
      await page.goto(path);
      await expectNoSidewaysScroll(page);
      await fillWithLongWords(page);
      await expectNoSidewaysScroll(page);
    }
  });
}
