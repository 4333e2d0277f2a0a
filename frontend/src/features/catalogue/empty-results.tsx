import { Weave } from '../../components/ui/weave.tsx';
import { pathTo } from '../../config/routes.ts';
import { useTranslate } from '../../i18n/use-translate.ts';
import { useSite } from '../../lib/site.ts';
import styles from './catalogue.module.css';
import { chosenFilters } from './filter-names.ts';
import type { CatalogueData } from './load-catalogue.ts';
import type { fr } from './locales/fr.ts';
import { stateAddress } from './parameters.ts';

interface EmptyResultsProps {
  found: CatalogueData;
  path: string;
  /** Offer the search over the whole site as well. */
  everywhere: boolean;
}

/** Nothing found: what to change, each as a link that does it. */
export function EmptyResults({ found, path, everywhere }: EmptyResultsProps) {
  const t = useTranslate<{ catalogue: typeof fr }>();
  const { language } = useSite();
  const chosen = chosenFilters(found, t);
  const { q } = found.state;
  return (
    <div className={styles['empty']}>
      <Weave seed={7} columns={8} rows={4} className={styles['emptyCloth']} />
      <div className={styles['emptyWords']}>
        <h3>{t('catalogue.emptyTitle')}</h3>
        <p>{chosen.length > 0 ? t('catalogue.emptyHint') : t('catalogue.emptyNothing')}</p>
        <ul>
          {chosen.map(({ name, without }) => (
            <li key={name}>
              <a href={stateAddress(path, without)} rel="nofollow">
                {t('catalogue.remove', { name })}
              </a>
            </li>
          ))}
          {chosen.length > 1 && (
            <li>
              <a href={path}>{t('catalogue.clear')}</a>
            </li>
          )}
          {everywhere && (
            <li>
              <a href={stateAddress(pathTo('search', language), { q })}>{t('catalogue.emptyEverywhere')}</a>
            </li>
          )}
        </ul>
      </div>
    </div>
  );
}
