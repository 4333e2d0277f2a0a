import type { Page } from '@playwright/test';
import type { Language } from './account-forms.ts';

/** Submits initiatives as the signed-in member of the page. @param country ISO code @returns their ids, in order */
export async function submitted(
  page: Page,
  titles: readonly string[],
  { language = 'fr', country = 'SN' }: { language?: Language; country?: string } = {},
): Promise<number[]> {
  return page.evaluate(
    async ({ names, inLanguage, iso }) => {
      const session = await fetch('/api/auth/get-auth');
      const { csrfToken } = ((await session.json()) as { data: { csrfToken: string } }).data;
      const known = await fetch('/api/moderations/filters/sectors-and-countries');
      const { data: reference } = (await known.json()) as {
        data: { sectors: { id: number }[]; countries: { id: number; isoCode: string }[] };
      };
      const mutate = async (body: object) => {
        const answer = await fetch('/api/dashboard/initiatives/mutate-initiative', {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-csrf-token': csrfToken },
          body: JSON.stringify(body),
        });
        if (!answer.ok) throw new Error(await answer.text());
        return ((await answer.json()) as { data: { id: number; version: number } }).data;
      };
      const input = {
        language: inLanguage,
        subtitle: 'Du fil au tissu',
        description: '<p>Un atelier ouvert à toutes.</p>',
        ambition: 'Former cent personnes en cinq ans',
        startDate: '2027-01-15',
        countryIds: reference.countries.filter(({ isoCode }) => isoCode === iso).map(({ id }) => id),
        sectorIds: reference.sectors.slice(0, 1).map(({ id }) => id),
      };
      const ids: number[] = [];
      for (const title of names) {
        const { id, version } = await mutate({ action: 'save', input: { ...input, title } });
        await mutate({ action: 'submit', id, version });
        ids.push(id);
      }
      return ids;
    },
    { names: titles, inLanguage: language, iso: country },
  );
}
