import { data, type LoaderFunctionArgs } from 'react-router';
import limits from '../../../../wp-plugin/config/limits.json' with { type: 'json' };
import type { Family } from '../../config/content-types.ts';
import { graphqlLanguage, otherLanguage } from '../../config/locales.ts';
import { untranslatedNotice } from '../../config/parameters.ts';
import {
  CatalogueOperation,
  type CatalogueQuery,
  type Card_CardFragment,
  UntranslatedOperation,
} from '../../graphql/generated/operations.ts';
import { languageContext, queryContext } from '../../lib/site.ts';
import { type Choices, choicesOf } from './choices.ts';
import { type CatalogueState, readState } from './parameters.ts';
import { queryVariables } from './query-variables.ts';

/** What exists in the other language only. */
export interface Elsewhere {
  total: number;
  /** The first of them; none unless the reader is at the end of the list. */
  items: Card_CardFragment[];
}

export interface CatalogueData {
  state: CatalogueState;
  items: Card_CardFragment[];
  total: number;
  lastPage: number;
  choices: Choices;
  /** What taking one filter away would give; only where nothing was found. */
  relaxations: CatalogueQuery['passerelleCatalogue']['relaxations'];
  elsewhere: Elsewhere;
  /** true: the reader came from a page that has no translation. */
  untranslated: boolean;
}

/** Loads the list that an address describes. `family` fixes the type; the search leaves it to the reader. */
export async function loadCatalogue(
  { request, context }: LoaderFunctionArgs,
  family?: Family,
): Promise<CatalogueData> {
  const parameters = new URL(request.url).searchParams;
  const language = context.get(languageContext);
  const query = context.get(queryContext);
  const asked = readState(parameters);
  const fixed = family ? { ...asked, type: family } : asked;
  const ask = (page: number) =>
    query(CatalogueOperation, queryVariables({ ...fixed, page }, graphqlLanguage(language)));

  let answer = await ask(asked.page);
  const { total, perPage } = answer.passerelleCatalogue;
  if (perPage < 1) throw data(null, { status: 500 });
  const lastPage = Math.max(1, Math.ceil(total / perPage));
  if (asked.page > lastPage) answer = await ask(lastPage);
  const { items, otherLanguageTotal, relaxations } = answer.passerelleCatalogue;
  const page = Math.min(asked.page, lastPage);

  async function askElsewhere(): Promise<Elsewhere> {
    if (otherLanguageTotal === 0 || page < lastPage) return { total: otherLanguageTotal, items: [] };
    const { filter, sort, language: other } = queryVariables(fixed, graphqlLanguage(otherLanguage(language)));
    const found = await query(UntranslatedOperation, {
      language: other,
      perPage: limits.catalogue.otherLanguageItems,
      sort,
      filter: { ...filter, onlyUntranslated: true },
    });
    return { total: otherLanguageTotal, items: found.passerelleCatalogue.items };
  }

  return {
    state: { ...asked, type: family ? undefined : asked.type, page },
    items,
    total,
    lastPage,
    choices: choicesOf(answer, asked, language),
    relaxations,
    elsewhere: await askElsewhere(),
    untranslated: parameters.get('notice') === untranslatedNotice,
  };
}
