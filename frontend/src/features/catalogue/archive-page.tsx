import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { type Family, familyOfArchive } from '../../../shared/config/content-types.ts';
import type { ArchiveId } from '../../../shared/config/routes.ts';
import { familiesKeys } from '../../../shared/i18n/family-keys.ts';
import { archivePath } from '../../../shared/links/archive-path.ts';
import { CatalogueMeta } from './catalogue-meta.tsx';
import { CatalogueScreen } from './catalogue-screen.tsx';
import { leadKeys } from './label-keys.ts';
import { type CatalogueData, loadCatalogue } from './load-catalogue.ts';

/** The listing of one family. */
export function pageFor(id: ArchiveId) {
  const family = familyOfArchive(id);
  return {
    loader: (args: LoaderFunctionArgs) => loadCatalogue(args, family),
    Component: () => <ArchivePage id={id} family={family} />,
  };
}

function ArchivePage({ id, family }: { id: ArchiveId; family: Family }) {
  const { t } = useTranslation('catalogue');
  const found = useLoaderData<CatalogueData>();
  const title = t(familiesKeys[family]);
  const lead = t(leadKeys[family]);
  return (
    <>
      <CatalogueMeta
        title={title}
        description={lead}
        pathIn={(code) => archivePath(family, code)}
        list={id}
        found={found}
      />
      <CatalogueScreen list={id} family={family} title={title} lead={lead} found={found} />
    </>
  );
}
