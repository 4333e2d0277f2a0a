import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { type Family, families } from '../../../shared/config/content-types.ts';
import {
  graphqlLanguage,
  type Language,
  languageOfGraphql,
  otherLanguage,
} from '../../../shared/config/locales.ts';
import { withNotice } from '../../../shared/config/parameters.ts';
import {
  type Card_CardFragment,
  MovedOperation,
  type PasserelleLanguage,
} from '../../../shared/graphql/generated/operations.ts';
import type { Operation } from '../../../shared/graphql/operation.ts';
import { archivePath } from '../../../shared/links/archive-path.ts';
import { itemPath } from '../../../shared/links/item-path.ts';
import { languageContext, queryContext } from '../../lib/site.ts';

interface Detail {
  card: Card_CardFragment;
  translations: { language: PasserelleLanguage; slug: string }[];
}

interface BySlug {
  language: PasserelleLanguage;
  slug: string;
}

/** Loader data of a detail page: the item, its paths by language, and the target of the language switch. */
export interface DetailData<Item extends Detail> {
  item: Item;
  alternates: Partial<Record<Language, string>>;
  switchPath: string;
}

function addressesOf({ card, translations }: Detail, own: Language): Partial<Record<Language, string>> {
  const published = [
    { language: own, slug: card.slug },
    ...translations.map(({ language, slug }) => ({ language: languageOfGraphql(language), slug })),
  ];
  return Object.fromEntries(
    published.map(({ language, slug }) => [language, itemPath(card.type, slug, language)]),
  );
}

/** An unknown slug went somewhere (301), was removed (410), or never was (404). */
async function redirectOrNotFound(
  family: Family,
  slug: string,
  { context }: LoaderFunctionArgs,
): Promise<never> {
  const language = context.get(languageContext);
  const { type } = families[family];
  const variables = { language: graphqlLanguage(language), slug, type };
  const { passerelleMoved: moved } = await context.get(queryContext)(MovedOperation, variables);
  if (moved.state === 'moved' && moved.slug) throw redirect(itemPath(type, moved.slug, language), 301);
  throw data(null, { status: moved.state === 'gone' ? 410 : 404 });
}

/** Loads a detail page by the slug of its address. */
export async function loadDetail<Result, Item extends Detail>(
  args: LoaderFunctionArgs,
  family: Family,
  operation: Operation<Result, BySlug>,
  read: (result: Result) => Item | null,
): Promise<DetailData<Item>> {
  const { params, context } = args;
  const language = context.get(languageContext);
  const slug = params['slug'] ?? '';
  const item = read(
    await context.get(queryContext)(operation, { language: graphqlLanguage(language), slug }),
  );
  if (!item) return redirectOrNotFound(family, slug, args);
  const alternates = addressesOf(item, language);
  const other = otherLanguage(language);
  return { item, alternates, switchPath: alternates[other] ?? withNotice(archivePath(family, other)) };
}
