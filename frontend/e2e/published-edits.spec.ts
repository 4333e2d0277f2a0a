import { expect } from '@playwright/test';
import { pathTo } from '../shared/config/routes.ts';
import { newMember } from './new-member.ts';
import { appearsIn, placesNaming, placesOf } from './public-places.ts';
import { editPath, enter, isSavedOn, ready, words as form } from './record-form.ts';
import { submitted } from './submitted-initiatives.ts';
import { test } from './test.ts';
import { decide } from './validators.ts';
import { enhanced } from './watch.ts';

const words = {
  fr: {
    propose: 'Proposer ces modifications',
    translate: /^Traduire en anglais/,
    proposed: /La modification proposée le .* est en attente de décision\./,
  },
  en: {
    propose: 'Propose these changes',
    translate: /^Translate into French/,
    proposed: /The change proposed on .* is awaiting a decision\./,
  },
} as const;

for (const language of ['fr', 'en'] as const) {
  const text = words[language];

  test(`what the owner changes of a public initiative is public once it is approved (${language})`, async ({
    page,
    request,
  }) => {
    test.slow();
    const stamp = Date.now();
    const slug = `tissage${stamp}`;
    const before = { language, slug, title: `Tissage${stamp}` };
    const after = { language, slug, title: `Teinture${stamp}` };
    await enter(page, await newMember(request));
    const [submittedId] = await submitted(page, [before.title], { language });
    const id = String(submittedId);
    expect(await placesNaming(request, before)).toEqual([]);
    await decide(page, id, { status: 'valid' });
    await appearsIn(request, before);

    await page.goto(editPath(id, language));
    await ready(page, language);
    await page.getByLabel(form[language].title).fill(after.title);
    await page.getByLabel(form[language].ambition).fill(`Changé${stamp}`);
    await page.getByRole('button', { name: text.propose }).press('Enter');
    await page.waitForURL((url) => url.pathname === pathTo('ownInitiatives', language));
    const row = page.locator(`[data-row="${id}"]`);
    await expect(row.getByText(text.proposed)).toBeVisible();
    expect(await placesNaming(request, after)).toEqual([]);
    // Not served from a cache: pages made after the proposal.
    for (const path of placesOf(after)) {
      const fresh = await (
        await request.get(`${path}${path.includes('?') ? '&' : '?'}sort=title_asc`)
      ).text();
      expect(fresh).not.toContain(`Changé${stamp}`);
    }
    expect(await placesNaming(request, before)).toEqual(placesOf(before));

    await decide(page, id, { status: 'valid', target: 'proposal' });
    await appearsIn(request, after);
    expect(await placesNaming(request, before)).toEqual([]);
    const published = await (await request.get(pathTo('initiative', language, { slug }))).text();
    expect(published).toContain(`Changé${stamp}`);

    await page.goto(pathTo('ownInitiatives', language));
    await enhanced(page);
    await expect(row.getByText(text.proposed)).toHaveCount(0);
    // A translation is a draft of its own: it may begin while this one is public.
    await row.getByRole('button', { name: text.translate }).press('Enter');
    await page.waitForURL((url) => /\/edit(?:er)?\/\d+\/$/.test(url.pathname));
    await ready(page, language);
    await page.getByLabel(form[language].subtitle).fill('Draft of a translation');
    await isSavedOn(page);
    expect(await placesNaming(request, after)).toEqual(placesOf(after));
  });
}
