import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { PageHeader } from '../../components/ui/page-header.tsx';
import { pathTo } from '../../config/routes.ts';
import { useTranslate } from '../../i18n/use-translate.ts';
import { useSite } from '../../lib/site.ts';
import { CatalogueMeta } from './catalogue-meta.tsx';
import { CatalogueView } from './catalogue-view.tsx';
import { type CatalogueData, loadCatalogue } from './load-catalogue.ts';
import type { fr } from './locales/fr.ts';

export const loader = (given: LoaderFunctionArgs): Promise<CatalogueData> => loadCatalogue(given);

/** The global search over all families. */
export function Component() {
  const t = useTranslate<{ catalogue: typeof fr }>();
  const { language } = useSite();
  const found = useLoaderData<CatalogueData>();
  const { q } = found.state;
  return (
    <>
      <CatalogueMeta
        title={q ? t('catalogue.searchTitleFor', { q }) : t('catalogue.searchTitle')}
        description={t('catalogue.searchLead')}
        pathIn={(code) => pathTo('search', code)}
        found={found}
      />
      <PageHeader title={t('catalogue.searchTitle')} lead={t('catalogue.searchLead')} />
      <CatalogueView found={found} path={pathTo('search', language)} />
    </>
  );
}
