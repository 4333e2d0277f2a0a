import { expect, type Page } from '@playwright/test';
import { createStructure, updateStructure } from '../shared/config/calls/structure-calls.ts';
import type { Language } from './account-forms.ts';
import { callApi, readApi } from './api-calls.ts';

const referencePath = '/api/moderations/filters/sectors-and-countries';

/** Writes and publishes a structure of the member who is signed in on the page: its only owner. */
export async function publishStructure(page: Page, name: string, language: Language): Promise<void> {
  const { data } = (await readApi(page, referencePath)) as { data: { sectors: { id: number }[] } };
  const sectorIds = data.sectors.slice(0, 1).map(({ id }) => id);
  const created = await callApi(page, createStructure.path, {
    action: 'save',
    inProfile: false,
    input: {
      language,
      name,
      structureType: 'association',
      summary: 'Des contes au bord de l’eau',
      headquartersCountry: 'SN',
      city: 'Saint-Louis',
      sectorIds,
    },
  });
  const { id, version } = (created as { data: { id: number; version: number } }).data;
  const published = await callApi(page, updateStructure.path, { action: 'publish', id, version });
  expect(published).toMatchObject({ data: { id, status: 'publish' } });
}
