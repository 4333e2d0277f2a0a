import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/ui/icon.tsx';
import { Weave } from '../../components/ui/weave.tsx';
import { pathTo } from '../../../shared/config/routes.ts';
import { useSite } from '../../lib/site.ts';
import styles from './empty-results.module.css';
import { chosenFilters, relaxedSearches } from './filter-names.ts';
import type { CatalogueData } from './load-catalogue.ts';
import { stateAddress } from '../../../shared/catalogue/parameters.ts';

interface EmptyResultsProps {
  found: CatalogueData;
  path: string;
  /** Offer the search over the whole site as well. */
  everywhere: boolean;
  /** The screen on which one asks for alerts of the search. */
  alert: string;
}

const waysOutKeys = { some: 'emptyWays', none: 'emptyHint', nothingChosen: 'emptyNothing' } as const;

function waysOut(relaxed: number, chosen: number): keyof typeof waysOutKeys {
  if (relaxed > 0) return 'some';
  return chosen > 0 ? 'none' : 'nothingChosen';
}

/** Message for a search without results: filters to remove, each as a link with the number of results without it. */
export function EmptyResults({ found, path, everywhere, alert }: EmptyResultsProps) {
  const { t } = useTranslation('catalogue');
  const { language } = useSite();
  const chosen = chosenFilters(found, t);
  const { q } = found.state;
  // Removing the only words leads where “clear all” does.
  const relaxed = relaxedSearches(found, t).filter(({ without }) => stateAddress(path, without) !== path);
  const isQueryAlone = q !== '' && chosen.length === 1 && relaxed.length === 0;
  return (
    <div className={styles['empty']}>
      <Weave seed={7} columns={8} rows={4} className={styles['cloth']} />
      <div className={styles['words']}>
        <h3>{t('emptyTitle')}</h3>
        <p>
          {isQueryAlone ? t('emptyQuery', { q }) : t(waysOutKeys[waysOut(relaxed.length, chosen.length)])}
        </p>
        <ul>
          {relaxed.map(({ name, total, without }) => (
            <li key={name}>
              <a href={stateAddress(path, without)} rel="nofollow" className={styles['way']}>
                <span>
                  {t('without', { name })} <strong>{t('results', { count: total })}</strong>
                </span>
                <Icon name="arrow" />
              </a>
            </li>
          ))}
          {chosen.length > 0 && (
            <li>
              <a href={path} className={styles['way']}>
                <span>{t('clear')}</span>
                <Icon name="arrow" />
              </a>
            </li>
          )}
          {everywhere && (
            <li>
              <a href={stateAddress(pathTo('search', language), { q })} className={styles['way']}>
                <span>{t('emptyEverywhere')}</span>
                <Icon name="arrow" />
              </a>
            </li>
          )}
          <li>
            <a href={alert} rel="nofollow" className={styles['way']}>
              <span>{t('emptyAlert')}</span>
              <Icon name="arrow" />
            </a>
          </li>
        </ul>
      </div>
    </div>
  );
}
