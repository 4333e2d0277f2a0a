import { useApolloClient } from '@apollo/client/react';
import { changeEntity, removeEntity } from '../../graphql/client/change-entity.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReread } from '../../graphql/client/reread.ts';
import { toggleFavourite, updateFavourite } from '../../../shared/config/calls/favourite-calls.ts';
import type { ActionMessage } from '../../components/ui/action-result.tsx';
import { forgetFavouriteGroups } from '../../content/favourites/client/known-groups.ts';
import type { Outcome } from '../../lib/api/sender.ts';
import { send } from '../../lib/api/send.ts';
import type { Favourite } from './favourite.ts';

export interface FavouriteCalls {
  message: ActionMessage | undefined;
  /** The last one that was removed, while that can be undone. */
  removed: Favourite | undefined;
  remove: (favourite: Favourite) => Promise<void>;
  undo: () => Promise<void>;
  /** @returns the problem of the note, if it was refused */
  update: (
    favourite: Favourite,
    changes: { note?: string; remind?: boolean },
    title: string,
  ) => Promise<string | undefined>;
}

const entityOf = (id: number) => ({ __typename: 'PasserelleFavourite', id });

/** Calls that change one’s favourites. The list is read again after each change, also after a refusal. */
export function useFavouriteCalls(): FavouriteCalls {
  const { t } = useTranslation('favourites');
  const reread = useReread();
  const { cache } = useApolloClient();
  const [message, setMessage] = useState<ActionMessage>();
  const [removed, setRemoved] = useState<Favourite>();

  const failureOf = (outcome: Exclude<Outcome, { kind: 'done' }>): ActionMessage => ({
    kind: 'failure',
    text: outcome.kind === 'refused' ? outcome.refusal.message : t('unreachable'),
  });

  async function remove(favourite: Favourite): Promise<void> {
    const outcome = await send(toggleFavourite, { id: favourite.id, isFavourite: false });
    forgetFavouriteGroups();
    if (outcome.kind === 'done') removeEntity(cache, entityOf(favourite.id));
    await reread();
    setRemoved(outcome.kind === 'done' ? favourite : undefined);
    setMessage(outcome.kind === 'done' ? undefined : failureOf(outcome));
  }

  /** Restores the favourite with its note and reminders, which were deleted with it. */
  async function undo(): Promise<void> {
    if (!removed) return;
    const { id, note, remind } = removed;
    const added = await send(toggleFavourite, { id, isFavourite: true });
    const outcome =
      added.kind === 'done'
        ? await send(updateFavourite, { id, note, remind }, { isConfirmed: false })
        : added;
    forgetFavouriteGroups();
    await reread();
    setRemoved(undefined);
    setMessage(outcome.kind === 'done' ? { kind: 'success', text: t('undone') } : failureOf(outcome));
  }

  const update: FavouriteCalls['update'] = async ({ id }, changes, title) => {
    const outcome = await send(updateFavourite, { id, ...changes }, { about: title });
    if (outcome.kind === 'refused' && outcome.refusal.fields[0]) return outcome.refusal.fields[0].message;
    if (outcome.kind === 'done') {
      const { note, remind } = outcome.data;
      changeEntity(cache, entityOf(id), { note, remind });
    }
    await reread();
    setRemoved(undefined);
    setMessage(outcome.kind === 'done' ? undefined : failureOf(outcome));
    return undefined;
  };

  return { message, removed, remove, undo, update };
}
