import { Icon } from '../../components/ui/icon.tsx';
import { calendarPath, type FeedId, feedPath, hasCalendar } from '../../config/routes.ts';
import { useTranslate } from '../../i18n/use-translate.ts';
import { useSite } from '../../lib/site.ts';
import styles from './follow.module.css';
import type { fr } from './locales/fr.ts';
import { type CatalogueState, stateAddress } from './parameters.ts';
import { pathTo } from '../../config/routes.ts';

/** The same list as a feed, as a calendar, and as an address to send to somebody. */
export function Follow({ list, title, state }: { list: FeedId; title: string; state: CatalogueState }) {
  const t = useTranslate<{ catalogue: typeof fr }>();
  const { language, origin } = useSite();
  const first = { ...state, page: 1 };
  const address = origin + stateAddress(pathTo(list, language), first);
  const subject = encodeURIComponent(t('catalogue.shareSubject', { title: state.q || title }));
  return (
    <aside aria-label={t('catalogue.follow')} className={styles['follow']}>
      <p>{t('catalogue.followHint')}</p>
      <ul>
        <li>
          <a href={stateAddress(feedPath(list, language), first)} type="application/atom+xml" rel="nofollow">
            <Icon name="call" />
            {t('catalogue.feed')}
          </a>
        </li>
        {hasCalendar(list) && (
          <li>
            <a href={stateAddress(calendarPath(list, language), first)} type="text/calendar" rel="nofollow">
              <Icon name="event" />
              {t('catalogue.calendar')}
            </a>
          </li>
        )}
        <li>
          <a href={`mailto:?subject=${subject}&body=${encodeURIComponent(address)}`} data-share={address}>
            <Icon name="external" />
            {t('catalogue.share')}
          </a>
        </li>
      </ul>
    </aside>
  );
}
