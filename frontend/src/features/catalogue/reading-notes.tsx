import { useTranslation } from 'react-i18next';
import { stateAddress } from '../../../shared/catalogue/parameters.ts';
import styles from './catalogue.module.css';
import type { CatalogueData } from './load-catalogue.ts';

/** Notes on what was searched for instead of the words as typed. */
export function ReadingNotes({ found, path }: { found: CatalogueData; path: string }) {
  const { t } = useTranslation('catalogue');
  const { state, reading } = found;
  const { corrections, isPartial } = reading;
  const typed = corrections.map((each) => each.typed);
  return (
    <>
      {corrections.length > 0 && (
        <p className={styles['chips']}>
          {t('corrected', { words: corrections.map(({ used }) => used).join(' ') })}{' '}
          <a
            href={stateAddress(path, { ...state, page: 1, literal: [...state.literal, ...typed] })}
            rel="nofollow"
          >
            {t('asTyped', { words: typed.join(' ') })}
          </a>
        </p>
      )}
      {isPartial && <p className={styles['chips']}>{t('partial')}</p>}
    </>
  );
}
