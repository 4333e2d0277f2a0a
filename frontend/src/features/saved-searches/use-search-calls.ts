import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deleteSearch, saveSearch } from '../../../shared/config/calls/saved-search-calls.ts';
import type { ActionMessage } from '../../components/ui/action-result.tsx';
import { removeEntity } from '../../graphql/client/change-entity.ts';
import { useReread } from '../../graphql/client/reread.ts';
import { send } from '../../lib/api/send.ts';
import type { Outcome } from '../../lib/api/sender.ts';
import type { SavedSearch, SearchBody } from './search-address.ts';

export interface SearchCalls {
  message: ActionMessage | undefined;
  /** @returns the problem of the name, if it was refused */
  save: (search: SearchBody) => Promise<string | undefined>;
  remove: (search: SavedSearch) => Promise<void>;
}

/** Calls that change one’s saved searches. The list is read again after each, also after a refusal. */
export function useSearchCalls(): SearchCalls {
  const { t } = useTranslation('savedSearches');
  const reread = useReread();
  const { cache } = useApolloClient();
  const [message, setMessage] = useState<ActionMessage>();

  function say(outcome: Outcome): void {
    if (outcome.kind === 'done') setMessage(undefined);
    else
      setMessage({
        kind: 'failure',
        text: outcome.kind === 'refused' ? outcome.refusal.message : t('unreachable'),
      });
  }

  const save: SearchCalls['save'] = async (search) => {
    const outcome = await send(saveSearch, search, { about: search.name });
    const problem = outcome.kind === 'refused' ? outcome.refusal.fields[0]?.message : undefined;
    if (problem !== undefined) return problem;
    await reread();
    say(outcome);
    return undefined;
  };

  async function remove({ id, name }: SavedSearch): Promise<void> {
    const outcome = await send(deleteSearch, { id }, { about: name });
    if (outcome.kind === 'done') removeEntity(cache, { __typename: 'PasserelleSavedSearch', id });
    await reread();
    say(outcome);
  }

  return { message, save, remove };
}
