import { describe, expect, it } from 'vitest';
import { renderPage } from '../../testing/render-page.ts';
import { sampleRoot } from '../../testing/sample-upstream.ts';

/** The map has its own order, the table that of the figures. */
const byText = (one: unknown[], other: unknown[]): number => String(one).localeCompare(String(other));

describe.each([
  ['fr', 'FR', '/', '/annuaire/'],
  ['en', 'EN', '/en/', '/en/directory/'],
] as const)('the map of the home page (%s)', (_code, language, home, directory) => {
  it('shows what its table says, whose rows lead to the people of each country', async () => {
    const { directoryCountries } = sampleRoot().passerelleHome({ language });
    expect(directoryCountries.length).toBeGreaterThan(1);
    const { document } = await renderPage(home);
    const rows = [...document.querySelectorAll('main table tbody tr')].map((row) => {
      const link = row.querySelector('a');
      const cells = [...row.querySelectorAll('td')].map(({ textContent }) => Number(textContent));
      return [link?.textContent, link?.getAttribute('href'), ...cells];
    });
    const figures = directoryCountries.map(({ country, persons, structures }) => ({
      country,
      persons,
      structures,
      path: `${directory}?country=${country.isoCode}`,
    }));
    expect(rows.toSorted(byText)).toEqual(
      figures
        .map(({ country, path, persons, structures }) => [country.name, path, persons, structures])
        .toSorted(byText),
    );

    const drawing = document.querySelector('main svg:has(title)');
    expect([drawing?.getAttribute('aria-hidden'), drawing?.getAttribute('focusable')]).toEqual([
      'true',
      'false',
    ]);
    const drawn = [...(drawing?.querySelectorAll('a') ?? [])].map((link) => [
      link.getAttribute('href'),
      link.getAttribute('tabindex'),
      link.querySelector('title')?.textContent,
    ]);
    expect(drawn.toSorted(byText)).toEqual(
      figures
        .map(({ country, path, persons, structures }) => [
          path,
          '-1',
          `${country.name} : ${persons + structures}`,
        ])
        .toSorted(byText),
    );
  });
});
