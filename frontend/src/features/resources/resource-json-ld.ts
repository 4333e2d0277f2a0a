import type { PasserelleResourceKind, ResourceQuery } from '../../../shared/graphql/generated/operations.ts';
import {
  type DataContext,
  organizationNamed,
  siteOrganization,
  some,
  type Thing,
} from '../../lib/structured-data.ts';

/** Kinds with a schema.org type whose required properties we have. */
const types = { article: 'Article', report: 'Report' } as const satisfies Partial<
  Record<PasserelleResourceKind, string>
>;
const typeOf = (kind: PasserelleResourceKind | null) =>
  kind === 'article' || kind === 'report' ? types[kind] : ('CreativeWork' as const);

/** A resource as a work, with the file that holds it. */
export function resourceData(
  resource: NonNullable<ResourceQuery['passerelleResource']>,
  { url, image, language, origin }: DataContext,
): Thing[] {
  const { card, file, organiser, modifiedAt } = resource;
  return [
    {
      '@type': typeOf(card.resourceKind),
      '@id': `${url}#work`,
      name: card.title,
      headline: card.title,
      description: card.summary,
      url,
      image,
      inLanguage: language,
      datePublished: card.publishedAt,
      dateModified: modifiedAt,
      author: organiser ? organizationNamed(organiser.name) : siteOrganization(origin),
      publisher: siteOrganization(origin),
      keywords: some(card.sectors.map(({ name }) => name)),
      ...(file
        ? {
            encoding: {
              '@type': 'MediaObject',
              name: file.name,
              encodingFormat: file.mime,
              contentSize: `${file.size} B`,
            },
          }
        : {}),
    },
  ];
}
