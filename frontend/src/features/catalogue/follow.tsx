import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/ui/icon.tsx';
import { pathTo } from '../../../shared/config/routes.ts';
import { calendarPath, type FeedId, feedPath, hasCalendar } from '../../../shared/config/document-paths.ts';
import { useSite } from '../../lib/site.ts';
import styles from './follow.module.css';
import { type CatalogueState, stateAddress } from '../../../shared/catalogue/parameters.ts';

interface FollowProps {
  list: FeedId;
  title: string;
  state: CatalogueState;
  /** The screen on which one asks for alerts of the list. */
  alert: string;
}

/** Alerts of the list, the same list as a feed, as a calendar, and as a URL to share. */
export function Follow({ list, title, state, alert }: FollowProps) {
  const { t } = useTranslation('catalogue');
  const { language, origin } = useSite();
  // Feeds, like alerts, are those of the list, whatever month is shown.
  const first = { ...state, page: 1, month: undefined };
  const address = origin + stateAddress(pathTo(list, language), { ...state, page: 1 });
  const shared = t('shareSubject', { title: state.q || title });
  return (
    <aside aria-label={t('follow')} className={styles['follow']}>
      <p>{t('followHint')}</p>
      <ul>
        <li>
          <a href={alert} rel="nofollow">
            <Icon name="search" />
            {t('alert')}
          </a>
        </li>
        <li>
          <a href={stateAddress(feedPath(list, language), first)} type="application/atom+xml" rel="nofollow">
            <Icon name="call" />
            {t('feed')}
          </a>
        </li>
        {hasCalendar(list) && (
          <li>
            <a href={stateAddress(calendarPath(list, language), first)} type="text/calendar" rel="nofollow">
              <Icon name="event" />
              {t('calendar')}
            </a>
          </li>
        )}
        {/* Button that script shows: see components/detail/enhance/sharing.ts. */}
        <li hidden>
          <button type="button" data-share={shared} data-url={address} className={styles['button']}>
            <Icon name="external" />
            {t('share')}
          </button>
        </li>
        <li>
          <button
            type="button"
            hidden
            data-copy={address}
            data-copied={t('copied')}
            className={styles['button']}
          >
            {t('copy')}
          </button>
        </li>
        <li>
          <a href={`mailto:?subject=${encodeURIComponent(shared)}&body=${encodeURIComponent(address)}`}>
            {t('mail')}
          </a>
        </li>
      </ul>
    </aside>
  );
}
