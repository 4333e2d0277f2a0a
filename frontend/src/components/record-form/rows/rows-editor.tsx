import { type ComponentType, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldDefinition } from '../../../lib/forms/form-definition.ts';
import { useSite } from '../../../lib/site.ts';
import { useLatest } from '../../../lib/use-latest.ts';
import { Button } from '../../ui/button.tsx';
import form from '../../form/form.module.css';
import { fieldId, type RecordFieldProps, useRecordFormParts } from '../record-form-context.ts';
import { useFocusAfterChange } from '../use-focus-after-change.ts';
import { RowFields, type RowFieldsProps } from './row-fields.tsx';
import styles from './rows.module.css';
import { emptyRow, moved, type Row } from './rows.ts';
import { afterInsertion, afterRemoval, afterSwap, type RowMove, useRowUploads } from './use-row-uploads.ts';

interface Removed {
  row: Row;
  index: number;
}

export interface AddRowProps {
  /** Definition of the rows. */
  field: FieldDefinition;
  onAdd: (row: Row) => void;
}

interface RowsEditorProps extends RecordFieldProps {
  /** Component that replaces the fields of the columns. */
  Fields?: ComponentType<RowFieldsProps>;
  /** Component that replaces the button that adds an empty row. */
  Add?: ComponentType<AddRowProps>;
}

/** Rows that are added, filled in, sorted and removed, by the keyboard too. The last removal can be undone. */
export function RowsEditor(props: RowsEditorProps) {
  const { id, field, value, onChange, onBlur, isReadOnly, describedBy } = props;
  const { Fields = RowFields, Add = AddEmptyRow } = props;
  const { t } = useTranslation('recordForm');
  const { language } = useSite();
  const { refused } = useRecordFormParts();
  const [removed, setRemoved] = useState<Removed>();
  const [announced, setAnnounced] = useState('');
  const focusNext = useFocusAfterChange();
  const moveUploads = useRowUploads(field);
  const rows = (value ?? []) as readonly Row[];
  const latest = useLatest(rows);
  const changeCells = useCallback(
    (index: number, cells: Row) =>
      onChange(latest.current.with(index, { ...latest.current[index], ...cells })),
    [onChange, latest],
  );
  const item = field.item?.[language] ?? field.label[language];
  const isFull = field.max !== undefined && rows.length >= field.max;
  const rowId = (index: number): string => fieldId(`${field.key}.${index}`);
  const errorOf = (index: number): string | undefined =>
    refused.find(({ path }) => path === `${field.key}.${index}`)?.message;
  const nameOf = (index: number): string => t('rows.name', { item, number: index + 1 });

  function change(next: readonly Row[], move: RowMove, message: string, focused: string): void {
    onChange(next);
    moveUploads(move);
    setRemoved(undefined);
    setAnnounced(message);
    focusNext(focused);
  }

  function insert(row: Row, index: number, message: string): void {
    change(rows.toSpliced(index, 0, row), afterInsertion(index), message, rowId(index));
  }

  function remove(index: number): void {
    const row = rows[index];
    if (!row) return;
    const isLast = index === rows.length - 1;
    const message = t('rows.removed', { name: nameOf(index) });
    change(rows.toSpliced(index, 1), afterRemoval(index), message, isLast ? id : rowId(index));
    setRemoved({ row, index });
  }

  function move(from: number, to: number): void {
    const message = t('rows.moved', { name: nameOf(from), number: to + 1, total: rows.length });
    change(moved(rows, from, to), afterSwap(from, to), message, rowId(to));
  }

  return (
    <div className={styles['rows']}>
      {rows.length > 0 && (
        <ol className={styles['list']}>
          {rows.map((row, index) => (
            <li key={rowId(index)}>
              <fieldset className={styles['row']}>
                <legend id={rowId(index)} tabIndex={-1}>
                  {nameOf(index)}
                </legend>
                {errorOf(index) && <p className={form['error']}>{errorOf(index)}</p>}
                <Fields field={field} index={index} row={row} onBlur={onBlur} onChange={changeCells} />
                {!isReadOnly && (
                  <div className={styles['actions']}>
                    {index > 0 && (
                      <Button type="button" kind="quiet" onClick={() => move(index, index - 1)}>
                        {t('rows.up')}
                        <span className="visually-hidden"> {nameOf(index)}</span>
                      </Button>
                    )}
                    {index < rows.length - 1 && (
                      <Button type="button" kind="quiet" onClick={() => move(index, index + 1)}>
                        {t('rows.down')}
                        <span className="visually-hidden"> {nameOf(index)}</span>
                      </Button>
                    )}
                    <Button type="button" kind="quiet" onClick={() => remove(index)}>
                      {t('rows.remove')}
                      <span className="visually-hidden"> {nameOf(index)}</span>
                    </Button>
                  </div>
                )}
              </fieldset>
            </li>
          ))}
        </ol>
      )}
      {removed && !isReadOnly && (
        <p className={styles['removed']}>
          {t('rows.removed', { name: nameOf(removed.index) })}
          <Button
            type="button"
            kind="secondary"
            onClick={() =>
              insert(removed.row, removed.index, t('rows.restored', { name: nameOf(removed.index) }))
            }
          >
            {t('rows.undo')}
          </Button>
        </p>
      )}
      {/* Takes the focus when no row is left to take it. */}
      <div id={id} tabIndex={-1} aria-describedby={describedBy} className={styles['add']}>
        {!isReadOnly && !isFull && (
          <Add
            field={field}
            onAdd={(row) => insert(row, rows.length, t('rows.added', { name: nameOf(rows.length) }))}
          />
        )}
        {isFull && <p>{t('rows.full', { count: rows.length })}</p>}
      </div>
      <output className="visually-hidden">{announced}</output>
    </div>
  );
}

export function AddEmptyRow({ field, onAdd }: AddRowProps) {
  const { t } = useTranslation('recordForm');
  const { language } = useSite();
  return (
    <Button type="button" kind="secondary" onClick={() => onAdd(emptyRow(field))}>
      {field.add?.[language] ?? t('rows.add')}
    </Button>
  );
}
