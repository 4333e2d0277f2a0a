/**
 * Our own drawing of Africa and France: one tile for each country, where its neighbours would look for it. Columns from
 * the Atlantic to the Indian Ocean, rows from north to south; row 1 is the sea that the footbridge spans.
 */
const rows: readonly (readonly [row: number, first: number, countries: string])[] = [
  [0, 5, 'FR'],
  [2, 3, 'MA DZ TN LY EG'],
  [3, 2, 'MR ML BF NE TD SD ER'],
  [4, 0, 'CV SN GM GN TG BJ NG SS ET DJ'],
  [5, 1, 'GW SL CI GH GQ CM CF UG KE SO'],
  [6, 2, 'LR . ST GA CG CD RW TZ'],
  [7, 6, 'AO ZM BI MW KM SC'],
  [8, 6, 'NA BW ZW MZ MG MU'],
  [9, 7, 'ZA LS SZ'],
];

export interface Tile {
  isoCode: string;
  column: number;
  row: number;
}

export const tiles: readonly Tile[] = rows.flatMap(([row, first, countries]) =>
  countries
    .split(' ')
    .map((isoCode, index) => ({ isoCode, column: first + index, row }))
    .filter(({ isoCode }) => isoCode !== '.'),
);

export const columns = 12;
export const rowCount = 10;
const levels = 4;

/** How densely a country's tile is woven: 0 for none, 1 to 4 by the square root of its share of the largest. */
export function density(count: number, largest: number): number {
  return count <= 0 ? 0 : Math.min(levels, 1 + Math.floor((levels - 1) * Math.sqrt(count / largest)));
}
