import { graphqlPath } from '../../../shared/config/calls/graphql-path.ts';
import type { Language } from '../../../shared/config/locales.ts';
import { graphqlLanguage } from '../../../shared/config/locales.ts';
import {
  type PasserelleContentType,
  SuggestionsOperation,
  type SuggestionsQuery,
} from '../../../shared/graphql/generated/operations.ts';

export type Suggestion = SuggestionsQuery['passerelleSuggestions'][number];

/** Answers of this visit; deleting a character needs no request. */
const known = new Map<string, Suggestion[]>();
const maxCached = 50;

/**
 * Asks without the client that pages use: that one is twenty times the size of this. A failure is no suggestion.
 * Rejects with an AbortError when `signal` says that the reader has typed on.
 */
export async function fetchSuggestions(
  text: string,
  scope: PasserelleContentType | '',
  language: Language,
  signal: AbortSignal,
): Promise<Suggestion[]> {
  const variables = JSON.stringify({
    language: graphqlLanguage(language),
    text,
    types: scope ? [scope] : null,
  });
  const before = known.get(variables);
  if (before) return before;
  const parameters = new URLSearchParams({ operationId: SuggestionsOperation.id, variables });
  let found: Suggestion[];
  try {
    const response = await fetch(`${graphqlPath}?${parameters}`, {
      headers: { accept: 'application/json' },
      signal,
    });
    if (!response.ok) return [];
    const { data } = (await response.json()) as { data?: SuggestionsQuery };
    found = data?.passerelleSuggestions ?? [];
  } catch (error) {
    if (signal.aborted) throw error;
    return [];
  }
  if (known.size >= maxCached) known.clear();
  known.set(variables, found);
  return found;
}
