import type { TFunction } from 'i18next';
import type { Language } from '../../../shared/config/locales.ts';
import { pathTo } from '../../../shared/config/routes.ts';
import { dialogNamespaces } from '../../../shared/config/workspace-texts.ts';
import { loadNamespaces } from '../namespaces.ts';
import type { NoticeStore } from '../workspace/notice-store.ts';
import { signInAgain } from './sign-in-form.ts';

export { afterEditing } from './sign-in-form.ts';

export interface Options {
  language: Language;
  notices: NoticeStore;
}

/** Opens the dialog. @returns whether the same person has signed in again */
export async function openSignIn({ language, notices }: Options): Promise<boolean> {
  const i18n = await loadNamespaces(language, dialogNamespaces.session);
  const t: TFunction<'sessionDialog'> = i18n.getFixedT(language, 'sessionDialog');
  const own = {
    title: t('title'),
    lead: t('lead'),
    close: t('close'),
    otherAccount: t('otherAccount'),
  };
  const isHere = await signInAgain(pathTo('forYou', language), own);
  if (isHere) notices.add('success', t('done'));
  return isHere;
}
