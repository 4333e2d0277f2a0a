import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { pathTo } from '../../config/routes.ts';
import { useTranslate } from '../../i18n/use-translate.ts';
import { CatalogueMeta } from './catalogue-meta.tsx';
import { CatalogueScreen } from './catalogue-screen.tsx';
import { type CatalogueData, loadCatalogue } from './load-catalogue.ts';
import type { fr } from './locales/fr.ts';

export const loader = (given: LoaderFunctionArgs): Promise<CatalogueData> => loadCatalogue(given);

/** The global search over all families. */
export function Component() {
  const t = useTranslate<{ catalogue: typeof fr }>();
  const found = useLoaderData<CatalogueData>();
  const { q } = found.state;
  const lead = t('catalogue.searchLead');
  return (
    <>
      <CatalogueMeta
        title={q ? t('catalogue.searchTitleFor', { q }) : t('catalogue.searchTitle')}
        description={lead}
        pathIn={(code) => pathTo('search', code)}
        list="search"
        found={found}
      />
      <CatalogueScreen list="search" title={t('catalogue.searchTitle')} lead={lead} found={found} />
    </>
  );
}
