import type { FavouritesQuery } from '../../../shared/graphql/generated/operations.ts';

export type FavouriteList = FavouritesQuery['passerelleFavourites'];
export type Favourite = FavouriteList['items'][number];
