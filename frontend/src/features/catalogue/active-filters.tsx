import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/ui/icon.tsx';
import styles from './catalogue.module.css';
import { chosenFilters, readFilters } from './filter-names.ts';
import type { CatalogueData } from './load-catalogue.ts';
import { stateAddress } from '../../../shared/catalogue/parameters.ts';

/** Active filters of the list, and what its words were understood as, each with a link that removes it. */
export function ActiveFilters({ found, path }: { found: CatalogueData; path: string }) {
  const { t } = useTranslation('catalogue');
  const read = readFilters(found, t);
  // The search field has the words: with chips for their meanings, one for all of them says nothing more.
  const chosen = chosenFilters(found, t).slice(found.state.q && read.length > 0 ? 1 : 0);
  if (chosen.length + read.length === 0) return null;
  return (
    <ul className={styles['chips']} aria-label={t('active')}>
      {chosen.map(({ name, without }) => (
        <li key={name}>
          <a href={stateAddress(path, without)} className={styles['chip']} rel="nofollow">
            <span className="visually-hidden">{t('remove', { name })}</span>
            <span aria-hidden="true">{name}</span>
            <Icon name="close" />
          </a>
        </li>
      ))}
      {read.map(({ name, words, without }) => (
        <li key={`${words} ${name}`}>
          <a href={stateAddress(path, without)} className={styles['chip']} rel="nofollow">
            <span className="visually-hidden">{t('unread', { name, words })}</span>
            <span aria-hidden="true">{name}</span>
            <Icon name="close" />
          </a>
        </li>
      ))}
      {chosen.length + read.length > 1 && (
        <li>
          <a href={path} className={styles['clear']}>
            {t('clear')}
          </a>
        </li>
      )}
    </ul>
  );
}
