import type { TFunction } from 'i18next';
import { whenSessionIsOver } from '../../components/form/client/session-over.ts';
import type { Language } from '../../../shared/config/locales.ts';
import { pathTo } from '../../../shared/config/routes.ts';
import type { NoticeStore } from './notice-store.ts';

interface Options {
  language: Language;
  t: TFunction<'workspace'>;
  notices: NoticeStore;
}

const json = { headers: { accept: 'application/json' } };

/** A token for the session that the browser holds at this moment. */
export async function newCsrfToken(): Promise<string> {
  const response = await fetch('/api/auth/get-auth', json);
  const { data } = (await response.json()) as { data: { csrfToken: string } };
  return data.csrfToken;
}

/**
 * The dialog in which somebody signs in again above the screen, for queries as for forms: one at a time, however many
 * of them wait for it.
 */
export function sessionDialog({ language, t, notices }: Options): () => Promise<boolean> {
  let asking: Promise<boolean> | undefined;

  async function ask(): Promise<boolean> {
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
    asking ??= ask()
      .catch(() => false)
      .finally(() => {
        asking = undefined;
      });
    return asking;
  };
  whenSessionIsOver(signInAgain);
  return signInAgain;
}
