import { expect, type Page } from '@playwright/test';
import { pathTo } from '../shared/config/routes.ts';
import type { Language } from './account-forms.ts';
import { check } from './accessible.ts';
import { labels, type Texts, texts } from './initiative-texts.ts';
import { newAddress } from './mailbox.ts';
import { group, stored } from './record-files.ts';
import { enter, isSavedOn, openNew, ready } from './record-form.ts';
import { film, pdf, picture } from './sample-files.ts';
import { test } from './test.ts';
import { pickOption, pressEnter, sendFile, tabTo, tick, write, writeDate } from './typing.ts';

/** Writes for a structure. */
const owner = { email: 'beneficiaire2@passerelle.test', password: 'Passerelle-2026!' };
const video = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';
/** Somebody and a structure of the directory, as one searches for them. */
const found = { person: 'NGUESSAN', structure: 'ATELIERS DU FLEUVE' };
const upload = { timeout: 60_000 };

interface Journey {
  page: Page;
  language: Language;
  /** Makes titles, slugs and addresses of this run. */
  stamp: number;
}

async function presentation({ page, language, stamp }: Journey, text: Texts): Promise<void> {
  const label = labels[language];
  await write(page, page.getByLabel(label.title), `${text.title} ${stamp}`);
  await write(page, page.getByLabel(label.subtitle), text.subtitle);
  const description = page.getByRole('textbox', { name: label.description });
  // Its text does not touch the border.
  await expect(description).not.toHaveCSS('padding-left', '0px');
  await write(page, description, text.description);
  await write(page, page.getByLabel(label.ambition), text.ambition);
  await write(page, page.getByLabel(label.localContext), text.localContext);
}

async function scope({ page, language }: Journey): Promise<void> {
  const label = labels[language];
  await writeDate(page, page.getByLabel(label.startDate), '01152027');
  await writeDate(page, page.getByLabel(label.endDate), '12312027');
  await tick(page, page.locator('[data-record-field="countryIds"]'), label.senegal);
  await tick(page, page.locator('[data-record-field="sectorIds"]'), label.music);
}

async function action({ page, language }: Journey, text: Texts): Promise<void> {
  const label = labels[language];
  const row = page.getByRole('group', { name: label.action, exact: true });
  if ((await row.count()) === 0) await pressEnter(page, page.getByRole('button', { name: label.addAction }));
  await write(page, row.getByLabel(label.name), text.action);
  await write(page, row.getByLabel(label.description), text.actionText);
  await writeDate(page, row.getByLabel(label.start), '02012027');
  await writeDate(page, row.getByLabel(label.end), '02152027');
}

async function media({ page, language }: Journey): Promise<void> {
  const label = labels[language];
  const cover = group(page, label.cover);
  await sendFile(
    page,
    cover.getByRole('button', { name: label.choose }),
    await picture('Cuve.jpg', 2_400, 900),
  );
  await tabTo(page, page.getByRole('group', { name: label.frame }));
  await check(page, 'crop: ');
  await page.keyboard.press('ArrowLeft');
  await tabTo(page, page.getByLabel(label.zoom));
  await page.keyboard.press('ArrowRight');
  await pressEnter(page, page.getByRole('button', { name: label.applyCrop }));
  await expect(stored(cover)).toHaveCount(1, upload);
  const several = [
    [label.photos, await picture('Fil.jpg', 400, 300)],
    [label.videos, film('Atelier.mp4')],
    [label.documents, pdf('Budget.pdf', 20_000)],
  ] as const;
  for (const [name, file] of several) {
    const field = group(page, name);
    await sendFile(page, field.getByRole('button', { name: label.chooseSeveral }), file);
    await expect(stored(field)).toHaveCount(1, upload);
  }
  await write(page, page.getByLabel(label.youtube), video);
}

/** One of the directory, and one who is invited by mail. */
async function people({ page, language }: Journey, which: 'member' | 'partner'): Promise<void> {
  const label = labels[language];
  const [list, one, add, search] = {
    member: [label.members, label.member, label.addMember, found.person] as const,
    partner: [label.partners, label.partner, label.addPartner, found.structure] as const,
  }[which];
  const field = page.getByRole('group', { name: list });
  const row = (number: number) => field.getByRole('group', { name: `${one} ${number}`, exact: true });
  await write(page, field.getByRole('combobox', { name: label.search }), search);
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(row(1).locator('legend')).toBeFocused();
  await pressEnter(page, field.getByRole('button', { name: add }));
  await expect(row(2).locator('legend')).toBeFocused();
  await write(page, row(2).getByLabel(label.firstName), 'Kossi');
  await write(page, row(2).getByLabel(label.name), 'Amouzou');
  await write(page, row(2).getByLabel(label.email), newAddress());
  await write(page, row(2).getByLabel(label.structureName), 'Les Cuves');
  await pickOption(page, row(2).getByLabel(label.structureType), label.association);
  await write(page, row(2).getByLabel(label.role), which);
}

async function organiser({ page, language }: Journey): Promise<void> {
  const field = page.getByLabel(labels[language].organiser);
  await pickOption(page, field, (await field.locator('option').nth(1).textContent()) ?? '');
}

async function exchange({ page, language }: Journey, text: Texts): Promise<void> {
  await write(page, page.getByLabel(labels[language].offered), text.offered);
  await write(page, page.getByLabel(labels[language].sought), text.sought);
}

async function address({ page, language, stamp }: Journey, text: Texts): Promise<void> {
  await write(page, page.getByLabel(labels[language].slug), `${text.slug}-${stamp}`);
}

/** Goes to the next step once everything of this one is saved; axe must find no problem. */
async function next({ page, language }: Journey, step: string): Promise<void> {
  await isSavedOn(page);
  await check(page, `${step}: `);
  await pressEnter(page, page.getByRole('button', { name: labels[language].next }));
  await expect(page.locator('#record-step')).toBeFocused();
}

const valuesOf = (page: Page, id: string) =>
  page.evaluate(async (record) => {
    const response = await fetch(`/api/dashboard/initiatives/get-initiative?id=${record}`);
    return ((await response.json()) as { data: Record<string, unknown> }).data;
  }, id);

const idOn = (page: Page): string => /\/(\d+)\/$/.exec(new URL(page.url()).pathname)?.[1] ?? '';

/** Values in the content system for this language. */
const expected = (text: Texts, stamp: number) => ({
  title: `${text.title} ${stamp}`,
  slug: `${text.slug}-${stamp}`,
  subtitle: text.subtitle,
  description: `<p>${text.description}</p>`,
  ambition: text.ambition,
  localContext: text.localContext,
  startDate: '2027-01-15',
  endDate: '2027-12-31',
  countryIds: [expect.any(Number)],
  sectorIds: [expect.any(Number)],
  actions: [
    { name: text.action, description: text.actionText, startDate: '2027-02-01', endDate: '2027-02-15' },
  ],
  coverImageId: expect.any(Number),
  galleryIds: [expect.any(Number)],
  videoIds: [expect.any(Number)],
  documentIds: [expect.any(Number)],
  youtubeUrl: video,
  organiserId: expect.any(Number),
  members: [
    expect.objectContaining({ profileId: expect.any(Number) }),
    expect.objectContaining({ firstName: 'Kossi', structureType: 'association', role: 'member' }),
  ],
  partners: [
    expect.objectContaining({ structureId: expect.any(Number) }),
    expect.objectContaining({ lastName: 'Amouzou', structureName: 'Les Cuves', role: 'partner' }),
  ],
  offered: text.offered,
  sought: text.sought,
  audience: 'members',
});

async function submit({ page, language }: Journey, id: string): Promise<void> {
  const label = labels[language];
  await expect(page.getByText(label.none)).toBeVisible();
  await pressEnter(page, page.getByRole('button', { name: label.submit }));
  await page.waitForURL((url) => url.pathname === pathTo('ownInitiatives', language));
  expect(await valuesOf(page, id)).toMatchObject({ status: 'pending' });
}

for (const [language, other, width] of [
  ['fr', 'en', 1_280],
  ['en', 'fr', 320],
] as const) {
  const label = labels[language];

  test(`every field of an initiative, in both languages, by the keyboard alone (${language} at ${width})`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    await enter(page, owner);
    await openNew(page, language);
    const journey = { page, language, stamp: Date.now() };

    await presentation(journey, texts[language]);
    await next(journey, 'presentation');
    await scope(journey);
    await next(journey, 'scope');
    await action(journey, texts[language]);
    await next(journey, 'actions');
    await media(journey);
    await next(journey, 'media');
    await organiser(journey);
    await people(journey, 'member');
    await people(journey, 'partner');
    await next(journey, 'people');
    await exchange(journey, texts[language]);
    await next(journey, 'opportunities');
    await address(journey, texts[language]);
    await pickOption(page, page.getByLabel(label.audience), label.signedIn);
    await isSavedOn(page);
    await check(page, 'publication: ');
    const id = idOn(page);
    expect(await valuesOf(page, id)).toMatchObject(expected(texts[language], journey.stamp));

    await pressEnter(page, page.getByRole('button', { name: label.translate }));
    await page.waitForURL((url) => idOn(page) !== id && /\/\d+\/$/.test(url.pathname));
    await ready(page, language);
    const translation = idOn(page);
    await presentation(journey, texts[other]);
    await next(journey, 'presentation of the translation');
    await next(journey, 'scope of the translation');
    await action(journey, texts[other]);
    for (const step of ['actions', 'media', 'people']) await next(journey, `${step} of the translation`);
    await exchange(journey, texts[other]);
    await next(journey, 'opportunities of the translation');
    await address(journey, texts[other]);
    await isSavedOn(page);
    expect(await valuesOf(page, translation)).toMatchObject(expected(texts[other], journey.stamp));
    expect(await valuesOf(page, id)).toMatchObject(expected(texts[language], journey.stamp));

    await submit(journey, translation);
    const row = page.locator(`[data-row="${id}"], [data-row="${translation}"]`).first();
    await check(page, 'list: ');
    await expect(row).toBeVisible();
    await page.goto(pathTo('editInitiative', language, { id }));
    await ready(page, language);
    await submit(journey, id);
    await expect(row.getByText(label.pending)).toBeVisible();
  });
}
