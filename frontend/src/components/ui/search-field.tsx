import { pathTo } from '../../../shared/config/routes.ts';
import { useSite } from '../../lib/site.ts';
import styles from './search-row.module.css';
import { SearchRow } from './search-row.tsx';

interface SearchFieldProps {
  label: string;
  placeholder?: string;
}

/** A form of its own that leads to the global search, with or without script. */
export function SearchField({ label, placeholder }: SearchFieldProps) {
  const { language } = useSite();
  return (
    <search>
      <form action={pathTo('search', language)} method="get" className={styles['search']}>
        <SearchRow id="site-search" label={label} placeholder={placeholder} />
      </form>
    </search>
  );
}
