import { hashParameter } from '../../../shared/forms/auth-forms.ts';
import type { FormRequest } from '../form-page.ts';
import { queryOf } from '../../input/query-of.ts';

/** What a link of ours carries, and nothing that a page could not hold. */
const wellFormedHash = /^[\w-]{20,200}$/;

/** From the address of the mail's link, or from the form that it filled in. */
export function hashOf({ request, form }: Pick<FormRequest, 'request' | 'form'>): string {
  const searchParams = queryOf(request);
  const hash = (form ?? searchParams).get(hashParameter) ?? '';
  return wellFormedHash.test(hash) ? hash : '';
}
