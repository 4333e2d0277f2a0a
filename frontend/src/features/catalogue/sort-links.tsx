import { useTranslate } from '../../i18n/use-translate.ts';
import type { fr } from './locales/fr.ts';
import { type CatalogueState, sortsFor, stateAddress } from './parameters.ts';
import styles from './sort-links.module.css';

/** One press changes the order, with or without script; the order is part of the address. */
export function SortLinks({ state, path }: { state: CatalogueState; path: string }) {
  const t = useTranslate<{ catalogue: typeof fr }>();
  return (
    <nav aria-label={t('catalogue.sort')} className={styles['sort']}>
      <ul>
        {sortsFor(state.q).map((sort) => (
          <li key={sort}>
            <a
              href={stateAddress(path, { ...state, sort, page: 1 })}
              aria-current={sort === state.sort ? 'true' : undefined}
              rel="nofollow"
            >
              {sort.startsWith('title') && <span className="visually-hidden">{t('catalogue.byTitle')} </span>}
              {t(`catalogue.sorts.${sort}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
