import { useTranslation } from 'react-i18next';
import { useSite } from '../../lib/site.ts';
import { type CountryFigures, useCountryPath } from './country-map.tsx';
import styles from './directory-section.module.css';

/** Number of visible rows; the others are in a disclosure. */
const atOnce = 8;

/** The figures of the map, each country the way to its people. */
export function CountryTable({ figures }: { figures: CountryFigures[] }) {
  const { t } = useTranslation('home');
  const others = figures.slice(atOnce);
  return (
    <div>
      <Rows caption={t('countryTable')} figures={figures.slice(0, atOnce)} />
      {others.length > 0 && (
        <details className={styles['others']}>
          <summary>{t('otherCountries', { count: others.length })}</summary>
          <Rows caption={t('countryTableRest')} figures={others} />
        </details>
      )}
    </div>
  );
}

function Rows({ caption, figures }: { caption: string; figures: CountryFigures[] }) {
  const { t } = useTranslation('home');
  const { language } = useSite();
  const pathOf = useCountryPath();
  const numbers = new Intl.NumberFormat(language);
  return (
    <table className={styles['table']}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('country')}</th>
          <th scope="col">{t('persons')}</th>
          <th scope="col">{t('structures')}</th>
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
