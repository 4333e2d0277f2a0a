import { useApolloClient } from '@apollo/client/react';
import { graphqlLanguage } from '../../../shared/config/locales.ts';
import { FavouriteFeedDocument } from '../../../shared/graphql/generated/documents/favourite-feed.ts';
import type { FavouriteFeedQuery } from '../../../shared/graphql/generated/operations.ts';
import { useSite } from '../../lib/site.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReread } from '../../graphql/client/reread.ts';
import { changeFavouriteFeed } from '../../../shared/config/calls/favourite-calls.ts';
import { type ActionMessage, ActionResult } from '../../components/ui/action-result.tsx';
import { Button } from '../../components/ui/button.tsx';
import { send } from '../../lib/api/send.ts';
import styles from './favourites.module.css';

/** Calendar programs open it themselves. */
const webcal = (url: string): string => url.replace(/^https?:/, 'webcal:');

/** The private calendar: its secret address, made on request, replaced and revoked. */
export function CalendarSection({ url }: { url: string | null }) {
  const { t } = useTranslation('favourites');
  const reread = useReread();
  const { language } = useSite();
  const { cache } = useApolloClient();
  const [message, setMessage] = useState<ActionMessage>();
  const [isBusy, setBusy] = useState(false);

  async function change(action: 'renew' | 'revoke'): Promise<void> {
    setBusy(true);
    const outcome = await send(changeFavouriteFeed, { action });
    if (outcome.kind === 'done') {
      const { url: made } = outcome.data;
      const variables = { language: graphqlLanguage(language) };
      cache.updateQuery<FavouriteFeedQuery>(
        { query: FavouriteFeedDocument, variables },
        (held) => held && { passerelleFavouriteFeed: { ...held.passerelleFavouriteFeed, url: made } },
      );
    }
    await reread();
    setBusy(false);
    if (outcome.kind === 'done') return setMessage(undefined);
    const failure = outcome.kind === 'refused' ? outcome.refusal.message : t('unreachable');
    setMessage({ kind: 'failure', text: failure });
    // The pressed button is another one.
    document.getElementById('calendar')?.focus();
  }

  async function copy(address: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(address);
      setMessage({ kind: 'success', text: t('copied') });
    } catch {
      // The browser does not allow it: the address is selected, to be copied by hand.
      document.querySelector<HTMLInputElement>('#calendar-address')?.select();
    }
  }

  return (
    <section aria-labelledby="calendar" className={styles['calendar']}>
      <h2 id="calendar" tabIndex={-1}>
        {t('calendar')}
      </h2>
      <p>{t('calendarText')}</p>
      {url === null ? (
        <Button type="button" kind="secondary" busy={isBusy} onClick={() => void change('renew')}>
          {t('makeCalendar')}
        </Button>
      ) : (
        <>
          <label htmlFor="calendar-address">{t('calendarAddress')}</label>
          <input id="calendar-address" type="url" readOnly value={url} className={styles['address']} />
          <p className={styles['soft']}>{t('calendarWarning')}</p>
          <div className={styles['actions']}>
            <Button type="button" kind="secondary" onClick={() => void copy(url)}>
              {t('copy')}
            </Button>
            <a href={webcal(url)} className={styles['link']}>
              {t('subscribe')}
            </a>
            <Button type="button" kind="quiet" busy={isBusy} onClick={() => void change('renew')}>
              {t('renewCalendar')}
            </Button>
            <Button type="button" kind="quiet" busy={isBusy} onClick={() => void change('revoke')}>
              {t('revokeCalendar')}
            </Button>
          </div>
        </>
      )}
      <ActionResult kind={message?.kind} text={message?.text} />
    </section>
  );
}
