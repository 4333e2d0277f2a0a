import { pathTo } from '../../../shared/config/routes.ts';
import { type DataContext, siteOrganization, type Thing } from '../../lib/structured-data.ts';

/** The site, and how one searches it. */
export function siteData(description: string, { origin, language, url }: DataContext): Thing[] {
  const search = {
    '@type': 'SearchAction' as const,
    target: {
      '@type': 'EntryPoint' as const,
      urlTemplate: `${origin}${pathTo('search', language)}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  };
  return [
    {
      '@type': 'WebSite',
      '@id': `${origin}/#website`,
      name: 'Passerelle',
      description,
      url,
      inLanguage: language,
      publisher: siteOrganization(origin),
      potentialAction: search,
    },
  ];
}
