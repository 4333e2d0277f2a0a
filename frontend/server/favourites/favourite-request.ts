import { favouriteFields } from '../../shared/forms/favourite-form.ts';
import { safeReturnPath } from '../../shared/links/return-path.ts';

/** As large as an id may be. */
const idForm = /^[1-9]\d{0,8}$/;
/** A longer one does not fit into the address that sign-in returns to. */
const longestPage = 200;

/** What a form or an address says of an item; undefined without the number of one. */
export function favouriteRequestOf(values: URLSearchParams): { id: number; page: string } | undefined {
  const id = values.get(favouriteFields.id) ?? '';
  const page = safeReturnPath(values.get(favouriteFields.page)) ?? '';
  return idForm.test(id) ? { id: Number(id), page: page.length > longestPage ? '' : page } : undefined;
}
