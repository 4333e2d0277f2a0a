import type { EmailLinkViewData } from '../../../shared/forms/auth-forms.ts';
import { toAppError } from '../../errors/app-error.ts';
import type { FormRequest } from '../form-page.ts';
import { hashOf } from './link-hash.ts';

type LinkViewData = Pick<EmailLinkViewData, 'hash' | 'isDead'>;

/** View data of the page of a mail's link, which WordPress looks at without using it up. */
export async function linkViewData(
  formRequest: FormRequest,
  isUsable: (hash: string) => Promise<boolean>,
): Promise<LinkViewData> {
  const hash = hashOf(formRequest);
  // The answer to a sent form says whether its link still works.
  if (hash === '' || formRequest.form) return { hash, isDead: false };
  try {
    return { hash, isDead: !(await isUsable(hash)) };
  } catch (error) {
    // Too many dead links from this network: the form is shown, and its sending, counted for itself, decides.
    if (toAppError(error).code !== 'rate_limited') throw error;
    return { hash, isDead: false };
  }
}
