import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ModerationRowFragment } from '../../../../shared/graphql/generated/operations.ts';
import type { DecidedResult } from '../decision/decide.ts';
import { useFailureText } from '../decision/use-failure-text.ts';
import styles from './list.module.css';
import { keyOf } from './use-selection.ts';

interface BulkResultsProps {
  results: readonly DecidedResult[];
  /** Of the decision, also those that are gone from the list. */
  rows: readonly ModerationRowFragment[];
}

/** How many were decided on, and each that was not, with the reason. It takes the focus. */
export function BulkResults({ results, rows }: BulkResultsProps) {
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
                <strong>{rows.find((row) => keyOf(row) === key)?.title}</strong> — {textOf(error)}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
