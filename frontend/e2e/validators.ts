import { expect, type Page } from '@playwright/test';
import type { Language } from './account-forms.ts';
import { updateStatus } from '../shared/config/calls/moderation-calls.ts';
import { callAs, readApi } from './api-calls.ts';
import { submitted } from './submitted-initiatives.ts';

/** Decides on what names Senegal as a country, in the demo content. */
export const validator = { email: 'moderateur@passerelle.test', password: 'Passerelle-2026!' };

interface Decision {
  status: 'valid' | 'to_edit' | 'rejected';
  target?: 'record' | 'proposal';
  comment?: string;
  rejectionReason?: string;
}

/** The version of an initiative, which its owner has open on the page. */
export async function versionOf(page: Page, id: string): Promise<number> {
  const record = await readApi(page, `/api/dashboard/initiatives/get-initiative?id=${id}`);
  return (record as { data: { version: number } }).data.version;
}

/** Decides, as a validator in charge, on the initiative that its owner has open on the page. */
export async function decide(page: Page, id: string, decision: Decision): Promise<void> {
  const version = await versionOf(page, id);
  const items = [{ id: Number(id), version }];
  const answer = await callAs(validator, updateStatus.path, { items, ...decision });
  expect(answer).toMatchObject({
    data: { results: [{ id: Number(id), ok: true, status: 200, error: null }] },
  });
}

/** An initiative of the user of the page, submitted and approved; its slug is made of its title. @returns its id */
export async function publishOwn(page: Page, title: string, language: Language = 'fr'): Promise<string> {
  const [id] = await submitted(page, [title], { language });
  await decide(page, String(id), { status: 'valid' });
  return String(id);
}
