/** The one form of a page for all of its buttons, and of the page that answers it. */
export const favouriteFormId = 'favourite-form';

export const favouriteFields = {
  /** A post of the item. */
  id: 'id',
  /** `no`: it is to be removed. */
  wanted: 'wanted',
  /** The page of the click, to return to. */
  page: 'page',
} as const;

export const unwanted = 'no';

/** View data of the page of a favourite; it contains nothing of the item for people who are not signed in. */
export interface FavouriteViewData {
  id: number;
  /** A safe path, or empty. */
  page: string;
  item?: { title: string; language: 'FR' | 'EN'; path: string; isFavourite: boolean };
}
