import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { pathTo } from '../../../shared/config/routes.ts';
import { CatalogueMeta } from './catalogue-meta.tsx';
import { CatalogueScreen } from './catalogue-screen.tsx';
import { type CatalogueData, loadCatalogue } from './load-catalogue.ts';

export const loader = (args: LoaderFunctionArgs): Promise<CatalogueData> => loadCatalogue(args);

/** The global search over all families. */
export function Component() {
  const { t } = useTranslation('catalogue');
  const found = useLoaderData<CatalogueData>();
  const { q } = found.state;
  const lead = t('searchLead');
  return (
    <>
      <CatalogueMeta
        title={q ? t('searchTitleFor', { q }) : t('searchTitle')}
        description={lead}
        pathIn={(code) => pathTo('search', code)}
        list="search"
        found={found}
      />
      <CatalogueScreen list="search" title={t('searchTitle')} lead={lead} found={found} />
    </>
  );
}
