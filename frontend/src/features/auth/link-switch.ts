import type { Language } from '../../../shared/config/locales.ts';
import { pathTo } from '../../../shared/config/routes.ts';
import { hashParameter } from '../../../shared/forms/auth-forms.ts';

/** The page of a mail's link in another language: the link stays with it. */
export function linkSwitch(
  route: 'activation' | 'newPassword' | 'emailConfirm' | 'emailUndo',
  language: Language,
  hash: string,
): string {
  const path = pathTo(route, language);
  return hash ? `${path}?${hashParameter}=${hash}` : path;
}
