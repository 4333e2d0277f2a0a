import { type Family, familyOfType } from '../../../shared/config/content-types.ts';
import type { Language } from '../../../shared/config/locales.ts';
import { countText } from '../../lib/plural-texts.ts';
import { itemPath } from '../../../shared/links/item-path.ts';
import { withParameters } from '../../../shared/links/with-parameters.ts';
import type { TextRange } from '../../lib/highlights.ts';
import type { Suggestion } from './fetch-suggestions.ts';
import type { SuggestionsKey } from './suggestions-script-texts.ts';

/** A line of the list. */
export interface Choice {
  href: string;
  title: string;
  /** Ranges of the title that match the typed text, as the search interpreted it. */
  highlights: readonly TextRange[];
  /** Kind of the destination, as text. */
  kind: string;
  /** How much it leads to. */
  count: string | undefined;
  family: Family | undefined;
}

const pathOf = ({ type, slug }: Suggestion, language: Language): string | undefined =>
  type && slug ? itemPath(type, slug, language) : undefined;

/** Link of a suggestion. */
export function choiceOf(
  suggestion: Suggestion,
  {
    texts,
    language,
    listPath,
    isScoped,
  }: {
    texts: Readonly<Record<SuggestionsKey, string>>;
    language: Language;
    listPath: string;
    isScoped: boolean;
  },
): Choice[] {
  const { kind, title, titleHighlights: highlights, type, key, count } = suggestion;
  if (kind === 'item') {
    const href = pathOf(suggestion, language);
    if (!href || !type) return [];
    const family = familyOfType(type);
    return [{ href, title, highlights, kind: texts[family], count: undefined, family }];
  }
  if (!key) return [];
  const isCountry = kind === 'country';
  return [
    {
      href: withParameters(listPath, { [isCountry ? 'country' : 'sector']: key }),
      title,
      highlights,
      kind: isCountry ? texts.country : texts.sector,
      count: count === null || isScoped ? undefined : countText(texts, 'items', count),
      family: undefined,
    },
  ];
}
