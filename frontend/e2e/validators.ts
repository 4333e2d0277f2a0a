import { type Browser, expect, type Page } from '@playwright/test';
import type { Language } from './account-forms.ts';
import { updateStatus } from '../shared/config/calls/moderation-calls.ts';
import { callApi } from './api-calls.ts';
import { complete, createDraft, elsewhere, submit } from './record-form.ts';

/** Decides on what names Senegal as a country, in the demo content. */
export const validator = { email: 'moderateur@passerelle.test', password: 'Passerelle-2026!' };

interface Decision {
  status: 'valid' | 'to_edit' | 'rejected';
  target?: 'record' | 'proposal';
  comment?: string;
  rejectionReason?: string;
}

/** The version of an initiative, which its owner has open on the page. */
export const versionOf = (page: Page, id: string): Promise<number> =>
  page.evaluate(async (record) => {
    const response = await fetch(`/api/dashboard/initiatives/get-initiative?id=${record}`);
    return ((await response.json()) as { data: { version: number } }).data.version;
  }, id);

/** Decides, as a validator in charge, on the initiative that its owner has open on the page. */
export async function decide(page: Page, browser: Browser, id: string, decision: Decision): Promise<void> {
  const version = await versionOf(page, id);
  const office = await elsewhere(browser, validator);
  const items = [{ id: Number(id), version }];
  const answer = await callApi(office.page, updateStatus.path, { items, ...decision });
  expect(answer).toMatchObject({
    data: { results: [{ id: Number(id), ok: true, status: 200, error: null }] },
  });
  await office.context.close();
}

/** An initiative of the user of the page, submitted and approved; its slug is made of its title. @returns its id */
export async function publishOwn(
  page: Page,
  browser: Browser,
  title: string,
  language: Language = 'fr',
): Promise<string> {
  const id = await createDraft(page, title, language);
  await complete(page, language);
  await submit(page, language);
  await decide(page, browser, id, { status: 'valid' });
  return id;
}
