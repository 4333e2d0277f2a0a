import { useTranslation } from 'react-i18next';
import { Meta } from '../../components/ui/meta.tsx';
import type { Language } from '../../../shared/config/locales.ts';
import { type FeedId, feedPath } from '../../../shared/config/document-paths.ts';
import { useSite } from '../../lib/site.ts';
import { nameOfChoice } from './choices.ts';
import type { CatalogueData } from './load-catalogue.ts';
import { monthName } from './month-view.tsx';
import { indexedValues, isIndexed } from './indexing.ts';
import { isFiltered, stateAddress } from '../../../shared/catalogue/parameters.ts';

interface CatalogueMetaProps {
  title: string;
  description: string;
  pathIn: (language: Language) => string;
  list: FeedId;
  found: CatalogueData;
}

/**
 * Metadata of a list for search engines (README.md). Further and filtered pages have no `hreflang`, since the
 * other language may have other content. The title of a filtered list contains the number of results, which screen
 * readers announce.
 */
export function CatalogueMeta({ title, description, pathIn, list, found }: CatalogueMetaProps) {
  const { t } = useTranslation('catalogue');
  const { language } = useSite();
  const { state, total, lastPage, choices } = found;
  const { page } = state;
  const indexed = indexedValues(state);
  const filtered = isFiltered(state);
  const [only, ...more] = Object.values(indexed).flat();
  const parts = [
    title,
    state.month !== undefined && monthName(state.month, language),
    only !== undefined && more.length === 0 && nameOfChoice(Object.values(choices.filters).flat(), only),
    filtered && t('results', { count: total }),
    page > 1 && t('pageOf', { page, last: lastPage }),
  ];
  return (
    <>
      <Meta
        title={parts.filter(Boolean).join(', ')}
        description={description}
        path={stateAddress(pathIn(language), { page, filters: indexed })}
        alternates={page > 1 || filtered ? {} : { fr: pathIn('fr'), en: pathIn('en') }}
        indexed={isIndexed(list, state, total)}
      />
      <link
        rel="alternate"
        type="application/atom+xml"
        title={title}
        href={stateAddress(feedPath(list, language), { ...state, page: 1, month: undefined })}
      />
    </>
  );
}
