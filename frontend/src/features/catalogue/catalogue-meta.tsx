import { useTranslation } from 'react-i18next';
import { Meta } from '../../components/ui/meta.tsx';
import type { Language } from '../../../shared/config/locales.ts';
import { type FeedId, feedPath } from '../../../shared/config/document-paths.ts';
import { useSite } from '../../lib/site.ts';
import { nameOfChoice } from './choices.ts';
import type { CatalogueData } from './load-catalogue.ts';
import { isIndexed } from './indexing.ts';
import { isFiltered, stateAddress } from '../../../shared/catalogue/parameters.ts';

interface CatalogueMetaProps {
  title: string;
  description: string;
  pathIn: (language: Language) => string;
  list: FeedId;
  found: CatalogueData;
}

/**
 * What of a list search engines are told of: docs/decisions/0043. Further and narrowed pages have no counterpart in the
 * other language, where they may hold something else or nothing. A narrowed list says in its title how much it holds: that is what screen readers are told.
 */
export function CatalogueMeta({ title, description, pathIn, list, found }: CatalogueMetaProps) {
  const { t } = useTranslation('catalogue');
  const { language } = useSite();
  const { state, total, lastPage, choices } = found;
  const { page, country, sector } = state;
  const filtered = isFiltered(state);
  const [only, ...more] = [...country, ...sector];
  const parts = [
    title,
    only !== undefined && more.length === 0 && nameOfChoice([...choices.countries, ...choices.sectors], only),
    filtered && t('results', { count: total }),
    page > 1 && t('pageOf', { page, last: lastPage }),
  ];
  return (
    <>
      <Meta
        title={parts.filter(Boolean).join(', ')}
        description={description}
        path={stateAddress(pathIn(language), { page, country, sector })}
        alternates={page > 1 || filtered ? {} : { fr: pathIn('fr'), en: pathIn('en') }}
        indexed={isIndexed(list, state, total)}
      />
      <link
        rel="alternate"
        type="application/atom+xml"
        title={title}
        href={stateAddress(feedPath(list, language), { ...state, page: 1 })}
      />
    </>
  );
}
