import type { Page } from '@playwright/test';
import { mutateInitiative } from '../shared/config/calls/initiative-calls.ts';
import type { Language } from './account-forms.ts';
import { callApi, readApi } from './api-calls.ts';

interface Reference {
  sectors: { id: number }[];
  countries: { id: number; isoCode: string }[];
}
interface Saved {
  data: { id: number; version: number };
}

/** Submits initiatives as the signed-in member of the page. @param country ISO code @returns their ids, in order */
export async function submitted(
  page: Page,
  titles: readonly string[],
  { language = 'fr', country = 'SN' }: { language?: Language; country?: string } = {},
): Promise<number[]> {
  const known = (await readApi(page, '/api/moderations/filters/sectors-and-countries')) as {
    data: Reference;
  };
  const input = {
    language,
    subtitle: 'Du fil au tissu',
    description: '<p>Un atelier ouvert à toutes.</p>',
    ambition: 'Former cent personnes en cinq ans',
    startDate: '2027-01-15',
    countryIds: known.data.countries.filter(({ isoCode }) => isoCode === country).map(({ id }) => id),
    sectorIds: known.data.sectors.slice(0, 1).map(({ id }) => id),
  };
  const mutate = async (body: object) => ((await callApi(page, mutateInitiative.path, body)) as Saved).data;
  const ids: number[] = [];
  for (const title of titles) {
    const { id, version } = await mutate({ action: 'save', input: { ...input, title } });
    await mutate({ action: 'submit', id, version });
    ids.push(id);
  }
  return ids;
}
