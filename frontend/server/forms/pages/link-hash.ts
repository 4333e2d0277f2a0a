import { hashParameter } from '../../../shared/forms/auth-forms.ts';
import type { FormRequest } from '../form-page.ts';
import { queryOf } from '../../input/query-of.ts';

/** Form of a hash in a link of this site. */
const wellFormedHash = /^[\w-]{20,200}$/;

/**
 * The hash in the address of the mail's link, or in the form that was filled in from it; empty when it is malformed.
 */
export function hashOf({ request, form }: Pick<FormRequest, 'request' | 'form'>): string {
  const searchParams = queryOf(request);
  const hash = (form ?? searchParams).get(hashParameter) ?? '';
  return wellFormedHash.test(hash) ? hash : '';
}
