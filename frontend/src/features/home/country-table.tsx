import { useTranslate } from '../../i18n/use-translate.ts';
import { useSite } from '../../lib/site.ts';
import { type CountryFigures, useCountryPath } from './country-map.tsx';
import styles from './directory-section.module.css';
import type { fr } from './locales/fr.ts';

/** So many stand there at once; the others are one act away. */
const atOnce = 8;

/** The figures of the map, each country the way to its people. */
export function CountryTable({ figures }: { figures: CountryFigures[] }) {
  const t = useTranslate<{ home: typeof fr }>();
  const others = figures.slice(atOnce);
  return (
    <div>
      <Rows caption={t('home.countryTable')} figures={figures.slice(0, atOnce)} />
      {others.length > 0 && (
        <details className={styles['others']}>
          <summary>{t('home.otherCountries', { count: others.length })}</summary>
          <Rows caption={t('home.countryTableRest')} figures={others} />
        </details>
      )}
    </div>
  );
}

function Rows({ caption, figures }: { caption: string; figures: CountryFigures[] }) {
  const t = useTranslate<{ home: typeof fr }>();
  const { language } = useSite();
  const pathOf = useCountryPath();
  const numbers = new Intl.NumberFormat(language);
  return (
    <table className={styles['table']}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('home.country')}</th>
          <th scope="col">{t('home.persons')}</th>
          <th scope="col">{t('home.structures')}</th>
        </tr>
      </thead>
      <tbody>
        {figures.map(({ country, persons, structures }) => (
          <tr key={country.isoCode}>
            <th scope="row">
              <a href={pathOf(country.isoCode)}>{country.name}</a>
            </th>
            <td>{numbers.format(persons)}</td>
            <td>{numbers.format(structures)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
