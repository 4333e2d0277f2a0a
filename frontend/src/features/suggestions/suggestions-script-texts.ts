import type { Family } from '../../../shared/config/content-types.ts';
import type { PluralKey } from '../../lib/plural-texts.ts';
import { scriptTexts } from '../../lib/script-texts.ts';

export type SuggestionsKey = 'list' | 'country' | 'sector' | Family | PluralKey<'found'> | PluralKey<'items'>;

/** Names of families label suggestions. */
export const suggestionsTexts = scriptTexts<SuggestionsKey>('suggestions');
