import type { TFunction } from 'i18next';
import { getAuth } from '../../../shared/config/calls/auth-calls.ts';
import { read } from '../../lib/api/read.ts';
import { whenSessionIsOver } from '../../lib/api/session-over.ts';
import type { Language } from '../../../shared/config/locales.ts';
import { pathTo } from '../../../shared/config/routes.ts';
import { dialogNamespaces } from '../../../shared/config/workspace-texts.ts';
import { loadNamespaces } from '../namespaces.ts';
import type { NoticeStore } from '../workspace/notice-store.ts';

interface Options {
  language: Language;
  notices: NoticeStore;
}

/** A CSRF token for the current session. */
export async function newCsrfToken(): Promise<string> {
  return (await read(getAuth))?.csrfToken ?? '';
}

/**
 * The sign-in dialog above the screen, for queries and forms: one at a time, however many
 * of them wait for it.
 * @returns the dialog as queries open it: no user action is behind them, so it waits while a record is being edited
 */
export function sessionDialog({ language, notices }: Options): () => Promise<boolean> {
  let pending: Promise<boolean> | undefined;

  async function openSignInDialog(): Promise<boolean> {
    const [{ signInAgain }, i18n] = await Promise.all([
      import('./sign-in-form.ts'),
      loadNamespaces(language, dialogNamespaces.session),
    ]);
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

  const signInAgain = (): Promise<boolean> => {
    pending ??= openSignInDialog()
      .catch(() => false)
      .finally(() => {
        pending = undefined;
      });
    return pending;
  };
  whenSessionIsOver(signInAgain);
  return async () => {
    await import('./sign-in-form.ts').then(async (form) => form.afterEditing()).catch(() => undefined);
    return signInAgain();
  };
}
