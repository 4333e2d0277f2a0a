import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../components/ui/picture.tsx';
import { RouteLink } from '../../components/ui/route-link.tsx';
import { formatDate } from '../../../shared/dates/dates.ts';
import { type Language, languageOfGraphql } from '../../../shared/config/locales.ts';
import type { OwnRecordFieldsFragment } from '../../../shared/graphql/generated/operations.ts';
import { useSite } from '../../lib/site.ts';
import { LanguageStates } from './language-states.tsx';
import { type ListedStatus, statusKeys } from './list-state.ts';
import styles from './list.module.css';
import { RowSteps } from './row-steps.tsx';
import type { Step } from './steps.ts';
import { Waiting } from './waiting.tsx';

type Row = OwnRecordFieldsFragment;

interface OwnRowProps {
  row: Row;
  isBusy: boolean;
  run: (row: Row, step: Step) => Promise<void>;
  duplicate: (row: Row, language: Language) => Promise<void>;
}

const canWrite = ({ allowedActions }: Row): boolean => allowedActions.includes('save');

/** One initiative of the list. */
export function OwnRow({ row, isBusy, run, duplicate }: OwnRowProps) {
  const { t } = useTranslation('ownInitiatives');
  const { language } = useSite();
  const id = useId();
  const { title, status, moderation, proposal, path, cover } = row;
  const isKnown = Object.hasOwn(statusKeys, status);
  return (
    <li className={styles['row']} aria-labelledby={id} data-row={row.id} aria-busy={isBusy || undefined}>
      {cover && <Picture image={cover} sizes="12rem" className={styles['cover']} decorative />}
      <div className={styles['text']}>
        <h2 id={id} tabIndex={-1} lang={languageOfGraphql(row.language)}>
          {path ? <a href={path}>{title}</a> : title}
        </h2>
        <p className={styles['facts']}>
          {isKnown && (
            <span className={styles['badge']} data-status={status}>
              {t(statusKeys[status as ListedStatus])}
            </span>
          )}
          {row.waitingSince && <Waiting since={row.waitingSince} />}
          <span>{t('modified', { date: formatDate(row.modifiedAt, language) })}</span>
        </p>
        {moderation.comment && (
          <blockquote className={styles['comment']}>
            <p className={styles['commentTitle']}>{t('comment')}</p>
            <p>{moderation.comment}</p>
          </blockquote>
        )}
        {proposal && <p>{t('proposal', { date: formatDate(proposal.date, language) })}</p>}
        <LanguageStates
          row={row}
          isBusy={isBusy}
          duplicate={canWrite(row) ? (to) => void duplicate(row, to) : undefined}
        />
        <div className={styles['steps']}>
          {canWrite(row) && (
            <RouteLink to="editInitiative" parameters={{ id: String(row.id) }} className={styles['edit']}>
              {row.allowedActions.includes('submit') ? t('completeAndSubmit') : t('edit')}
              <span className="visually-hidden"> {title}</span>
            </RouteLink>
          )}
          <RowSteps row={row} isBusy={isBusy} run={(step) => run(row, step)} />
        </div>
      </div>
    </li>
  );
}
