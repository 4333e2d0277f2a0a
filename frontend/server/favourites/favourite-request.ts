import { favouriteFields } from '../../shared/forms/favourite-form.ts';
import { safeReturnPath } from '../../shared/links/return-path.ts';

/** Form of an id: at most as large as ids may be. */
const idForm = /^[1-9]\d{0,8}$/;
/** A longer one does not fit into the address that sign-in returns to. */
const longestPage = 200;

/** The item and the page that a form or an address names; undefined without a valid item number. */
export function favouriteRequestOf(values: URLSearchParams): { id: number; page: string } | undefined {
  const id = values.get(favouriteFields.id) ?? '';
  const page = safeReturnPath(values.get(favouriteFields.page)) ?? '';
  return idForm.test(id) ? { id: Number(id), page: page.length > longestPage ? '' : page } : undefined;
}
