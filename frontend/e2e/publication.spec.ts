import { mutateInitiative } from '../shared/config/calls/initiative-calls.ts';
import { pathTo } from '../shared/config/routes.ts';
import { callApi } from './api-calls.ts';
import { newMember } from './new-member.ts';
import { appearsIn, disappearsFrom, placesOf } from './public-places.ts';
import { enter } from './record-form.ts';
import { test } from './test.ts';
import { publishOwn, versionOf } from './validators.ts';

for (const language of ['fr', 'en'] as const) {
  test(`what its owner publishes is everywhere within seconds, and gone likewise (${language})`, async ({
    page,
    request,
  }) => {
    test.slow();
    const title = `Sculpture${Date.now()}`;
    const name = { language, slug: title.toLowerCase(), title };
    // The home page has the newest ones: what other tests publish later may take the place of this one.
    const withHome = [...placesOf(name), pathTo('home', language)];
    await enter(page, await newMember(request));
    await disappearsFrom(request, name, withHome);
    const id = await publishOwn(page, title, language);
    await appearsIn(request, name, withHome);

    for (const [action, isPublic] of [
      ['complete', true],
      ['reopen', true],
      ['offline', false],
      ['online', true],
    ] as const) {
      await callApi(page, mutateInitiative.path, {
        action,
        id: Number(id),
        version: await versionOf(page, id),
      });
      if (isPublic) await appearsIn(request, name);
      else await disappearsFrom(request, name, withHome);
    }
  });
}
