import type { HomeQuery } from '../../../shared/graphql/generated/operations.ts';
import { archivePath } from '../../../shared/links/archive-path.ts';
import { withParameters } from '../../../shared/links/with-parameters.ts';
import { useSite } from '../../lib/site.ts';
import styles from './country-map.module.css';
import { columns, density, rowCount, tiles } from './country-tiles.ts';

export type CountryFigures = HomeQuery['passerelleHome']['directoryCountries'][number];

/** Side of a tile, in units of the drawing; the rest of a step is the gap between two. */
const side = 9;
const step = 10;

export const peopleIn = ({ persons, structures }: CountryFigures): number => persons + structures;

/** Path of the list of a country's entries in the directory. */
export const useCountryPath = (): ((isoCode: string) => string) => {
  const { language } = useSite();
  return (isoCode) => withParameters(archivePath('directory', language), { country: isoCode });
};

/** A map of the table beside it: redundant, so hidden from assistive technology and from the keyboard. */
export function CountryMap({ figures }: { figures: CountryFigures[] }) {
  const pathOf = useCountryPath();
  const byCode = new Map(figures.map((each) => [each.country.isoCode, each]));
  const largest = Math.max(1, ...figures.map(peopleIn));
  return (
    <svg
      className={styles['map']}
      viewBox={`0 0 ${columns * step - 1} ${rowCount * step - 1}`}
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles['bridge']} d="M52 9L34 20M53.5 9L44 20M54.5 9V20M55.5 9L64 20M57 9L74 20" />
      {tiles.map(({ isoCode, column, row }) => {
        const there = byCode.get(isoCode);
        const tile = (
          <g
            className={styles['tile']}
            data-density={density(there ? peopleIn(there) : 0, largest)}
            transform={`translate(${column * step} ${row * step})`}
          >
            <rect width={side} height={side} />
            <path d="M0 7.5h9" />
            <text x={side / 2} y="5.2">
              {isoCode}
            </text>
          </g>
        );
        return there ? (
          <a key={isoCode} href={pathOf(isoCode)} tabIndex={-1}>
            <title>{`${there.country.name} : ${peopleIn(there)}`}</title>
            {tile}
          </a>
        ) : (
          <g key={isoCode}>{tile}</g>
        );
      })}
    </svg>
  );
}
