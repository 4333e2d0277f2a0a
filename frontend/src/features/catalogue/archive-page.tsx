import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { PageHeader } from '../../components/ui/page-header.tsx';
import { type Family, familyOfArchive } from '../../config/content-types.ts';
import type { ArchiveId } from '../../config/routes.ts';
import { useTranslate } from '../../i18n/use-translate.ts';
import { archivePath } from '../../lib/paths.ts';
import { useSite } from '../../lib/site.ts';
import { CatalogueMeta } from './catalogue-meta.tsx';
import { CatalogueView } from './catalogue-view.tsx';
import { type CatalogueData, loadCatalogue } from './load-catalogue.ts';
import type { fr } from './locales/fr.ts';

/** The listing of one family: its loader and its screen. */
export function archivePage(id: ArchiveId) {
  const family = familyOfArchive(id);
  return {
    loader: (given: LoaderFunctionArgs) => loadCatalogue(given, family),
    Component: () => <ArchivePage family={family} />,
  };
}

function ArchivePage({ family }: { family: Family }) {
  const t = useTranslate<{ catalogue: typeof fr }>();
  const { language } = useSite();
  const found = useLoaderData<CatalogueData>();
  const title = t(`families.${family}`);
  const lead = t(`catalogue.leads.${family}`);
  return (
    <>
      <CatalogueMeta
        title={title}
        description={lead}
        pathIn={(code) => archivePath(family, code)}
        found={found}
      />
      <PageHeader family={family} title={title} lead={lead} />
      <CatalogueView found={found} family={family} path={archivePath(family, language)} />
    </>
  );
}
