import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../components/ui/picture.tsx';
import { RouteLink } from '../../components/ui/route-link.tsx';
import { formatDate } from '../../../shared/dates/dates.ts';
import { type Language, languageOfGraphql } from '../../../shared/config/locales.ts';
import type { OwnRecordFieldsFragment } from '../../../shared/graphql/generated/operations.ts';
import { useSite } from '../../lib/site.ts';
import { canTranslate } from '../../content/own-records/can-translate.ts';
import { LanguageStates } from '../../content/own-records/language-states.tsx';
import { RecordRemarks, RecordStatus } from '../../content/own-records/record-state.tsx';
import { RecordSteps } from '../../content/own-records/record-steps.tsx';
import type { Step } from '../../content/own-records/steps.ts';
import styles from './list.module.css';

type Row = OwnRecordFieldsFragment;

interface OwnRowProps {
  row: Row;
  isBusy: boolean;
  run: (row: Row, step: Step) => Promise<void>;
  duplicate: (row: Row, language: Language) => Promise<void>;
}

const canWrite = ({ allowedActions }: Row): boolean => allowedActions.includes('save');
const canPropose = ({ allowedActions }: Row): boolean => allowedActions.includes('propose');

/** One initiative of the list. */
export function OwnRow({ row, isBusy, run, duplicate }: OwnRowProps) {
  const { t } = useTranslation('ownInitiatives');
  const { language } = useSite();
  const id = useId();
  const { title, path, cover } = row;
  return (
    <li className={styles['row']} aria-labelledby={id} data-row={row.id} aria-busy={isBusy || undefined}>
      {cover && <Picture image={cover} sizes="12rem" className={styles['cover']} decorative />}
      <div className={styles['text']}>
        <h2 id={id} tabIndex={-1} lang={languageOfGraphql(row.language)}>
          {path ? <a href={path}>{title}</a> : title}
        </h2>
        <p className={styles['facts']}>
          <RecordStatus record={row} />
          <span>{t('modified', { date: formatDate(row.modifiedAt, language) })}</span>
        </p>
        <RecordRemarks record={row} />
        <LanguageStates
          row={row}
          isBusy={isBusy}
          duplicate={canTranslate(row) ? (to) => duplicate(row, to) : undefined}
        />
        <div className={styles['actions']}>
          {(canWrite(row) || canPropose(row)) && (
            <RouteLink to="editInitiative" parameters={{ id: String(row.id) }} className={styles['edit']}>
              {editText()}
              <span className="visually-hidden"> {title}</span>
            </RouteLink>
          )}
          <RecordSteps row={row} isBusy={isBusy} run={(step) => run(row, step)} />
        </div>
      </div>
    </li>
  );
  function editText(): string {
    if (canPropose(row)) return row.proposal ? t('editProposal') : t('propose');
    return row.allowedActions.includes('submit') ? t('completeAndSubmit') : t('edit');
  }
}
