import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { type Language, languages } from '../../../shared/config/locales.ts';
import { PageReportContext } from '../../lib/page-report.ts';
import { useSite } from '../../lib/site.ts';

interface MetaProps {
  title: string;
  description?: string | undefined;
  /** The page's own address, without the parameters that change nothing. */
  path: string;
  /** Addresses of the same item by language, this page's included; only those that are published. */
  alternates?: Partial<Record<Language, string>>;
  /** false: not for search engines (filtered lists, errors). */
  indexed?: boolean;
}

const none = {};

/** Head tags of a page; React lifts them into the document's head. `ShareTags` adds what only machines read. */
export function Meta({ title, description, path, alternates = none, indexed = true }: MetaProps) {
  const { origin } = useSite();
  const { t } = useTranslation();
  const url = (address: string): string => origin + address;
  const known = languages.flatMap((code) => {
    const address = alternates[code];
    return address ? [{ code, address }] : [];
  });
  const text = description || t('frame.description');
  useContext(PageReportContext).setMeta({ title, description: text, path, alternates, indexed });
  return (
    <>
      <title>{t('frame.titleOf', { page: title })}</title>
      <meta name="description" content={text} />
      {indexed ? <link rel="canonical" href={url(path)} /> : <meta name="robots" content="noindex, follow" />}
      {indexed &&
        known.length > 1 &&
        known.map(({ code, address }) => (
          <link key={code} rel="alternate" hrefLang={code} href={url(address)} />
        ))}
      {indexed && known.length > 1 && alternates.fr && (
        <link rel="alternate" hrefLang="x-default" href={url(alternates.fr)} />
      )}
    </>
  );
}
