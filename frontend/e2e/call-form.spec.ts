import { expect } from '@playwright/test';
import { mutateCall } from '../shared/config/calls/call-for-application-calls.ts';
import { pathTo } from '../shared/config/routes.ts';
import { check } from './accessible.ts';
import { callApi } from './api-calls.ts';
import {
  applications,
  conditions,
  dates,
  field,
  idOn,
  type Journey,
  labelled,
  next,
  panelOf,
  people,
  pick,
  presentation,
  readyForm,
  schedule,
  scope,
  shared,
  valuesOf,
  writeInstant,
  written,
} from './call-journey.ts';
import { choiceOf, labelOf, words } from './call-words.ts';
import { newMember } from './new-member.ts';
import { enter, isSavedOn } from './record-form.ts';
import { test } from './test.ts';
import { pickOption, pressEnter, tabTo, write } from './typing.ts';

/** How long before its publication a call is scheduled: the content system wants a minute. */
const secondsAhead = 75;
/** The worker is at most a minute late. */
const clock = { timeout: 200_000, intervals: [2_000] };

const operator = { email: 'operateur@passerelle.test', password: 'Passerelle-2026!' };

// Neither the zone of the calls nor that of the content system.
test.use({ timezoneId: 'Asia/Kolkata' });

for (const [language, width] of [
  ['fr', 1_280],
  ['en', 320],
] as const) {
  const text = words[language];

  test(`a call from new to scheduled in both languages, every field, by the keyboard alone (${language} at ${width})`, async ({
    page,
    request,
  }) => {
    test.slow();
    const stamp = Date.now();
    const manager = `Ndiaye-${stamp}`;
    await newMember(request, 'operateur', { lastName: manager });
    await page.setViewportSize({ width, height: 800 });
    await enter(page, operator);
    await page.goto(pathTo('newCall', language));
    await readyForm({ page, language });
    const journey: Journey = { page, language, title: `Résidence ${language} ${stamp}` };
    await presentation(journey);
    await next(journey, 'presentation');
    await dates(journey);
    await next(journey, 'dates');
    await conditions(journey);
    await next(journey, 'conditions');
    await applications(journey);
    await next(journey, 'applications');
    await people(journey, manager);
    await next(journey, 'people');
    await scope(journey);
    await next(journey, 'scope');
    await pickOption(
      page,
      field(page, 'audience').getByRole('combobox'),
      choiceOf('audience', 'members', language),
    );
    await write(page, labelled(journey, 'slug'), `residence-${language}-${stamp}`);
    await isSavedOn(page);
    await check(page, 'publication: ');
    const id = idOn(page);
    expect(await valuesOf(page, id)).toMatchObject({ ...shared, ...written, title: journey.title });

    await pressEnter(page, page.getByRole('button', { name: text.preview }));
    const preview = page.getByRole('link', { name: text.openPreview });
    await expect(preview).toBeFocused();
    const [opened] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('Enter')]);
    await expect(opened.getByRole('note')).toHaveText(text.previewNotice);
    await expect(opened.getByRole('heading', { level: 1 })).toHaveText(journey.title);
    await opened.close();

    await schedule(journey);
    await pressEnter(page, page.getByRole('button', { name: text.translate }));
    await page.waitForURL((url) => idOn(page) !== id && /\/\d+\/$/.test(url.pathname));
    await readyForm(journey);
    const translation = idOn(page);
    await write(page, labelled(journey, 'title'), `${journey.title} traduit`);
    await write(page, labelled(journey, 'summary'), 'Three months in Dakar');
    await write(page, page.getByRole('textbox', { name: labelOf('description', language) }), 'A workshop.');
    await isSavedOn(page);
    expect(await valuesOf(page, translation)).toMatchObject(shared);
    expect(await valuesOf(page, id)).toMatchObject({
      ...shared,
      ...written,
      state: 'scheduled',
      publishAt: '2027-03-01T09:00:00Z',
    });

    // The worker publishes both languages within a minute, without a visitor.
    const change = async (action: string, more = {}) => {
      const { version } = await valuesOf(page, id);
      await callApi(page, mutateCall.path, { id: Number(id), action, version, ...more });
    };
    await change('unschedule');
    const publishAt = new Date(Date.now() + secondsAhead * 1_000).toISOString().replace(/\.\d+Z$/, 'Z');
    await change('schedule', { publishAt });
    await expect.poll(async () => (await valuesOf(page, id))['state'], clock).toBe('announced');
    await page.goto(String((await valuesOf(page, id))['path']));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(journey.title);
    await check(page, 'public page: ');
  });
}

for (const language of ['fr', 'en'] as const) {
  const text = words[language];

  test(`a call is published, extended, closed early, taken offline and used as a model (${language})`, async ({
    page,
  }) => {
    test.slow();
    await enter(page, operator);
    await page.goto(pathTo('newCall', language));
    await readyForm({ page, language });
    const journey: Journey = { page, language, title: `Vie d’un appel ${language} ${Date.now()}` };
    await presentation(journey);
    await isSavedOn(page);
    await page.evaluate((hash) => location.assign(hash), '#dates');
    await writeInstant(journey, field(page, 'opensAt'), '03282099', '1000AM');
    await writeInstant(journey, field(page, 'closesAt'), '06302099');
    await page.evaluate((hash) => location.assign(hash), '#conditions');
    await pick(page, field(page, 'fees'), choiceOf('fees', 'none', language));
    await page.evaluate((hash) => location.assign(hash), '#applications');
    await pick(page, field(page, 'managementMode'), choiceOf('managementMode', 'internal', language));
    await page.evaluate((hash) => location.assign(hash), '#scope');
    await scope(journey);
    await isSavedOn(page);

    const panel = panelOf(page);
    await pick(page, panel, text.atOnce);
    await expect(panel.locator('[data-then="announced"]')).toBeVisible();
    await pressEnter(page, page.getByRole('button', { name: text.publish }));
    await expect(page.getByText(text.published)).toBeVisible();
    await check(page, 'published: ');

    await pressEnter(page, page.getByRole('button', { name: text.extend }));
    const dialog = page.getByRole('dialog');
    await check(page, 'extending: ');
    await writeInstant(journey, dialog, '09302099');
    await pressEnter(page, dialog.getByRole('button', { name: text.doExtend }));
    await expect(page.getByText(text.extended)).toBeVisible();

    await pressEnter(page, page.getByRole('button', { name: text.close }));
    await check(page, 'closing early: ');
    await tabTo(page, dialog.getByRole('radio').first());
    await page.keyboard.press('ArrowDown');
    await writeInstant(journey, dialog, '08012099');
    await write(page, dialog.getByLabel(text.reason), 'Budget épuisé');
    await pressEnter(page, dialog.getByRole('button', { name: text.doClose }));
    await expect(page.getByText(text.closed)).toBeVisible();
    const { dateChanges } = await valuesOf(page, idOn(page));
    expect(dateChanges).toHaveLength(2);

    await pressEnter(page, page.getByRole('button', { name: text.offline }));
    await expect(page.getByText(text.isOffline)).toBeVisible();
    await check(page, 'offline: ');
    const id = idOn(page);
    await pressEnter(page, page.getByRole('button', { name: text.duplicate }));
    await page.waitForURL(() => idOn(page) !== id && idOn(page) !== '');
    await readyForm(journey);
    expect(await valuesOf(page, idOn(page))).toMatchObject({
      title: expect.stringContaining('Vie d’un appel'),
      opensAt: null,
      closesAt: null,
      managerIds: [],
      state: 'draft',
    });
  });
}
