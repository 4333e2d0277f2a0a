import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { pathTo } from '../../../../shared/config/routes.ts';
import type { ModerationRecordQuery } from '../../../../shared/graphql/generated/operations.ts';
import { useSite } from '../../../lib/site.ts';
import { listSearch } from '../list/list-state.ts';
import { type DetailState, neighbourAddress } from './detail-address.ts';
import styles from './detail.module.css';

type Found = NonNullable<ModerationRecordQuery['passerelleModerationRecord']>;

/** The list that led here, and the records before and after this one in it. */
export function Neighbours({
  state,
  previous,
  next,
}: { state: DetailState } & Pick<Found, 'previous' | 'next'>) {
  const { t } = useTranslation('moderation');
  const { language } = useSite();
  const { list } = state;
  const before = neighbourAddress(previous, list, language);
  const after = neighbourAddress(next, list, language);
  useShortcut('KeyP', before);
  useShortcut('KeyN', after);
  return (
    <nav aria-label={t('neighbours')} className={styles['neighbours']}>
      <Link to={pathTo('moderations', language) + listSearch(list)}>{t('toList')}</Link>
      {before && (
        <Link to={before} aria-keyshortcuts="Alt+P">
          {t('previous')} <kbd>Alt+P</kbd>
        </Link>
      )}
      {after && (
        <Link to={after} aria-keyshortcuts="Alt+N">
          {t('next')} <kbd>Alt+N</kbd>
        </Link>
      )}
    </nav>
  );
}

/** Goes to an address with Alt and a key, but not from a field, where the same keys write. */
function useShortcut(code: string, address: string | undefined): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!address) return undefined;
    const go = (event: KeyboardEvent): void => {
      const isField = event.target instanceof HTMLTextAreaElement;
      if (event.code !== code || !event.altKey || event.ctrlKey || event.metaKey || isField) return;
      event.preventDefault();
      void navigate(address);
    };
    document.addEventListener('keydown', go);
    return () => document.removeEventListener('keydown', go);
  }, [code, address, navigate]);
}
