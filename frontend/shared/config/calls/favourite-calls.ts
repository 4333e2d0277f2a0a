import {
  ChangeFavouriteFeedOperation,
  FavouriteFeedOperation,
  FavouriteGroupsOperation,
  FavouritesOperation,
  ToggleFavouriteOperation,
  UpdateFavouriteOperation,
} from '../../graphql/generated/operations.ts';
import { anyMember } from '../rights.ts';
import type { CallRow } from './call.ts';

/** `type` is one of the search, which has structures among the profiles; `coming`: only what has a date ahead. `card` and `date` are null for what is not public any more. */
export const listFavourites = {
  path: '/api/dashboard/favourites/list',
  method: 'GET',
  summary: 'One’s own favourites with the next date of each, in the language of x-locale where they have it',
  who: anyMember,
  operation: FavouritesOperation,
  fills: ['language'],
} as const satisfies CallRow;

/** Groups of one's favourites, for the buttons of public pages, which are the same for everybody. */
export const favouriteGroups = {
  path: '/api/dashboard/favourites/groups',
  method: 'GET',
  summary: 'The groups of all of one’s own favourites',
  who: anyMember,
  operation: FavouriteGroupsOperation,
  as: 'groupIds',
} as const satisfies CallRow;

/** `isFavourite` sets the state; without it, the state is toggled. Answers the new state. */
export const toggleFavourite = {
  path: '/api/dashboard/favourites/toggle',
  silent: 'button',
  method: 'POST',
  summary: 'Add a public item to one’s own favourites, or remove it',
  who: anyMember,
  operation: ToggleFavouriteOperation,
  errors: ['not_found', 'too_many_favourites'],
} as const satisfies CallRow;

export const updateFavourite = {
  path: '/api/dashboard/favourites/update',
  confirms: 'favouriteSaved',
  method: 'POST',
  summary: 'Write a note to a favourite, or turn its reminders on or off',
  who: anyMember,
  operation: UpdateFavouriteOperation,
  errors: ['not_found'],
} as const satisfies CallRow;

/** Each renewal ends the address before; a revoked one never comes back. */
export const changeFavouriteFeed = {
  path: '/api/dashboard/favourites/feed',
  confirms: { renew: 'calendarMade', revoke: 'calendarRevoked' },
  method: 'POST',
  summary: 'Make, replace or revoke the secret address of the calendar of one’s own favourites',
  who: anyMember,
  operation: ChangeFavouriteFeedOperation,
  fills: ['language'],
} as const satisfies CallRow;

export const favouriteFeed = {
  path: '/api/dashboard/favourites/feed',
  method: 'GET',
  summary: 'The secret address of the calendar of one’s own favourites, null without one',
  who: anyMember,
  operation: FavouriteFeedOperation,
  fills: ['language'],
} as const satisfies CallRow;
