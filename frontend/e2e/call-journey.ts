import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from './account-forms.ts';
import { check } from './accessible.ts';
import { choiceOf, labelOf, rowsOf, words } from './call-words.ts';
import { stored } from './record-files.ts';
import { isSavedOn } from './record-form.ts';
import { pdf, picture } from './sample-files.ts';
import { pickOption, pressEnter, sendFile, tabTo, tick, write, writeDate } from './typing.ts';
import { enhanced } from './watch.ts';

const upload = { timeout: 60_000 };

export interface Journey {
  page: Page;
  language: Language;
  title: string;
}

export const field = (page: Page, name: string): Locator => page.locator(`[data-record-field="${name}"]`);
export const labelled = ({ page, language }: Journey, path: string): Locator =>
  page.getByLabel(labelOf(path, language));
export const radio = (within: Locator, name: string): Locator =>
  within.getByRole('radio', { name, exact: true });
export const panelOf = (page: Page): Locator =>
  page.getByRole('region', { name: 'Publication', exact: true });
export const idOn = (page: Page): string => /\/(\d+)\/$/.exec(new URL(page.url()).pathname)?.[1] ?? '';

export async function readyForm({ page, language }: Omit<Journey, 'title'>): Promise<void> {
  await enhanced(page);
  await expect(page.getByLabel(labelOf('title', language))).toBeEditable();
}

/** Picks a radio button of a group: one is reached by Tab, the others by arrows. */
export async function pick(page: Page, group: Locator, name: string): Promise<void> {
  const target = radio(group, name);
  const checked = group.locator('input[type=radio]:checked');
  await tabTo(page, (await checked.count()) > 0 ? checked.first() : group.getByRole('radio').first());
  await page.keyboard.press('Space');
  for (let presses = 0; presses < 5 && !(await target.isChecked()); presses += 1)
    await page.keyboard.press('ArrowDown');
  await expect(target).toBeChecked();
}

/** @param date month, day, year @param time with AM or PM; without one, as long as the day */
export async function writeInstant({ page, language }: Journey, group: Locator, date: string, time?: string) {
  await writeDate(page, group.getByLabel(words[language].day), date);
  if (time !== undefined) await writeDate(page, group.getByLabel(words[language].time), time);
}

export async function addRow(journey: Journey, name: string, number = 1): Promise<Locator> {
  const { page, language } = journey;
  const { item, add } = rowsOf(name, language);
  await pressEnter(page, field(page, name).getByRole('button', { name: add }));
  const row = field(page, name).getByRole('group', { name: `${item} ${number}`, exact: true });
  await expect(row.locator('legend').first()).toBeFocused();
  return row;
}

export async function presentation(journey: Journey): Promise<void> {
  const { page, language, title } = journey;
  await write(page, labelled(journey, 'title'), title);
  await pickOption(page, labelled(journey, 'callType'), choiceOf('callType', 'residency', language));
  await pickOption(page, labelled(journey, 'aidType'), choiceOf('aidType', 'grant', language));
  const languages = field(page, 'depositLanguages');
  await tabTo(page, languages.getByRole('checkbox').first());
  await page.keyboard.press('Space');
  await write(page, labelled(journey, 'summary'), 'Trois mois à Dakar');
  await write(page, page.getByRole('textbox', { name: labelOf('description', language) }), 'Un atelier.');
  const cover = field(page, 'coverImageId');
  await sendFile(
    page,
    cover.getByRole('button', { name: words[language].chooseFile }),
    await picture('Cuve.jpg', 2_400, 900),
  );
  await pressEnter(page, page.getByRole('button', { name: words[language].crop }));
  await expect(stored(cover)).toHaveCount(1, upload);
  const documents = field(page, 'documentIds');
  await sendFile(
    page,
    documents.getByRole('button', { name: words[language].chooseFiles }),
    pdf('Règlement.pdf', 20_000),
  );
  await expect(stored(documents)).toHaveCount(1, upload);
}

export async function dates(journey: Journey): Promise<void> {
  const { page, language } = journey;
  const text = words[language];
  const zone = field(page, 'zone').getByRole('combobox');
  // An hour that summer time skips there.
  await write(page, zone, 'Paris');
  await expect(page.getByRole('option', { name: /Europe\/Paris/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field(page, 'zone').locator('output').first()).toContainText('Europe/Paris');
  const opening = field(page, 'opensAt');
  await writeInstant(journey, opening, '03282100', '0230AM');
  await page.keyboard.press('Tab');
  await writeInstant(journey, opening, '03282027', '0230AM');
  await tabTo(page, field(page, 'closesAt').getByLabel(text.day));
  await expect(opening).toContainText(text.skipped);
  // Dakar has no summer time: the same hour exists there.
  await write(page, zone, 'Dakar');
  await expect(page.getByRole('option', { name: /Africa\/Dakar/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(opening).not.toContainText(text.skipped);
  await expect(opening.locator('time')).toContainText(text.here);
  // It closes before it opens.
  const closing = field(page, 'closesAt');
  await writeInstant(journey, closing, '03272027');
  await tabTo(page, labelled(journey, 'decisionDate'));
  await expect(closing).toContainText(text.beforeOpening);
  await writeInstant(journey, closing, '12312099');
  await writeDate(page, labelled(journey, 'decisionDate'), '01312100');
  await expect(closing).not.toContainText(text.beforeOpening);
  await expect(closing.locator('time')).toHaveAttribute('datetime', '2099-12-31T23:59:59Z');
  const row = await addRow(journey, 'steps');
  await write(page, row.getByLabel(labelOf('steps.title', language)), 'Jury');
  await writeDate(page, row.getByLabel(labelOf('steps.date', language)), '01152100');
  await write(page, row.getByLabel(labelOf('steps.description', language)), 'Lecture des dossiers');
}

export async function conditions(journey: Journey): Promise<void> {
  const { page, language } = journey;
  await expect(page.getByText(words[language].feesUnknown)).toBeVisible();
  await tabTo(page, field(page, 'applicants').getByRole('checkbox').first());
  await page.keyboard.press('Space');
  await tick(page, field(page, 'applicantCountryIds'), words[language].senegal);
  await write(page, labelled(journey, 'ageMin'), '18');
  await write(page, labelled(journey, 'ageMax'), '35');
  const criterion = await addRow(journey, 'eligibility');
  await write(page, criterion.getByLabel(labelOf('eligibility.title', language)), 'Vivre au Sahel');
  await write(page, criterion.getByLabel(labelOf('eligibility.subtitle', language)), 'Depuis un an');
  await write(page, labelled(journey, 'places'), '12');
  await pick(page, field(page, 'fees'), choiceOf('fees', 'amount', language));
  await expect(page.getByText(words[language].feesUnknown)).toHaveCount(0);
  await write(page, labelled(journey, 'feeAmount'), '5 000');
  await pickOption(page, labelled(journey, 'feeCurrency'), choiceOf('currency', 'XOF', language));
  await write(page, labelled(journey, 'amountMin'), '100000');
  await write(page, labelled(journey, 'amountMax'), '900000');
  await pickOption(page, labelled(journey, 'currency'), choiceOf('currency', 'XOF', language));
  await write(page, labelled(journey, 'covers'), 'Voyage et logement');
}

export async function applications(journey: Journey): Promise<void> {
  const { page, language } = journey;
  await pick(page, field(page, 'managementMode'), choiceOf('managementMode', 'external', language));
  await write(page, labelled(journey, 'externalUrl'), 'https://');
  await tabTo(page, labelled(journey, 'documentsAsked'));
  await expect(field(page, 'externalUrl')).toContainText(words[language].url);
  await page.keyboard.type('Un CV');
  await write(page, labelled(journey, 'externalUrl'), 'https://exemple.org/candidater');
  const row = await addRow(journey, 'faq');
  await expect(field(page, 'externalUrl')).not.toContainText(words[language].url);
  await write(page, row.getByLabel(labelOf('faq.question', language)), 'Peut-on venir à deux ?');
  await write(page, row.getByLabel(labelOf('faq.answer', language)), 'Oui.');
}

/** The first one whom a search of the field finds. */
export async function person(page: Page, combobox: Locator, text: string): Promise<void> {
  await write(page, combobox, text);
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

/** @param manager a part of the name of another operator */
export async function people(journey: Journey, manager: string): Promise<void> {
  const { page, language } = journey;
  await person(page, field(page, 'managerIds').getByRole('combobox'), manager);
  await expect(field(page, 'managerIds').getByRole('listitem')).toHaveCount(1);
  await person(page, field(page, 'mentorIds').getByRole('combobox'), 'Aïssatou');
  await expect(field(page, 'mentorIds').getByRole('listitem')).toHaveCount(1);
  await person(page, field(page, 'partners').getByRole('combobox'), 'ATELIERS DU FLEUVE');
  await expect(field(page, 'partners').locator('legend').nth(1)).toBeFocused();
  const emitter = await addRow(journey, 'emitters');
  await write(page, emitter.getByLabel(labelOf('emitters.name', language)), 'Fondation Sahel');
  await write(page, emitter.getByLabel(labelOf('emitters.description', language)), 'Depuis 2001');
  await sendFile(
    page,
    emitter.getByRole('button', { name: words[language].chooseFile }),
    await picture('Logo.png', 240, 240),
  );
  await expect(stored(emitter)).toHaveCount(1, upload);
}

export async function scope({ page, language }: Journey): Promise<void> {
  await tick(page, field(page, 'countryIds'), words[language].senegal);
  await tick(page, field(page, 'sectorIds'), words[language].music);
}

/** Goes to the next step once everything of this one is saved; axe must find no problem. */
export async function next({ page, language }: Journey, step: string): Promise<void> {
  await isSavedOn(page);
  await check(page, `${step}: `);
  await pressEnter(page, page.getByRole('button', { name: words[language].next }));
  await expect(page.locator('#record-step')).toBeFocused();
}

export const valuesOf = (page: Page, id: string) =>
  page.evaluate(async (record) => {
    const path = '/api/dashboard/call-for-applications/get-call-for-application';
    const response = await fetch(`${path}?id=${record}`);
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
    return ((await response.json()) as { data: Record<string, unknown> }).data;
  }, id);

/** Values of the fields that all languages share, as the content system has them. */
export const shared = {
  callType: 'residency',
  aidType: 'grant',
  depositLanguages: ['fr'],
  coverImageId: expect.any(Number),
  documentIds: [expect.any(Number)],
  zone: 'Africa/Dakar',
  opensAt: '2027-03-28T02:30:00Z',
  closesAt: '2099-12-31T23:59:59Z',
  decisionDate: '2100-01-31',
  applicants: ['person'],
  applicantCountryIds: [expect.any(Number)],
  ageMin: 18,
  ageMax: 35,
  places: 12,
  fees: 'amount',
  feeAmount: 5000,
  feeCurrency: 'XOF',
  amountMin: 100_000,
  amountMax: 900_000,
  currency: 'XOF',
  managementMode: 'external',
  externalUrl: 'https://exemple.org/candidater',
  managerIds: [expect.any(Number)],
  mentorIds: [expect.any(Number)],
  partners: [expect.objectContaining({ structureId: expect.any(Number) })],
  countryIds: [expect.any(Number)],
  sectorIds: [expect.any(Number)],
  audience: 'members',
};
export const written = {
  summary: 'Trois mois à Dakar',
  description: '<p>Un atelier.</p>',
  steps: [{ title: 'Jury', date: '2100-01-15', description: 'Lecture des dossiers' }],
  eligibility: [{ title: 'Vivre au Sahel', subtitle: 'Depuis un an' }],
  covers: 'Voyage et logement',
  documentsAsked: 'Un CV',
  faq: [{ question: 'Peut-on venir à deux ?', answer: 'Oui.' }],
  emitters: [{ name: 'Fondation Sahel', description: 'Depuis 2001', logoId: expect.any(Number) }],
};

/** Scheduled after its opening first, which is refused; then on a day before it. */
export async function schedule(journey: Journey): Promise<void> {
  const { page, language } = journey;
  const text = words[language];
  const panel = panelOf(page);
  await expect(panel.getByText(text.complete)).toBeVisible();
  await pick(page, panel, text.at);
  const when = panel.getByRole('group', { name: text.when });
  await writeInstant(journey, when, '04012027', '0900AM');
  await expect(panel).toContainText(text.tooEarly);
  await pressEnter(page, page.getByRole('button', { name: text.schedule }));
  const summary = page.locator('[data-error-summary]');
  await expect(summary).toContainText(text.tooEarly);
  await check(page, 'refused: ');
  await writeInstant(journey, when, '03012027');
  await expect(panel.locator('[data-then="scheduled"]')).toContainText(text.here);
  await check(page, 'before scheduling: ');
  await pressEnter(page, page.getByRole('button', { name: text.schedule }));
  await expect(page.getByText(text.scheduled)).toBeVisible();
  await expect(panel.locator('[data-state="scheduled"]').first()).toHaveText(text.isScheduled);
  await check(page, 'scheduled: ');
}
