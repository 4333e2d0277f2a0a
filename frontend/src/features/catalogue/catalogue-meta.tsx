import { Meta } from '../../components/ui/meta.tsx';
import type { Language } from '../../config/locales.ts';
import { type FeedId, feedPath } from '../../config/routes.ts';
import { useTranslate } from '../../i18n/use-translate.ts';
import { useSite } from '../../lib/site.ts';
import type { CatalogueData } from './load-catalogue.ts';
import type { fr } from './locales/fr.ts';
import { isFiltered, stateAddress } from './parameters.ts';

interface CatalogueMetaProps {
  title: string;
  description: string;
  pathIn: (language: Language) => string;
  list: FeedId;
  found: CatalogueData;
}

/**
 * Lists are for search engines as long as nothing narrows them; further pages have no counterpart in the other
 * language. A narrowed list says in its title how much it holds: that is what screen readers are told.
 */
export function CatalogueMeta({ title, description, pathIn, list, found }: CatalogueMetaProps) {
  const t = useTranslate<{ catalogue: typeof fr }>();
  const { language } = useSite();
  const { state, total, lastPage } = found;
  const { page } = state;
  const filtered = isFiltered(state);
  const parts = [
    title,
    filtered && t('catalogue.results', { count: total }),
    page > 1 && t('catalogue.pageOf', { page, last: lastPage }),
  ];
  return (
    <>
      <Meta
        title={parts.filter(Boolean).join(', ')}
        description={description}
        path={stateAddress(pathIn(language), { page })}
        alternates={page > 1 ? {} : { fr: pathIn('fr'), en: pathIn('en') }}
        indexed={!filtered}
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
