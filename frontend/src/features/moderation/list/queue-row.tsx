import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { languageOfGraphql, languages } from '../../../../shared/config/locales.ts';
import type { ModerationRowFragment } from '../../../../shared/graphql/generated/operations.ts';
import { Waiting } from '../../../content/own-records/waiting.tsx';
import { useSite } from '../../../lib/site.ts';
import { typesetTitle } from '../../../lib/typeset-title.ts';
import { detailAddress } from '../detail/detail-address.ts';
import { LastDecision } from '../last-decision.tsx';
import { isQueueType, typeKeys } from '../queue-types.ts';
import { type ListState, listSearch, statusOfOneKeys } from './list-state.ts';
import styles from './list.module.css';
import { keyOf } from './use-selection.ts';

type Row = ModerationRowFragment;

interface QueueRowProps {
  row: Row;
  state: ListState;
  isSelected: boolean;
  /** Absent where nothing can be decided on it. */
  onSelect?: (isSelected: boolean) => void;
}

/** One record or proposal of the list. */
export function QueueRow({ row, state, isSelected, onSelect }: QueueRowProps) {
  const { t } = useTranslation('moderation');
  const { language } = useSite();
  const id = useId();
  const { type, target, status, waitingSince, owner, ownerId, countries, lastDecision } = row;
  const title = typesetTitle(row.title, row.language);
  const byOwner = { ...state, member: String(ownerId), page: 1 };
  return (
    <li className={styles['row']} aria-labelledby={id} data-row={keyOf(row)}>
      <div className={styles['select']}>
        {onSelect && (
          <input
            type="checkbox"
            aria-label={t('select', { title })}
            checked={isSelected}
            onChange={(event) => onSelect(event.currentTarget.checked)}
          />
        )}
      </div>
      <div className={styles['text']}>
        <p className={styles['kind']} data-type={type}>
          {isQueueType(type) && t(typeKeys[type])}
          {target === 'proposal' && <span className={styles['badge']}>{t('proposal')}</span>}
        </p>
        <h2 id={id} lang={languageOfGraphql(row.language)}>
          {isQueueType(type) ? <Link to={detailAddress(type, row, state, language)}>{title}</Link> : title}
        </h2>
        <Titles row={row} />
      </div>
      <dl className={styles['facts']}>
        <div>
          <dt>{t('owner')}</dt>
          <dd>
            {ownerId === null ? (
              t('noOwner')
            ) : (
              <Link to={{ search: listSearch(byOwner) }}>{owner ?? t('noOwner')}</Link>
            )}
          </dd>
        </div>
        <div>
          <dt>{t('countries')}</dt>
          <dd>{countries.length === 0 ? t('noCountry') : countries.map(({ name }) => name).join(', ')}</dd>
        </div>
      </dl>
      <div className={styles['progress']}>
        {waitingSince ? (
          <Waiting since={waitingSince} />
        ) : (
          <span className={styles['badge']}>{t(statusOfOneKeys[status])}</span>
        )}
        <LockHolder row={row} />
        {lastDecision && <LastDecision decision={lastDecision} />}
      </div>
    </li>
  );
}

/** The languages that the record has, with the title in each other one. */
function Titles({ row: { titles, language, others } }: { row: Row }) {
  const { t } = useTranslation('moderation');
  const own = languageOfGraphql(language);
  return (
    <ul className={styles['languages']}>
      {languages.map((each) => {
        const title = titles[each];
        return (
          <li key={each}>
            <span className={styles['code']}>{each.toUpperCase()}</span>{' '}
            {each === own && t('submittedLanguage')}
            {each !== own && (title === null ? t('missingLanguage') : <span lang={each}>{title}</span>)}
            {others.some((other) => languageOfGraphql(other.language) === each) && (
              <> · {t('decidedTogether')}</>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Name of the person who is viewing the record now. */
function LockHolder({ row: { lock, isLockedByMe } }: { row: Row }) {
  const { t } = useTranslation('moderation');
  if (isLockedByMe) return <span className={styles['lock']}>{t('lock.mine')}</span>;
  if (lock.since === null) return null;
  return (
    <span className={styles['lock']}>
      {lock.holder === null ? t('lock.unknown') : t('lock.other', { name: lock.holder })}
    </span>
  );
}
