/** Cache tags: what a page read, so that a change in WordPress empties exactly the pages that show it. */

type TagsOfVariables = (variables: Record<string, unknown>, result: unknown) => string[];

/** Names of countries and sectors are on every page with content. */
const reference = 'reference';

const isEmpty = (result: unknown): boolean =>
  (result as { passerelleCatalogue?: { total?: number } } | null)?.passerelleCatalogue?.total === 0;

const ofList: TagsOfVariables = ({ filter }, result) => {
  const { type } = (filter ?? {}) as { type?: string | null };
  // An empty answer has counts without the filter by type.
  return [type && !isEmpty(result) ? `catalogue:${type}` : 'catalogue', reference];
};

const tagsByOperation: Readonly<Record<string, TagsOfVariables>> = {
  Layout: () => ['layout'],
  // The target of an unknown address may change with any publication.
  Moved: () => ['catalogue'],
  Home: () => ['catalogue', 'home', reference],
  Page: ({ key }) => [`page:${String(key)}`],
  Catalogue: ofList,
  Feed: ofList,
  SitemapParts: () => ['catalogue'],
  SitemapPage: ({ type }) => [`catalogue:${String(type)}`],
  Suggestions: () => ['catalogue', reference],
};

function collectItemTags(value: unknown, found: Set<string>): void {
  if (Array.isArray(value)) {
    for (const item of value) collectItemTags(item, found);
  } else if (value && typeof value === 'object') {
    const { groupId } = value as { groupId?: unknown };
    if (typeof groupId === 'number') found.add(`item:${groupId}`);
    for (const item of Object.values(value)) collectItemTags(item, found);
  }
}

/** Tags of one answered operation, sorted: its own, and one per item that the answer holds. */
export function tagsOf(operationName: string, variables: object, result: unknown): string[] {
  const own = tagsByOperation[operationName]?.(variables as Record<string, unknown>, result) ?? [reference];
  const found = new Set(own);
  collectItemTags(result, found);
  return [...found].toSorted();
}
