import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReread } from '../../../graphql/client/reread.ts';
import type { ModerationRowFragment } from '../../../../shared/graphql/generated/operations.ts';
import { Imported } from '../../../components/record-form/imported.tsx';
import type { DecidedResult } from '../decision/decide.ts';
import { oneRowEach } from '../decision/items-of-row.ts';
import { BulkResults } from './bulk-results.tsx';
import { isFiltered, type ListState } from './list-state.ts';
import styles from './list.module.css';
import { QueueRow } from './queue-row.tsx';
import { isDecidable, SelectionBar } from './selection-bar.tsx';
import { keyOf, useSelection } from './use-selection.ts';

interface QueueListProps {
  state: ListState;
  items: readonly ModerationRowFragment[];
}

interface Answered {
  /** Another one for each decision. */
  number: number;
  results: readonly DecidedResult[];
  rows: readonly ModerationRowFragment[];
}

const loadDialog = async () => (await import('./bulk-dialog.tsx')).BulkDialog;

/** The rows of a page, of which several can be decided on at once. */
export function QueueList({ state, items }: QueueListProps) {
  const { t } = useTranslation('moderation');
  const reread = useReread();
  const rows = oneRowEach(items);
  const selection = useSelection(state.type ?? 'all', items);
  const [isOpen, setIsOpen] = useState(false);
  const [answered, setAnswered] = useState<Answered>();

  function showResults(results: readonly DecidedResult[]): void {
    const decided = new Set(results.filter(({ error }) => error === null).map(({ item }) => keyOf(item)));
    setIsOpen(false);
    // The languages of an item have the same result.
    const ofRows = results.filter(({ item }) => selection.rows.some((row) => keyOf(row) === keyOf(item)));
    setAnswered((last) => ({ number: (last?.number ?? 0) + 1, results: ofRows, rows: selection.rows }));
    // Those that failed stay selected.
    selection.set(
      selection.rows.filter((row) => decided.has(keyOf(row))),
      false,
    );
    void reread();
  }

  return (
    <>
      {answered && (
        <BulkResults key={answered.number} results={answered.results} rows={answered.rows} state={state} />
      )}
      <SelectionBar selection={selection} listed={rows} onDecide={() => setIsOpen(true)} />
      {isOpen && (
        <Imported
          load={loadDialog}
          props={{ rows: selection.rows, onClose: () => setIsOpen(false), onResults: showResults }}
        />
      )}
      {items.length === 0 ? (
        <p className={styles['empty']}>{isFiltered(state) ? t('emptyFiltered') : t('empty')}</p>
      ) : (
        <ul className={styles['rows']}>
          {rows.map((row) => (
            <QueueRow
              key={keyOf(row)}
              row={row}
              state={state}
              isSelected={selection.has(row)}
              {...(isDecidable(row) && {
                onSelect: (isSelected: boolean) => selection.set([row], isSelected),
              })}
            />
          ))}
        </ul>
      )}
    </>
  );
}
