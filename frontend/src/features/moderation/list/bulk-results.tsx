import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { languageOfGraphql } from '../../../../shared/config/locales.ts';
import type { ModerationRowFragment } from '../../../../shared/graphql/generated/operations.ts';
import { useSite } from '../../../lib/site.ts';
import type { DecidedResult } from '../decision/decide.ts';
import { useFailureText } from '../decision/use-failure-text.ts';
import { detailAddress } from '../detail/detail-address.ts';
import { isQueueType } from '../queue-types.ts';
import type { ListState } from './list-state.ts';
import styles from './list.module.css';
import { keyOf } from './use-selection.ts';

interface BulkResultsProps {
  results: readonly DecidedResult[];
  /** Rows of the decision, including those that are no longer in the list. */
  rows: readonly ModerationRowFragment[];
  /** State of the list, to which the screen of a record leads back. */
  state: ListState;
}

/** How many were decided on, and each that was not, with the reason. It takes the focus. */
export function BulkResults({ results, rows, state }: BulkResultsProps) {
  const { t } = useTranslation('moderation');
  const textOf = useFailureText();
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.focus(), []);
  const failed = results.flatMap(({ item, error }) => (error ? [{ key: keyOf(item), error }] : []));
  const count = results.length - failed.length;
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby="bulk-results"
      className={styles['results']}
      data-kind={failed.length > 0 ? 'failure' : 'success'}
    >
      <h2 id="bulk-results">{t('decidedCount', { count })}</h2>
      {failed.length > 0 && (
        <>
          <p>{t('failedCount', { count: failed.length })}</p>
          <ul>
            {failed.map(({ key, error }) => (
              <li key={key}>
                <FailedRow row={rows.find((row) => keyOf(row) === key)} state={state} error={error} /> —{' '}
                {textOf(error)}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

interface FailedRowProps {
  row: ModerationRowFragment | undefined;
  state: ListState;
  error: NonNullable<DecidedResult['error']>;
}

/** The title of a record, which leads to its screen unless the record is no longer there for the reader. */
function FailedRow({ row, state, error }: FailedRowProps) {
  const { language } = useSite();
  if (!row) return null;
  const { type, title } = row;
  return (
    <strong lang={languageOfGraphql(row.language)}>
      {isQueueType(type) && error.code !== 'not_found' ? (
        <Link to={detailAddress(type, row, state, language)}>{title}</Link>
      ) : (
        title
      )}
    </strong>
  );
}
