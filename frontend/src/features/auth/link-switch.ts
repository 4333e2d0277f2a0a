import type { Language } from '../../config/locales.ts';
import { pathTo } from '../../config/routes.ts';
import { hashParameter } from './view-data.ts';

/** The page of a mail's link in another language: the link stays with it. */
export function linkSwitch(
  route: 'activation' | 'newPassword' | 'emailConfirm' | 'emailUndo',
  language: Language,
  hash: string,
): string {
  const path = pathTo(route, language);
  return hash ? `${path}?${hashParameter}=${hash}` : path;
}
