import { Meta } from '../../components/ui/meta.tsx';
import type { Language } from '../../config/locales.ts';
import { useTranslate } from '../../i18n/use-translate.ts';
import { useSite } from '../../lib/site.ts';
import type { CatalogueData } from './load-catalogue.ts';
import type { fr } from './locales/fr.ts';
import { isFiltered, stateAddress } from './parameters.ts';

interface CatalogueMetaProps {
  title: string;
  description: string;
  pathIn: (language: Language) => string;
  found: CatalogueData;
}

/** Lists are for search engines as long as nothing narrows them; further pages have no counterpart in the other language. */
export function CatalogueMeta({ title, description, pathIn, found }: CatalogueMetaProps) {
  const t = useTranslate<{ catalogue: typeof fr }>();
  const { language } = useSite();
  const { state, lastPage } = found;
  const { page } = state;
  const named = page > 1 ? `${title}, ${t('catalogue.pageOf', { page, last: lastPage })}` : title;
  return (
    <Meta
      title={named}
      description={description}
      path={stateAddress(pathIn(language), { page })}
      alternates={page > 1 ? {} : { fr: pathIn('fr'), en: pathIn('en') }}
      indexed={!isFiltered(state)}
    />
  );
}
