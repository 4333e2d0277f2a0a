import type { Page } from '@playwright/test';
import { saveApplicationForm } from '../shared/config/calls/application-form-calls.ts';
import { callReferenceData, mutateCall } from '../shared/config/calls/call-for-application-calls.ts';
import type { Language } from './account-forms.ts';
import { callApi, readApi } from './api-calls.ts';

const idsOf = (terms: { id: number }[]) => terms.map(({ id }) => id);

/** A draft of a call that people apply to here, in both languages, made by the operator who is signed in on the page. @returns its id */
export async function draftCall(page: Page, language: Language): Promise<string> {
  const { data: reference } = (await readApi(page, callReferenceData.path)) as {
    data: { countries: { id: number }[]; sectors: { id: number }[] };
  };
  const input = {
    language,
    title: 'Résidence de tissage',
    callType: 'residency',
    aidType: 'grant',
    depositLanguages: ['fr', 'en'],
    managementMode: 'internal',
    countryIds: idsOf(reference.countries.slice(0, 1)),
    sectorIds: idsOf(reference.sectors.slice(0, 1)),
  };
  const answer = (await callApi(page, mutateCall.path, { action: 'save', input })) as {
    data: { id: number };
  };
  return String(answer.data.id);
}

/** Saves the first form of a call. @param questions of its one section */
export const saveForm = (page: Page, callId: string, questions: readonly object[]): Promise<unknown> =>
  callApi(page, saveApplicationForm.path, {
    action: 'save',
    callId: Number(callId),
    version: 0,
    form: JSON.stringify({
      format: 1,
      sections: [{ id: 'work', label: { fr: 'Votre travail', en: 'Your work' }, questions }],
    }),
  });
