import type { Card_CardFragment } from '../../../shared/graphql/generated/operations.ts';
import { itemPath } from '../../../shared/links/item-path.ts';
import type { DataContext, Thing } from '../../lib/structured-data.ts';

/** The first items of a list, each by its address. */
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
        return { '@type': 'ListItem', position: index + 1, name: card.title, url: context.origin + path };
      }),
    },
  ];
}
