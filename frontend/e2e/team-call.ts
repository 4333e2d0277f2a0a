import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';
import { beginApplication, mutateApplication } from '../shared/config/calls/application-calls.ts';
import { getApplicationForm, saveApplicationForm } from '../shared/config/calls/application-form-calls.ts';
import { checkEligibility, getHandling } from '../shared/config/calls/application-handling-calls.ts';
import {
  callReferenceData,
  getCallForApplication,
  mutateCall,
} from '../shared/config/calls/call-for-application-calls.ts';
import { getDecisions, saveDecisionSettings } from '../shared/config/calls/decision-calls.ts';
import type { Language } from './account-forms.ts';
import { callApi, readApi } from './api-calls.ts';
import { type Member, newMember } from './new-member.ts';
import { enter } from './record-form.ts';

const dayMilliseconds = 86_400_000;
/** A call opens after its publication: time enough to publish it and its form. */
const openingMilliseconds = 15_000;
const instant = (milliseconds: number): string =>
  `${new Date(milliseconds).toISOString().slice(0, '2027-01-31T23:59:59'.length)}Z`;
export const inDays = (days: number): string => instant(Date.now() + days * dayMilliseconds);
const data = (answer: unknown): Record<string, unknown> => (answer as { data: Record<string, unknown> }).data;

export const inSeconds = (seconds: number): string => instant(Date.now() + seconds * 1000);

/** The form of a first stage. */
export const motive = {
  id: 'motive',
  kind: 'longText',
  required: true,
  max: 2000,
  label: { fr: 'Pourquoi cette résidence', en: 'Why this residency' },
} as const;
const title = {
  id: 'title',
  kind: 'shortText',
  commonField: 'title',
  label: { fr: 'Titre du projet', en: 'Title of the project' },
} as const;

interface People {
  managerIds?: number[];
  mentorIds?: number[];
}

/** A public call that is open, with a form that was published, of the operator who is signed in on the page. @returns its id */
export async function openCall(page: Page, name: string, people: People = {}): Promise<number> {
  const { countries, sectors } = data(await readApi(page, callReferenceData.path)) as Record<
    'countries' | 'sectors',
    { id: number }[]
  >;
  const opening = Date.now() + openingMilliseconds;
  const input = {
    language: 'fr',
    title: name,
    callType: 'residency',
    aidType: 'grant',
    depositLanguages: ['fr', 'en'],
    summary: 'Trois mois de travail à Saint-Louis.',
    description: '<p>Un atelier, une bourse et un accompagnement.</p>',
    zone: 'Africa/Dakar',
    opensAt: instant(opening),
    closesAt: inDays(40),
    fees: 'none',
    managementMode: 'internal',
    ...people,
    countryIds: countries.slice(0, 1).map(({ id }) => id),
    sectorIds: sectors.slice(0, 1).map(({ id }) => id),
  };
  const { id } = data(await callApi(page, mutateCall.path, { action: 'publish', input }));
  await publishForm(page, Number(id), [motive, title]);
  await expect.poll(() => Date.now()).toBeGreaterThan(opening);
  return Number(id);
}

/** @param stage of its form; none: the first */
export async function publishForm(page: Page, callId: number, questions: object[], stage?: number) {
  const form = { format: 1, sections: [{ id: 'work', label: { fr: 'Travail', en: 'Work' }, questions }] };
  const at = stage === undefined ? {} : { stage };
  for (const action of ['save', 'publish']) {
    const search = new URLSearchParams({ callId: String(callId), ...(stage && { stage: String(stage) }) });
    const { version } = data(await readApi(page, `${getApplicationForm.path}?${search}`));
    const document = action === 'save' ? { form: JSON.stringify(form) } : {};
    await callApi(page, saveApplicationForm.path, { action, callId, version, ...document, ...at });
  }
}

/** Ends a call now. */
export async function closeCall(page: Page, id: number): Promise<void> {
  const { version } = data(await readApi(page, `${getCallForApplication.path}?id=${id}`));
  await callApi(page, mutateCall.path, {
    action: 'closeEarly',
    id,
    version,
    reason: 'Assez de candidatures.',
  });
}

export interface Applicant extends Member {
  page: Page;
  /** Id of the application. */
  id: number;
}

/** A new member with a page of their own. */
export async function memberOn(
  browser: Browser,
  request: APIRequestContext,
  language: Language,
  lastName: string,
): Promise<Member & { page: Page }> {
  const member = await newMember(request, 'beneficiaire', { lastName });
  const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await enter(page, member);
  await callApi(page, '/api/settings/update', {
    section: 'account',
    firstName: 'Fatou',
    lastName,
    country: 'SN',
    language,
  });
  return { ...member, page };
}

/** A member whose application was sent, by calls: applying.spec.ts applies in the form. */
export async function applicantTo(
  callId: number,
  ...[browser, request, language, lastName]: Parameters<typeof memberOn>
): Promise<Applicant> {
  const member = await memberOn(browser, request, language, lastName);
  const { id, version } = data(
    await callApi(member.page, beginApplication.path, { callId, answerLanguage: language }),
  );
  const answers = JSON.stringify({ motive: 'Un fleuve, des récits.', title: `Estuaire ${lastName}` });
  const saved = data(
    await callApi(member.page, mutateApplication.path, { action: 'save', id, version, answers }),
  );
  await callApi(member.page, mutateApplication.path, { action: 'send', id, version: saved['version'] });
  return { ...member, id: Number(id) };
}

/** Finds applications eligible. */
export async function findEligible(page: Page, ids: number[]): Promise<void> {
  for (const id of ids) {
    const { version } = data(await readApi(page, `${getHandling.path}?id=${id}`));
    await callApi(page, checkEligibility.path, { items: [{ id, version }], result: 'eligible' });
  }
}

/** Until when offers are confirmed; the letters stay as they are. */
export async function setConfirmation(page: Page, callId: number): Promise<void> {
  const { settings } = data(await readApi(page, `${getDecisions.path}?callId=${callId}`)) as {
    settings: { letters: Record<string, string>[]; offerDays: number; version: number };
  };
  const letters = settings.letters.map(({ kind, language, subject, body }) => ({
    kind,
    language,
    subject,
    body,
  }));
  const { offerDays, version } = settings;
  await callApi(page, saveDecisionSettings.path, {
    callId,
    letters,
    offerDays,
    version,
    confirmUntil: inDays(20),
  });
  expect(letters.length).toBeGreaterThan(0);
}
