import type { ParseKeys } from 'i18next';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';
import { Screen } from '../../components/screen/screen.tsx';
import { Button } from '../../components/ui/button.tsx';
import { pathTo } from '../../../shared/config/routes.ts';
import { withReturn } from '../../../shared/links/return-path.ts';
import { useSite } from '../../lib/site.ts';
import { useErrorStatus } from '../../lib/use-error-status.ts';
import styles from './error-screen.module.css';

type Key = Extract<ParseKeys<'workspace'>, `errors.${string}${'Title' | 'Text'}`>;

interface ErrorTexts {
  title: Key;
  text: Key;
  /** Suggested way out: asking again, or signing in. */
  way?: 'retry' | 'signIn';
}

/** Status of a `QueryError` without a response. */
const offline = 0;
const server: ErrorTexts = { title: 'errors.serverTitle', text: 'errors.serverText', way: 'retry' };
const textsByStatus: Readonly<Record<number, ErrorTexts>> = {
  [offline]: { title: 'errors.offlineTitle', text: 'errors.offlineText', way: 'retry' },
  401: { title: 'errors.sessionTitle', text: 'errors.sessionText', way: 'signIn' },
  403: { title: 'errors.forbiddenTitle', text: 'errors.forbiddenText' },
  404: { title: 'errors.notFoundTitle', text: 'errors.notFoundText' },
  410: { title: 'errors.goneTitle', text: 'errors.goneText' },
  503: { title: 'errors.unavailableTitle', text: 'errors.unavailableText', way: 'retry' },
};

/** Shown instead of a screen that failed; the frame remains. */
export function ErrorScreen() {
  const { t } = useTranslation('workspace');
  const { language, requestId } = useSite();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const here = pathname + search;
  const status = useErrorStatus();
  const { title, text, way } = textsByStatus[status] ?? server;
  useEffect(() => {
    if (status !== offline) return undefined;
    const retry = (): void => void navigate(here, { replace: true });
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [status, navigate, here]);
  return (
    <Screen title={t(title)} lead={t(text)}>
      <p className={styles['ways']}>
        {way === 'retry' && (
          <Link to={here} replace>
            {t('errors.retry')}
          </Link>
        )}
        {way === 'signIn' && (
          <Button href={withReturn(pathTo('login', language), here)}>{t('frame.signIn')}</Button>
        )}
        <Link to={pathTo('forYou', language)}>{t('errors.backToSpace')}</Link>
      </p>
      {(textsByStatus[status] ?? server) === server && (
        <p className={styles['reference']}>{t('errors.reference', { id: requestId })}</p>
      )}
    </Screen>
  );
}

/**
 * Error screen for cases in which not even the frame could be made. It exists in the browser only: the server answers
 * with a page of its own.
 */
export function RootError() {
  return (
    <main id="main" tabIndex={-1}>
      <ErrorScreen />
    </main>
  );
}
