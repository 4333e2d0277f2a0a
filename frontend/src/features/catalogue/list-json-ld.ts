import type { Organization, Person } from 'schema-dts';
import type { Card_CardFragment } from '../../../shared/graphql/generated/operations.ts';
import { itemPath } from '../../../shared/links/item-path.ts';
import { countriesOf, type DataContext, type Thing } from '../../lib/structured-data.ts';

/** The first things of a list, each by its address; persons and structures, who have none, by what is known of them. */
export function listData(name: string, cards: readonly Card_CardFragment[], context: DataContext): Thing[] {
  const items = cards.filter(({ locked }) => !locked);
  if (items.length === 0) return [];
  return [
    {
      '@type': 'ItemList',
      '@id': `${context.url}#list`,
      name,
      numberOfItems: items.length,
      itemListElement: items.map((card, index) => {
        const path = itemPath(card.type, card.slug, context.language);
        return {
          '@type': 'ListItem',
          position: index + 1,
          ...(path ? { name: card.title, url: context.origin + path } : { item: whoIs(card) }),
        };
      }),
    },
  ];
}

function whoIs(card: Card_CardFragment): Person | Organization {
  const { title, summary, city, countries, job } = card;
  const [country] = countries;
  const address = {
    '@type': 'PostalAddress' as const,
    ...(city ? { addressLocality: city } : {}),
    ...(country ? { addressCountry: country.isoCode } : {}),
  };
  const known = { name: title, description: summary, ...(city || country ? { address } : {}) };
  return card.profileKind === 'STRUCTURE'
    ? { '@type': 'Organization', ...known, areaServed: countriesOf(card) }
    : { '@type': 'Person', ...known, ...(job ? { jobTitle: job } : {}) };
}
