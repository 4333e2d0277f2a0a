import type { TFunction } from 'i18next';
import { getAuth } from '../../../shared/config/calls/auth-calls.ts';
import { read } from '../../lib/api/read.ts';
import { whenSessionIsOver } from '../../lib/api/session-over.ts';
import type { Language } from '../../../shared/config/locales.ts';
import { pathTo } from '../../../shared/config/routes.ts';
import type { NoticeStore } from './notice-store.ts';

interface Options {
  language: Language;
  t: TFunction<'workspace'>;
  notices: NoticeStore;
}

/** A CSRF token for the current session. */
export async function newCsrfToken(): Promise<string> {
  return (await read(getAuth))?.csrfToken ?? '';
}

/**
 * The sign-in dialog above the screen, for queries and forms: one at a time, however many
 * of them wait for it.
 */
export function sessionDialog({ language, t, notices }: Options): () => Promise<boolean> {
  let pending: Promise<boolean> | undefined;

  async function openSignInDialog(): Promise<boolean> {
    const { signInAgain } = await import('./sign-in-dialog.ts');
    const own = {
      title: t('session.title'),
      lead: t('session.lead'),
      close: t('session.close'),
      otherAccount: t('session.otherAccount'),
    };
    const isHere = await signInAgain(pathTo('forYou', language), own);
    if (isHere) notices.add('success', t('notices.signedInAgain'));
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
  return signInAgain;
}
