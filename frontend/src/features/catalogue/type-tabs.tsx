import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/ui/icon.tsx';
import { familyIds } from '../../../shared/config/content-types.ts';
import { shortFamiliesKeys } from '../../../shared/i18n/family-keys.ts';
import type { CatalogueData } from './load-catalogue.ts';
import { appliesTo, byFilter } from '../../../shared/catalogue/filters.ts';
import { stateAddress } from '../../../shared/catalogue/parameters.ts';
import styles from './type-tabs.module.css';

/** The families of the found items, with how many each holds: links, so that they work without script. */
export function TypeTabs({ found, path }: { found: CatalogueData; path: string }) {
  const { t } = useTranslation('catalogue');
  const { state, choices } = found;
  const counts = new Map(choices.types.map(({ family, count }) => [family, count]));
  const offered = familyIds.filter((family) => counts.get(family) || family === state.type);
  if (offered.length === 0) return null;
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  // Some filters are questions to some families only.
  const to = (type: typeof state.type): string => {
    const filters = byFilter((filter) => (appliesTo(filter, type) ? state.filters[filter.name] : []));
    return stateAddress(path, { ...state, type, filters, page: 1 });
  };
  return (
    <nav aria-label={t('type')} className={styles['tabs']}>
      <ul>
        <li>
          <a href={to(undefined)} aria-current={state.type ? undefined : 'true'}>
            {t('everyType')} <span className={styles['count']}>{all}</span>
          </a>
        </li>
        {offered.map((family) => (
          <li key={family} data-family={family}>
            <a href={to(family)} aria-current={state.type === family ? 'true' : undefined}>
              <Icon name={family} />
              {t(shortFamiliesKeys[family])}{' '}
              <span className={styles['count']}>{counts.get(family) ?? 0}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
