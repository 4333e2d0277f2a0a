import { getAuth } from '../../../shared/config/calls/auth-calls.ts';
import { read } from '../../lib/api/read.ts';
import { whenSessionIsOver } from '../../lib/api/session-over.ts';
import type { Options } from './open-sign-in.ts';

/** A chunk of its own, with its texts. */
const importDialog = () => import('./open-sign-in.ts');

/** A CSRF token for the current session. */
export async function newCsrfToken(): Promise<string> {
  return (await read(getAuth))?.csrfToken ?? '';
}

/**
 * The sign-in dialog above the screen, for queries and forms: one at a time, however many
 * of them wait for it.
 * @returns the dialog as queries open it: no user action is behind them, so it waits while a record is being edited
 */
export function sessionDialog(options: Options): () => Promise<boolean> {
  let pending: Promise<boolean> | undefined;

  const signInAgain = (): Promise<boolean> => {
    pending ??= importDialog()
      .then(async (dialog) => dialog.openSignIn(options))
      .catch(() => false)
      .finally(() => {
        pending = undefined;
      });
    return pending;
  };
  whenSessionIsOver(signInAgain);
  return async () => {
    await importDialog()
      .then(async (dialog) => dialog.afterEditing())
      .catch(() => undefined);
    return signInAgain();
  };
}
