import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useInstantText } from '../../../../components/instants/instant-text.tsx';
import { samePlace } from '../../../../lib/same-place.ts';
import { type ReadingState, readingSearch } from './reading-state.ts';
import styles from './reading.module.css';
import type { Received } from './received.ts';

/** The versions that were sent: each can be read, and compared with the one that is shown. */
export function Versions({ application, state }: { application: Received; state: ReadingState }) {
  const { t } = useTranslation('received');
  const instant = useInstantText();
  const { versions, shown, earlier, changed } = application;
  if (versions.length < 2) return null;
  const zone = application.zone ?? 'UTC';
  const to = (version: number, compared?: number) => ({
    search: readingSearch({ ...state, version, earlier: compared }),
  });
  return (
    <section aria-labelledby="versions">
      <h2 id="versions">{t('reading.versions')}</h2>
      <ul className={styles['versions']}>
        {versions.map(({ number, sentAt }) => (
          <li key={number}>
            <Link
              to={to(number)}
              state={samePlace}
              preventScrollReset
              aria-current={number === shown.number ? 'true' : undefined}
            >
              {t('reading.version', { number, instant: instant(sentAt, zone) })}
            </Link>
            {number < shown.number && (
              <Link
                to={to(shown.number, number)}
                state={samePlace}
                preventScrollReset
                aria-current={number === earlier?.number ? 'true' : undefined}
              >
                {t('reading.compare', { shown: shown.number, earlier: number })}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {earlier && <output>{t('reading.changed', { count: changed.length, earlier: earlier.number })}</output>}
    </section>
  );
}
