import { createContext } from 'react';

/** Whether cards and pages have a button for favourites: on public pages, whose document has its form. */
export const FavouritesContext = createContext(false);
