import { generateAtomFeed } from 'feedsmith';
import { familyOfArchive, familyOfType } from '../../shared/config/content-types.ts';
import { feedPath } from '../../shared/config/document-paths.ts';
import { type FeedQuery, FeedOperation } from '../../shared/graphql/generated/operations.ts';
import type { QueryFunction } from '../../shared/graphql/operation.ts';
import { familiesKeys, familyKeys } from '../../shared/i18n/family-keys.ts';
import { itemPath } from '../../shared/links/item-path.ts';
import { addressOf, type ListAddress, variablesOf } from './list-address.ts';
import { callText } from './call-lines.ts';
import { plainText } from './plain-text.ts';
import { documentTexts } from './texts.ts';

type Item = FeedQuery['passerelleCatalogue']['items'][number];

/** The newest items of a list as an Atom feed. What only members may read in full is not announced to others. */
export async function atomFeed(list: ListAddress, origin: string, query: QueryFunction): Promise<Buffer> {
  const answer = await query(FeedOperation, variablesOf(list));
  const items = answer.passerelleCatalogue.items.filter(({ locked }) => !locked);
  const own = origin + addressOf(list, feedPath(list.id, list.language));
  const title = titleOf(list);
  const isNarrowed = addressOf({ ...list, state: { ...list.state, q: '' } }).includes('?');
  const t = documentTexts[list.language];
  const xml = generateAtomFeed({
    id: own,
    title: { value: `${t('frame.siteName')} — ${title}` },
    subtitle: { value: `${t('feedSubtitle')}${isNarrowed ? ` ${t('narrowed')}` : ''}` },
    links: [
      { rel: 'self', href: own, type: 'application/atom+xml', hreflang: list.language },
      { rel: 'alternate', href: origin + addressOf(list), type: 'text/html', hreflang: list.language },
    ],
    authors: [{ name: t('frame.siteName'), uri: `${origin}/` }],
    icon: `${origin}/favicon.svg`,
    // An empty list has no date of its own; a fixed date keeps the feed identical.
    updated: new Date(Math.max(0, ...items.map(({ modifiedAt }) => Date.parse(modifiedAt)))),
    entries: items.map((item) => entryOf(item, list, origin)),
  });
  return Buffer.from(xml);
}

export function titleOf({ id, language, state }: ListAddress): string {
  const t = documentTexts[language];
  const title = id === 'search' ? t('search') : t(familiesKeys[familyOfArchive(id)]);
  return plainText(state.q ? t('titleFor', { title, q: state.q }) : title);
}

function entryOf(item: Item, { language }: ListAddress, origin: string) {
  const { host } = new URL(origin);
  const family = familyOfType(item.type);
  const path = itemPath(item.type, item.slug, language);
  const names = [...item.sectors, ...item.countries].map(({ name }) => name);
  return {
    // Stays the same when its address changes.
    id: `tag:${host},2026:${item.type}/${item.groupId}/${language}`,
    title: { value: plainText(item.title) },
    links: [{ rel: 'alternate', href: origin + path, type: 'text/html', hreflang: language }],
    published: new Date(item.publishedAt),
    updated: new Date(item.modifiedAt),
    summary: { value: plainText([item.summary, ...callText(item, language)].join('\n')) },
    categories: [documentTexts[language](familyKeys[family]), ...names].map((name) => ({
      term: plainText(name),
    })),
  };
}
