import type { Language } from '../config/locales.ts';
import { pathTo } from '../config/routes.ts';
import { favouriteFields } from '../forms/favourite-form.ts';

/** The page of an item among one’s favourites. @param page a safe path to return to, or empty */
export const favouritePath = (language: Language, { id, page }: { id: number; page: string }): string =>
  `${pathTo('favourite', language)}?${new URLSearchParams({
    [favouriteFields.id]: String(id),
    ...(page ? { [favouriteFields.page]: page } : {}),
  })}`;
